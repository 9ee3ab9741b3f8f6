import type { Reviewer } from '../review/review.ts'
import type { Evaluator } from '../search/evaluator.ts'
import type { SearchModel } from '../search/model.ts'
import { playedOut } from '../search/rollouts.ts'
import { knowledge } from './elfenland/bot/evaluator.ts'
import { elfengoldModel, elfenlandModel } from './elfenland/bot/search-model.ts'
import { appraisal as silverAndGoldAppraisal } from './silver-and-gold/bot/evaluator.ts'
import { insight as silverAndGoldInsight } from './silver-and-gold/bot/search-model.ts'

/** The server and the browser do not know the types of a game. */
const reviewer = <Open, Own, Secret, Move>(
  insight: SearchModel<Open, Own, Secret, Move>,
  appraisal: Evaluator<Open, Own, Secret, Move>,
): Reviewer => ({ insight: insight as SearchModel, appraisal: appraisal as Evaluator })

const REVIEWERS: Readonly<Record<string, Reviewer>> = {
  'silver-and-gold': reviewer(silverAndGoldInsight, silverAndGoldAppraisal),
  elfenland: reviewer(elfenlandModel, playedOut(elfenlandModel, knowledge)),
  elfengold: reviewer(elfengoldModel, playedOut(elfengoldModel, knowledge)),
}

/** Who reviews a game and gives hints in it. */
export const reviewerOf = (game: string): Reviewer | undefined => REVIEWERS[game]
