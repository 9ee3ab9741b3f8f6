import { appraisal as silverAndGoldAppraisal } from '../games/silver-and-gold/bot/appraisal.ts'
import { insight as silverAndGoldInsight } from '../games/silver-and-gold/bot/insight.ts'
import type { Reviewer } from './review.ts'

const REVIEWERS: Readonly<Record<string, Reviewer>> = {
  'silver-and-gold': { insight: silverAndGoldInsight, appraisal: silverAndGoldAppraisal } as Reviewer,
}

/** Who reviews a game and gives hints in it. */
export const reviewerOf = (game: string): Reviewer | undefined => REVIEWERS[game]
