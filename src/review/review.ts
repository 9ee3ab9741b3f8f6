import { at, type Match, type Phrase, replayTurn, type Seat, stateAt, viewOf } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { Yardstick } from '../search/levels.ts'
import { levelAccuracies } from './accuracy.ts'
import { clinchedAfter } from './clinched.ts'
import { createHiddenLosses } from './hidden-losses.ts'
import type { Hint } from './hint.ts'
import { judgeDecision, limitToChange } from './judge-decision.ts'
import { reviewSeats } from './seat-reviews.ts'
import { turnCounter } from './table-turns.ts'
import { turningPoints } from './turning-points.ts'

/** The review of a finished match. It is plain JSON; texts are phrases. */
export interface Review {
  readonly game: string
  /** The smallest loss of score that earns a mark. */
  readonly scoreUnit: number
  readonly seats: readonly SeatReview[]
  /** The accuracy of the levels of bots in this game, for comparison. */
  readonly levels: Readonly<Record<Yardstick, number>>
  /** The first is the position before any move. */
  readonly steps: readonly ReviewStep[]
  /**
   * The events that changed the win probabilities most, and what mattered most of each seat's own decisions, in the
   * order of play; `turningPointsFor` picks the three that a reader is shown.
   */
  readonly turningPoints: readonly TurningPoint[]
}

/** How well one player played, and how lucky they were. */
export interface SeatReview {
  /** From 0 to 100, see `accuracy.ts`. 100 means that no decision was marked. */
  readonly accuracy: number
  readonly decisions: number
  readonly marks: Readonly<Record<Mark, number>>
  /**
   * The final score is the sum of par, `byDecisions` (never above 0) and `byLuck`. Par is the average score at this
   * table had nobody made a mistake, so the luck of all seats adds up to zero.
   */
  readonly par: number
  readonly score: number
  readonly byDecisions: number
  readonly byLuck: number
}

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** A position in the match, and the decision that led to it. */
export interface ReviewStep {
  /** How many turns of the log have been played; this identifies the position. */
  readonly turns: number
  readonly when: Phrase
  /** The number of the turn of the table that the step belongs to, from 0; see `tableTurns`. */
  readonly turn: number
  /** The seat that moved; undefined in the first step. */
  readonly seat?: Seat
  /** The expected final score and the win probability of each seat. */
  readonly expected: readonly number[]
  readonly chances: readonly number[]
  /**
   * The win probabilities right after the decision, before Chance was asked or the match ended. Any further change is
   * luck or the outcome of earlier decisions. If neither followed, these equal `chances`.
   */
  readonly decided: readonly number[]
  readonly decision?: ReviewedDecision
}

/** A decision and the best alternative, judged by what the player could know. */
export interface ReviewedDecision {
  readonly moves: readonly unknown[]
  /** The score and the win probability that it cost; the latter never exceeds the change between the steps. */
  readonly loss: number
  readonly chanceLoss: number
  readonly mark?: Mark
  readonly better?: Hint
}

/**
 * The seat's own decision, the effect of what it has decided before, another player's move, chance, or the scoring at
 * the end of the match.
 */
export const TURNING_POINT_CAUSES = ['decision', 'effect', 'others', 'luck', 'end'] as const
type TurningPointCause = (typeof TURNING_POINT_CAUSES)[number]

export interface TurningPoint {
  /** Index into the steps. */
  readonly step: number
  readonly seat: Seat
  readonly cause: TurningPointCause
  /** The seat's win probability before and after, as in the steps. */
  readonly from: number
  readonly to: number
  readonly phrase: Phrase
}

export interface ReviewOptions {
  readonly progress?: (done: number, of: number) => void
  /** How many sampled games must confirm a mistake; 0 trusts the evaluation alone. */
  readonly confirmations?: number
}

/** How many sampled games confirm a mistake, unless the caller asks for another number. */
export const CONFIRMATIONS = 120

/** Reviews a match turn by turn. Every seat is judged by its own view and memory. */
export function reviewMatch(match: Match, reviewer: Reviewer, options: ReviewOptions = {}): Review {
  const steps: ReviewStep[] = []
  for (const step of reviewSteps(match, reviewer, options)) {
    steps.push(step)
    options.progress?.(steps.length - 1, match.log.length)
  }
  return {
    game: match.game.id,
    scoreUnit: reviewer.evaluator.scoreUnit,
    seats: reviewSeats(match, reviewer, steps),
    levels: levelAccuracies(reviewer.evaluator.levelPenalties),
    steps,
    turningPoints: turningPoints(match, reviewer, steps),
  }
}

/** Reviews a match step by step, so that a worker can report progress and stop early. */
export function* reviewSteps(
  match: Match,
  reviewer: Reviewer,
  { confirmations = CONFIRMATIONS }: ReviewOptions = {},
): Generator<ReviewStep> {
  const { game, log } = match
  const { evaluator, model } = reviewer
  const clinched = clinchedAfter(match)
  const end = evaluator.winProbabilities(evaluator.expectedScores(match.state, undefined), match.state.open)
  const state = stateAt(match, 0)
  const memories: unknown[] = state.own.map(() => undefined)
  const observe = (): void => {
    for (const seat of memories.keys()) memories[seat] = model.observe?.(memories[seat], viewOf(state, seat))
  }
  observe()
  let expected = evaluator.expectedScores(state, memories[0])
  let chances = evaluator.winProbabilities(expected, state.open)
  let last: ReviewStep = {
    turns: 0,
    turn: 0,
    when: evaluator.momentOf(state.open),
    expected,
    chances,
    decided: chances,
  }
  const countTurns = turnCounter(evaluator)
  const hidden = createHiddenLosses(state.own.length)
  for (const [index, turn] of log.entries()) {
    const { seat, moves, chance } = turn
    const when = evaluator.momentOf(state.open)
    const tableTurn = countTurns(state.open, seat)
    const before = chances
    const judged = judgeDecision(
      reviewer,
      { state, seat, memory: memories[seat], expected: hidden.reduce(expected) },
      moves,
      confirmations,
    )
    replayTurn(game, state, turn)
    observe()
    const expectedBefore = expected
    expected = evaluator.expectedScores(state, memories[0])
    hidden.advance(evaluator.momentOf(state.open).round, expectedBefore, expected)
    const isAlone = index >= clinched || (chance.length === 0 && index < log.length - 1)
    const chancesNow = (scores: readonly number[]): readonly number[] =>
      evaluator.winProbabilities(scores, state.open)
    if (judged?.isFromGames && isAlone) hidden.lower(seat, at(judged.decided, seat), expected, chancesNow)
    chances = index + 1 < clinched ? chancesNow(hidden.reduce(expected)) : end
    const decided = isAlone ? chances : (judged?.decided ?? before)
    if (judged?.isFromGames && index + 1 < clinched)
      last = raised(last, seat, at(decided, seat) + judged.decision.chanceLoss)
    const change = at(last.chances, seat) - at(decided, seat)
    const decision = judged && limitToChange(judged.decision, change, evaluator.scoreUnit)
    yield last
    last = {
      turns: index + 1,
      turn: tableTurn,
      when,
      seat,
      expected,
      chances,
      decided,
      ...(decision ? { decision } : {}),
    }
  }
  yield last
}

/**
 * The step with a higher win probability of a seat, if the sampled games of its next decision say that it had more to
 * lose. What a marked decision has led to stays as it is, so that its loss does too.
 */
function raised(step: ReviewStep, seat: Seat, chance: number): ReviewStep {
  const { chances, decided, decision } = step
  const isAlone = decided === chances
  const known = at(chances, seat)
  if (chance <= known || (isAlone && decision?.mark)) return step
  const others = (1 - chance) / (1 - known)
  const raisedChances = chances.map((other, index) => (index === seat ? chance : other * others))
  return { ...step, chances: raisedChances, decided: isAlone ? raisedChances : decided }
}
