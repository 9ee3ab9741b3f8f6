import type { Evaluator, Reviewer } from '../search/evaluator.ts'
import type { SearchModel } from '../search/model.ts'
import { rolloutEvaluator } from '../search/rollout-evaluator.ts'
import { staticEvaluator } from './elfenland/bot/evaluator.ts'
import { elfengoldModel, elfenlandModel } from './elfenland/bot/search-model.ts'
import { evaluator as silverAndGoldEvaluator } from './silver-and-gold/bot/evaluator.ts'
import { searchModel as silverAndGoldModel } from './silver-and-gold/bot/search-model.ts'

/** The server and the browser do not know the types of a game. */
const reviewer = <Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  evaluator: Evaluator<Open, Own, Secret, Move>,
): Reviewer => ({ model: model as SearchModel, evaluator: evaluator as Evaluator })

const REVIEWERS: Readonly<Record<string, Reviewer>> = {
  'silver-and-gold': reviewer(silverAndGoldModel, silverAndGoldEvaluator),
  elfenland: reviewer(elfenlandModel, rolloutEvaluator(elfenlandModel, staticEvaluator)),
  elfengold: reviewer(elfengoldModel, rolloutEvaluator(elfengoldModel, staticEvaluator)),
}

/** Who reviews a game and gives hints in it. */
export const reviewerOf = (game: string): Reviewer | undefined => REVIEWERS[game]
