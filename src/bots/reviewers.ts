import { knowledge } from '../games/elfenland/bot/appraisal.ts'
import { elfengoldInsight, elfenlandInsight } from '../games/elfenland/bot/insight.ts'
import { appraisal as silverAndGoldAppraisal } from '../games/silver-and-gold/bot/appraisal.ts'
import { insight as silverAndGoldInsight } from '../games/silver-and-gold/bot/insight.ts'
import type { Appraisal, Insight } from '../kernel/index.ts'
import { playedOut } from './played-out.ts'
import type { Reviewer } from './review.ts'

/** The server and the browser do not know the types of a game. */
const reviewer = <Open, Own, Secret, Move>(
  insight: Insight<Open, Own, Secret, Move>,
  appraisal: Appraisal<Open, Own, Secret, Move>,
): Reviewer => ({ insight: insight as Insight, appraisal: appraisal as Appraisal })

const REVIEWERS: Readonly<Record<string, Reviewer>> = {
  'silver-and-gold': reviewer(silverAndGoldInsight, silverAndGoldAppraisal),
  elfenland: reviewer(elfenlandInsight, playedOut(elfenlandInsight, knowledge)),
  elfengold: reviewer(elfengoldInsight, playedOut(elfengoldInsight, knowledge)),
}

/** Who reviews a game and gives hints in it. */
export const reviewerOf = (game: string): Reviewer | undefined => REVIEWERS[game]
