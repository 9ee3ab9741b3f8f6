import type { Bot, Chance } from '../../../kernel/index.ts'
import { elfenland } from '../rules/game.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'
import { highestBid, seated } from './seated.ts'

/**
 * Every legal move equally likely, in both games; but it never bids more than it owns, as no bot does (E7): among the
 * three hundred legal bids nearly all would be such, and every auction would end with somebody losing all his gold.
 */
export const random: Bot<Open, Own, Move> = {
  name: 'random',
  choose(view, chance) {
    const { open } = view
    if (open.phase === 'auction') return randomBid(seated(view), chance)
    // Both games list their moves by the phase alone.
    const moves = elfenland.legal(view)
    return moves[chance.below(moves.length)]
  },
}

/** A bid or a pass, all equally likely, without listing them. */
function randomBid({ seat, open }: SeatView, chance: Chance): Move {
  const bids = Math.max(0, highestBid(open, seat) - open.bid)
  const nth = chance.below(bids + 1)
  return nth === bids ? PASS : { type: 'bid', gold: open.bid + 1 + nth }
}
