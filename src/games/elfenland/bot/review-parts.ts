import type { Seat } from '../../../kernel/index.ts'
import type { SearchModel } from '../../../search/model.ts'
import { rolloutEvaluator } from '../../../search/rollout-evaluator.ts'
import type { Move } from '../rules/moves.ts'
import type { Variant } from '../rules/options.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { createStaticEvaluator } from './evaluator.ts'
import { elfenlandFigures } from './figures.ts'
import type { Foresight } from './planner/planner.ts'

/** What reviews, hints and statistics of one of the games need. */
export const reviewPartsOf = (
  game: Variant['game'],
  foresight: Foresight,
  model: SearchModel<Open, Own, Secret, Move>,
) => ({
  reviewer: { model, evaluator: rolloutEvaluator(model, createStaticEvaluator(game, foresight)) },
  countFigures: (me: Seat) => elfenlandFigures(foresight, me),
})
