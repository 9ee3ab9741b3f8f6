import { samePlain } from '../../../../kernel/index.ts'
import type { ReviewedDecision } from '../../../../review/review.ts'

/** How an attempt compares with the decision of the match. */
export type Verdict = 'best' | 'better' | 'worse'

/** Compares what a player tries with what was played. A difference of less than this share of the loss counts as none. */
const CLEARLY = 0.8

export function verdictOn(tried: ReviewedDecision, played: ReviewedDecision | undefined): Verdict {
  if (played && samePlain(tried.moves, played.moves)) return played.mark ? 'worse' : 'best'
  if (!tried.mark) return 'best'
  return played && tried.loss < CLEARLY * played.loss ? 'better' : 'worse'
}
