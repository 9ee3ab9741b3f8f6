import {
  forkMatch,
  type Match,
  newFairSeed,
  type Rejection,
  type Seat,
  stateAt,
  tryTurn,
} from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import { memoryIn } from '../search/play-out.ts'
import { judgeDecision } from './judge-decision.ts'
import { CONFIRMATIONS, type ReviewedDecision } from './review.ts'

/**
 * Judges other moves than those that were played after a number of turns, by the same standard as the review. The
 * match does not change.
 */
export function judgeAttempt(
  match: Match,
  reviewer: Reviewer,
  turns: number,
  moves: readonly unknown[],
  confirmations = CONFIRMATIONS,
): ReviewedDecision | Rejection {
  const next = match.log[turns]
  if (!next) return { code: 'notOver' }
  return judgeTurnOf(match, reviewer, { seat: next.seat, turns }, moves, confirmations)
}

/** Judges moves of a seat after a number of turns, which may be all turns of a running match. */
export function judgeTurnOf(
  match: Match,
  reviewer: Reviewer,
  { seat, turns }: { readonly seat: Seat; readonly turns: number },
  moves: readonly unknown[],
  confirmations = CONFIRMATIONS,
): ReviewedDecision | Rejection {
  const tried = tryTurn(forkMatch(match, turns, newFairSeed()), seat, moves)
  if ('code' in tried) return tried
  const { model, evaluator } = reviewer
  const state = stateAt(match, turns)
  const memory = memoryIn(match, model, seat, turns)
  const expected = evaluator.expectedScores(state, memoryIn(match, model, 0, turns))
  const judged = judgeDecision(reviewer, { state, seat, memory, expected }, moves, confirmations)
  return judged?.decision ?? { moves, loss: 0, chanceLoss: 0 }
}
