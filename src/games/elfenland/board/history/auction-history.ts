import type { Seat } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import type { Token } from '../../rules/components/tokens.ts'
import type { Open } from '../../rules/state.ts'
import type { BoardEvent } from './difference.ts'
import { roundStart } from './recently.ts'

/** How the auction of one token ended. Without a buyer the token went back to the pool. */
export interface Sale {
  readonly token: Token
  readonly buyer: Seat | undefined
  readonly gold: number
}

/** What has happened in the auction of this round. */
export interface AuctionHistory {
  /** The tokens that have been auctioned, in the order of the row. */
  readonly sales: readonly Sale[]
  /** The last bid of each seat for the token that is up now; seats that have not bid are missing. */
  readonly bids: ReadonlyMap<Seat, number>
  /** The last bids for the token before, if the hammer has just fallen: their flags fold. */
  readonly folding: ReadonlyMap<Seat, number> | undefined
}

export function auctionHistory(entries: readonly LogLine[]): AuctionHistory {
  const sales: Sale[] = []
  const bids = new Map<Seat, number>()
  let folding: ReadonlyMap<Seat, number> | undefined
  for (const { what } of entries.slice(roundStart(entries))) {
    const event = what as BoardEvent | undefined
    // One act may report two falls of the hammer; the first has the bids.
    folding = isHammerEvent(event) ? (folding ?? new Map(bids)) : undefined
    switch (event?.kind) {
      case 'bid':
        bids.set(event.seat, event.gold)
        break
      case 'won':
        sales.push({ token: event.token, buyer: event.seat, gold: event.gold })
        bids.clear()
        break
      case 'noBid':
        sales.push({ token: event.token, buyer: undefined, gold: 0 })
        bids.clear()
        break
      case 'broke':
        // The token is auctioned again, so nobody's bid counts any more.
        bids.clear()
        break
    }
  }
  return { sales, bids, folding }
}

export type HammerEvent = Extract<BoardEvent, { kind: 'won' | 'broke' | 'noBid' }>

/** The sales that the last act ended, until somebody acts again. */
export function hammerFalls(entries: readonly LogLine[]): readonly HammerEvent[] {
  const events = entries.slice(-MOST_FALLS).map(({ what }) => what as BoardEvent | undefined)
  const before = events.findLastIndex((event) => !isHammerEvent(event))
  return events.slice(before + 1).filter(isHammerEvent)
}

/** Whether everybody has bid away all their gold. */
export const everybodyBroke = ({ players }: Open): boolean => players.every(({ gold }) => gold === 0)

/** One act can end the bidding of a player who cannot pay and then send the token back. */
const MOST_FALLS = 2

const isHammerEvent = (event: BoardEvent | undefined): event is HammerEvent =>
  event?.kind === 'won' || event?.kind === 'broke' || event?.kind === 'noBid'
