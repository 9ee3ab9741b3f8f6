import {
  fastChance,
  fastSeed,
  type Match,
  type Phrase,
  type Seat,
  type State,
  scriptedChance,
  viewOf,
} from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { Candidate, SearchModel } from '../search/model.ts'
import { compareCandidates } from '../search/paired-comparison.ts'
import { clinchedAfter } from './clinched.ts'
import { wholeTurn } from './hint.ts'
import { turningPoints } from './turning-points.ts'

/** A finished match, looked back on. All of it is plain JSON; texts are phrases. */
export interface Review {
  readonly game: string
  readonly seats: readonly SeatReview[]
  /** The first is the position before any move. */
  readonly steps: readonly Step[]
  /** The steps that changed most, at most three, in the order in which they came. */
  readonly turningPoints: readonly TurningPoint[]
}

/** How one player played, and what he was given. */
export interface SeatReview {
  /** From 0 to 100: how little of the chance to win was given away, decision by decision. */
  readonly accuracy: number
  readonly decisions: number
  readonly marks: Readonly<Record<Mark, number>>
  /**
   * What it ended with is par, what its decisions gave away (never above 0), and luck. Par is what faultless players
   * would have had at this table on average; so the luck of all seats is nothing in sum.
   */
  readonly par: number
  readonly score: number
  readonly byDecisions: number
  readonly byLuck: number
}

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** The position after so many turns of the log, and what led there. */
export interface Step {
  /** How many turns of the log have been played: the link to the position. */
  readonly turns: number
  readonly when: Phrase
  /** Who moved; undefined for the first. */
  readonly seat?: Seat
  /** What each seat is expected to end with, and its chance to win. */
  readonly expected: readonly number[]
  readonly chances: readonly number[]
  /**
   * The chances when the decision was made, before Chance answered or the end came: what differs after it is luck, or
   * what all had decided. Where neither followed they are those after the move, for nobody else changed anything.
   */
  readonly decided: readonly number[]
  readonly decision?: Decision
}

/** What was decided and what would have been best, judged by what the player could know. */
export interface Decision {
  readonly moves: readonly unknown[]
  /** How many points and how much of the chance to win it gave away: of the latter no more than the steps show. */
  readonly loss: number
  readonly chanceLoss: number
  readonly accuracy: number
  readonly mark?: Mark
  readonly better?: { readonly moves: readonly unknown[]; readonly reason: Phrase }
}

export interface TurningPoint {
  /** Index into the steps. */
  readonly step: number
  readonly seat: Seat
  /** An own decision, what another player did, or what Chance gave. */
  readonly cause: 'decision' | 'others' | 'luck'
  /** The seat's chance to win, as the steps have it. */
  readonly from: number
  readonly to: number
  readonly phrase: Phrase
}

export interface ReviewOptions {
  readonly progress?: (done: number, of: number) => void
  /** In so many imagined games a mistake must show before it is called one; 0 takes the first judgement for it. */
  readonly confirmations?: number
}

const CONFIRMATIONS = 120

/** Goes through a match turn by turn; every seat is judged by its own view and memory. */
export function reviewMatch(match: Match, reviewer: Reviewer, options: ReviewOptions = {}): Review {
  const steps: Step[] = []
  for (const step of reviewSteps(match, reviewer, options)) {
    steps.push(step)
    options.progress?.(steps.length - 1, match.log.length)
  }
  return {
    game: match.game.id,
    seats: seatReviews(match, steps),
    steps,
    turningPoints: turningPoints(match, reviewer, steps),
  }
}

/** The same step by step, so that a worker can show how far it is and stop in between. */
export function* reviewSteps(
  match: Match,
  reviewer: Reviewer,
  { confirmations = CONFIRMATIONS }: ReviewOptions = {},
): Generator<Step> {
  const { game, header, setup, log } = match
  const { evaluator, model } = reviewer
  const clinched = clinchedAfter(match)
  const end = evaluator.winProbabilities(evaluator.expectedScores(match.state, undefined), match.state.open)
  const state = game.setup(header.options, header.seats.length, scriptedChance(setup))
  const memories: unknown[] = state.own.map(() => undefined)
  const observe = (): void => {
    for (const seat of memories.keys()) memories[seat] = model.observe?.(memories[seat], viewOf(state, seat))
  }
  observe()
  let expected = evaluator.expectedScores(state, memories[0])
  let chances = evaluator.winProbabilities(expected, state.open)
  yield { turns: 0, when: evaluator.momentOf(state.open), expected, chances, decided: chances }
  for (const [index, { seat, moves, chance }] of log.entries()) {
    const when = evaluator.momentOf(state.open)
    const before = chances
    const judged = decide(reviewer, state, memories[seat], seat, moves, expected, confirmations)
    const given = scriptedChance(chance)
    for (const move of moves) game.play(state, seat, move, given)
    observe()
    expected = evaluator.expectedScores(state, memories[0])
    chances = index + 1 < clinched ? evaluator.winProbabilities(expected, state.open) : end
    const isAlone = index >= clinched || (chance.length === 0 && index < log.length - 1)
    const decided = isAlone ? chances : (judged?.decided ?? before)
    const decision = judged && shownIn(judged.decision, before[seat] - decided[seat], evaluator.scoreUnit)
    yield { turns: index + 1, when, seat, expected, chances, decided, ...(decision ? { decision } : {}) }
  }
}

/** A decision told as the steps show it: no mark beside a gain, and what a mark cost is what they differ by. */
function shownIn({ mark, better, ...decision }: Decision, seen: number, unit: number): Decision {
  const chanceLoss = Math.max(0, mark ? seen : Math.min(decision.chanceLoss, seen))
  const shown = { ...decision, chanceLoss, accuracy: accuracyOf(chanceLoss) }
  const shownMark = mark && seen > -SEEN ? markOf(decision.loss / unit, chanceLoss) : undefined
  return shownMark && better ? { ...shown, mark: shownMark, better } : shown
}

/** A page shows no smaller gain. */
const SEEN = 0.005

function decide(
  reviewer: Reviewer,
  state: State,
  memory: unknown,
  seat: Seat,
  moves: readonly unknown[],
  expected: readonly number[],
  confirmations: number,
): { decision: Decision; decided: readonly number[] } | undefined {
  const { model, evaluator } = reviewer
  const view = viewOf(state, seat)
  if (model.game.legal(view).length < 2) return undefined
  const [best] = evaluator.rankCandidates(view, memory)
  const value = evaluator.valueOfMoves(view, memory, moves)
  if (best === undefined || value === undefined) return undefined
  const loss = Math.max(0, best.value - value)
  const chancesAt = (own: number): readonly number[] =>
    evaluator.winProbabilities(expected.with(seat, own), state.open)
  const before = chancesAt(expected[seat])
  const decided = chancesAt(expected[seat] - loss)
  const chanceLoss = Math.max(0, before[seat] - decided[seat])
  const decision = { moves, loss, chanceLoss, accuracy: accuracyOf(chanceLoss) }
  const mark = markOf(loss / evaluator.scoreUnit, chanceLoss)
  if (mark === undefined) return { decided, decision }
  // What imagined games do not confirm was no loss.
  if (!confirm(model, view, memory, best, { moves, value }, confirmations))
    return { decided: before, decision: { moves, loss: 0, chanceLoss: 0, accuracy: 100 } }
  const turn = wholeTurn(reviewer, view, fastChance(fastSeed(1)), { memory }, best)
  const reason = evaluator.explain(view, memory, { ...best, moves: turn })
  return { decided, decision: { ...decision, mark, better: { moves: turn, reason } } }
}

/** What is called a mistake must show in imagined games, too: beyond two standard errors. */
function confirm(
  model: SearchModel,
  view: ReturnType<typeof viewOf>,
  memory: unknown,
  best: Candidate,
  played: Candidate,
  games: number,
): boolean {
  if (games === 0) return true
  const { mean, error } = compareCandidates(model, view, memory, best, played, games)
  return mean > 2 * error
}

/** From how much loss, in units of the game, or how much of the chance to win a decision gets a mark. */
const BORDERS: readonly (readonly [mark: Mark, units: number, chance: number])[] = [
  ['blunder', 4, 0.15],
  ['mistake', 2, 0.08],
  ['inaccuracy', 1, 0.04],
]

function markOf(units: number, chanceLoss: number): Mark | undefined {
  return BORDERS.find(([, least, chance]) => units >= least || chanceLoss >= chance)?.[0]
}

/** As chess players know it from lichess. */
const accuracyOf = (chanceLoss: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-4.354 * chanceLoss) - 3.1669))

function seatReviews({ header }: Match, steps: readonly Step[]): SeatReview[] {
  const seats = header.seats.map((_, seat) =>
    steps.flatMap((step) => (step.seat === seat && step.decision ? [step.decision] : [])),
  )
  const ends = steps[steps.length - 1].expected
  const given = seats.map((decisions) => 0 - sum(decisions.map(({ loss }) => loss)))
  const faultless = ends.map((end, seat) => end - given[seat])
  // Alone there is nobody to compare with but what was expected.
  const par = seats.length === 1 ? steps[0].expected[0] : sum(faultless) / seats.length
  return seats.map((decisions, seat) => ({
    accuracy:
      decisions.length === 0 ? 100 : sum(decisions.map(({ accuracy }) => accuracy)) / decisions.length,
    decisions: decisions.length,
    marks: countMarks(decisions),
    par,
    score: ends[seat],
    byDecisions: given[seat],
    byLuck: faultless[seat] - par,
  }))
}

function countMarks(decisions: readonly Decision[]): Record<Mark, number> {
  const count = (mark: Mark): number => decisions.filter((decision) => decision.mark === mark).length
  return { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
