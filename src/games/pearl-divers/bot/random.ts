import type { Bot } from '../../../kernel/index.ts'
import { pearlDiversGame } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'

/** Plays any legal move. A bot sees what its seat sees, and draws its luck from a source of its own. */
export const random: Bot<Open, Own, Move> = {
  name: 'random',
  choose(view, chance) {
    const moves = pearlDiversGame.legal(view)
    return moves[chance.below(moves.length)]
  },
}
