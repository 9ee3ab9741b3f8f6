import type { Bot, Chance } from '../../../../kernel/index.ts'
import { elfenland } from '../../rules/game.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { Open, Own, SeatView } from '../../rules/state.ts'
import { highestBid, seatViewOf } from '../seat-view.ts'

/**
 * Plays every legal move with the same probability, in both games. Like all bots it never overbids (E7): nearly all of
 * the three hundred legal bids would be overbids, and every auction would end with a player losing all their gold.
 */
export const random: Bot<Open, Own, Move> = {
  name: 'random',
  choose(view, chance) {
    if (view.open.phase === 'auction') return randomBid(seatViewOf(view), chance)
    return randomMove(seatViewOf(view), chance)
  },
}

/** Any legal move. Both games list their moves by phase, so one of them can answer for both. */
export function randomMove(view: SeatView, chance: Chance): Move {
  const moves = elfenland.legal(view)
  return moves[chance.below(moves.length)]
}

/** Any bid that the seat can pay, or a pass, without listing them all. */
function randomBid({ seat, open }: SeatView, chance: Chance): Move {
  const bids = Math.max(0, highestBid(open, seat) - open.bid)
  const nth = chance.below(bids + 1)
  return nth === bids ? PASS : { type: 'bid', gold: open.bid + 1 + nth }
}
