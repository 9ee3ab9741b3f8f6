import { at, type Seat, type State, viewOf } from '../../../kernel/index.ts'
import type { FigureCounter } from '../../../search/figures.ts'
import { otherEnd, TOWNS, type Town } from '../rules/components/map.ts'
import { TOKENS, type Token } from '../rules/components/tokens.ts'
import { TRANSPORTS } from '../rules/components/transport.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { atTable, createPlanner, type Foresight } from './planner/planner.ts'
import { goldWorth } from './policies/bid.ts'
import { seatViewOf } from './seat-view.ts'

/** The lot for which the player has bid, and what they held before the last move. */
interface Bidding {
  readonly token: Token
  readonly worth: number
}

/**
 * Where a player went and by what, which tokens they laid, and what they paid in auctions for what it was worth: the
 * gold by which the bots would have valued the token in the player's place, when the player first bid for it.
 */
export function elfenlandFigures(foresight: Foresight, me: Seat): FigureCounter<Open, Own, Secret, Move> {
  const figures: Record<string, number> = {}
  const add = (name: string, amount = 1): void => {
    figures[name] = (figures[name] ?? 0) + amount
  }
  const plannerAt = atTable(foresight, createPlanner)
  let bidding: Bidding | undefined
  let [gold, held, lot] = [0, 0, -1]

  /** Notices that the last move has sold the lot to the player. */
  function recordSale({ players }: Open): void {
    const player = players[me]
    const holds = player.tokens.reduce((sum, count) => sum + count, player.hiddenTokens)
    if (bidding && holds > held && player.gold < gold) {
      add(`bought.${TOKENS[bidding.token]}`)
      add('bid.lots')
      add('bid.paid', gold - player.gold)
      add('bid.worth', bidding.worth)
      bidding = undefined
    }
    gold = player.gold
    held = holds
  }

  function recordBid(state: State<Open, Own, Secret>): void {
    const { open } = state
    const current = open.round * open.row.length + open.lot
    if (bidding && current === lot) return
    const token = at(open.row, open.lot)
    const worth = Math.max(0, goldWorth(plannerAt(open), seatViewOf(viewOf(state, me)))(token))
    bidding = { token, worth: Math.round(worth * 10) / 10 }
    lot = current
  }

  const visit = (town: Town): void => add(`town.${at(TOWNS, town).id}`)

  function recordMove({ open }: State<Open, Own, Secret>, move: Move): void {
    const { boot } = open.players[me]
    switch (move.type) {
      case 'travel':
        add(`by.${TRANSPORTS[move.by]}`)
        visit(otherEnd(move.road, boot))
        break
      case 'caravan':
        add('by.caravan')
        visit(otherEnd(move.road, boot))
        break
      case 'magicFlight':
        add('by.magicFlight')
        visit(move.town)
        break
      case 'lay':
        add(`token.${TOKENS[move.token]}`)
        break
      case 'doubleTransport':
      case 'exchange':
        add(`token.${move.type}`)
        break
      default:
        break
    }
  }

  return {
    recordMove(state, seat, move) {
      recordSale(state.open)
      if (seat !== me) return
      if (move.type === 'bid') recordBid(state)
      else recordMove(state, move)
    },
    total({ open }) {
      recordSale(open)
      return figures
    },
  }
}
