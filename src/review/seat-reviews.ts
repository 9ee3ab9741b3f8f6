import { at, type Match, sum } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import { accuracyOf, penaltyOf } from './accuracy.ts'
import type { Mark, ReviewedDecision, ReviewStep, SeatReview } from './review.ts'

/** Separates luck from skill: how each seat's final score came about. */
export function reviewSeats(
  { header }: Match,
  { evaluator: { scoreUnit, levelPenalties } }: Reviewer,
  steps: readonly ReviewStep[],
): SeatReview[] {
  const seats = header.seats.map((_, seat) =>
    steps.flatMap((step) => (step.seat === seat && step.decision ? [step.decision] : [])),
  )
  const scores = at(steps, steps.length - 1).expected
  const byDecisions = seats.map((decisions) => 0 - sum(decisions.map(({ loss }) => loss)))
  const faultless = scores.map((score, seat) => score - at(byDecisions, seat))
  // A single player is compared with what was expected at the start.
  const par = seats.length === 1 ? at(at(steps, 0).expected, 0) : sum(faultless) / seats.length
  // All seats are measured by the same number of decisions: nobody is more accurate for having made more bids.
  const decisionsEach = Math.max(1, sum(seats.map(({ length }) => length)) / seats.length)
  return seats.map((decisions, seat) => {
    const marks = countMarks(decisions)
    const penalty = penaltyOf(marks, -at(byDecisions, seat) / scoreUnit)
    return {
      accuracy: accuracyOf(levelPenalties, penalty / decisionsEach),
      decisions: decisions.length,
      marks,
      par,
      score: at(scores, seat),
      byDecisions: at(byDecisions, seat),
      byLuck: at(faultless, seat) - par,
    }
  })
}

function countMarks(decisions: readonly ReviewedDecision[]): Record<Mark, number> {
  const count = (mark: Mark): number => decisions.filter((decision) => decision.mark === mark).length
  return { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') }
}
