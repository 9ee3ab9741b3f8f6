import type { Seat, View } from '../../../kernel/index.ts'
import type { Road } from '../rules/components/map.ts'
import type { Token } from '../rules/components/tokens.ts'
import { HIGHEST_BID, type MoveOf } from '../rules/moves.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'

/** Narrows a view to that of a seat; bots are never asked to play from a spectator's view. */
export function seatViewOf({ seat, open, own }: View<Open, Own>): SeatView {
  if (seat === undefined || own === undefined) throw new Error('a bot needs the view of a seat')
  return { seat, open, own }
}

export const roundsLeft = ({ variant, round }: Open): number => variant.rounds - round

export const holdsToken = ({ seat, open, own }: SeatView, token: Token): boolean =>
  open.players[seat].tokens[token] + own.hiddenTokens[token] > 0

/** Lays a token that the seat holds. An open one goes first, because the other players know about it anyway. */
export function layToken({ seat, open }: SeatView, token: Token, road: Road): MoveOf<'lay'> {
  return { type: 'lay', token, road, hidden: open.players[seat].tokens[token] === 0 }
}

/** The highest legal bid that the seat can pay: bots never overbid (E7). The last bidder may only bid 1 (E6). */
export function highestBid({ bidding, players }: Open, seat: Seat): number {
  return Math.min(players[seat].gold, bidding === 1 << seat ? 1 : HIGHEST_BID)
}

/** A copy of some counts with one more, or one fewer, of a kind. */
export const withCount = (counts: readonly number[], kind: number, change: 1 | -1): number[] =>
  counts.map((count, other) => (other === kind ? count + change : count))
