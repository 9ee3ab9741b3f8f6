import {
  at,
  fastChance,
  fastSeed,
  type Match,
  type Seat,
  type State,
  stateAt,
  viewOf,
} from '../../kernel/index.ts'
import type { Reviewer } from '../../search/evaluator.ts'
import { memoryIn } from '../../search/play-out.ts'
import { type Hint, hintFor } from '../hint.ts'
import { reviewMatch } from '../review.ts'

/** Advice that was given in a position of a match, by a hint or by a review. */
export interface AdvisedDecision {
  readonly state: State
  readonly turns: number
  readonly seat: Seat
  readonly memory: unknown
  readonly advice: Hint
}

const BUDGET = { iterations: 6 }

/** Hints at every `every`th decision of a match, for the player who decided there. */
export function* hintsIn(match: Match, reviewer: Reviewer, every: number): Generator<AdvisedDecision> {
  for (let turns = match.log.length % every; turns < match.log.length; turns += every) {
    const state = stateAt(match, turns)
    const { seat } = at(match.log, turns)
    const memory = memoryIn(match, reviewer.model, seat, turns)
    const chance = fastChance(fastSeed(turns))
    const advice = hintFor(reviewer, viewOf(state, seat), chance, { memory, budget: BUDGET })
    yield { state, turns, seat, memory, advice }
  }
}

/** What a review calls better than the moves that were made. It marks all that it doubts, confirmed or not. */
export function* correctionsIn(match: Match, reviewer: Reviewer): Generator<AdvisedDecision> {
  for (const { turns, seat = 0, decision } of reviewMatch(match, reviewer, { confirmations: 0 }).steps) {
    const advice = decision?.better
    if (!advice) continue
    const memory = memoryIn(match, reviewer.model, seat, turns - 1)
    yield { state: stateAt(match, turns - 1), turns: turns - 1, seat, memory, advice }
  }
}
