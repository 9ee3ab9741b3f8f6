import type { Game } from '../../../kernel/index.ts'
import type { SearchModel } from '../../../search/model.ts'
import { elfengold, elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { chooseBid, chooseFar } from './farsighted.ts'
import { imagine } from './imagining.ts'
import { lotWorth } from './lots.ts'
import { playOn } from './playing-on.ts'
import { proposeActions } from './proposing.ts'
import { seated } from './seated.ts'
import { lead } from './standing.ts'

/** What a search needs to know of Elfenland and Elfengold. Journeys are exact already: bids and planning are tried. */
function modelOf<Options>(
  game: Game<Open, Own, Secret, Move, Options>,
): SearchModel<Open, Own, Secret, Move> {
  return {
    game: game as Game<Open, Own, Secret, Move>,
    sample: imagine,
    candidates(view, _memory, limit, isExhausted) {
      const own = seated(view)
      if (own.open.phase === 'planning') return proposeActions(own, limit)
      const { phase, players } = own.open
      // Among more it wins no more games by that, and buys tokens that it does not lay.
      const tries = phase === 'auction' && players.length === 2
      const move = tries ? chooseBid(own, (gold) => lotWorth(own, gold, isExhausted)) : chooseFar(own)
      return [{ moves: [move], value: 0 }]
    },
    policy: playOn,
    isHorizon: ({ open }, root) => open.round > root.round || open.phase === 'roundEnd',
    evaluate: lead,
  }
}

export const elfenlandModel = modelOf(elfenland)
export const elfengoldModel = modelOf(elfengold)
