import type { SearchModel } from '../../../search/model.ts'
import { rolloutEvaluator } from '../../../search/rollout-evaluator.ts'
import type { Move } from '../rules/moves.ts'
import type { Variant } from '../rules/options.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { createStaticEvaluator } from './evaluator.ts'
import { elfenlandFigures } from './figures.ts'

/** What reviews, hints and statistics of one of the games need. */
export const reviewPartsOf = (game: Variant['game'], model: SearchModel<Open, Own, Secret, Move>) => ({
  reviewer: { model, evaluator: rolloutEvaluator(model, createStaticEvaluator(game)) },
  countFigures: elfenlandFigures,
})
