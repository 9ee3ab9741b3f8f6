import { hasSeat, type Phrase, type Seat } from '../kernel/index.ts'
import type { Evaluator } from '../search/evaluator.ts'
import type { Mark, Review } from './review.ts'

/** A turn of the whole table, such as one expedition, one lot of an auction or one lap of planning. */
export interface TableTurn {
  readonly when: Phrase
  /** The steps that belong to it, as indices into the steps of the review. */
  readonly steps: readonly number[]
}

/** Everything that one seat decided in a turn, judged as one. */
export interface TurnJudgement {
  /** The step of the marked decision that cost most, or of the first one if none is marked. */
  readonly step: number
  /** The worst mark of its decisions. */
  readonly mark?: Mark
}

type Judged = Pick<Review, 'steps' | 'scoreUnit'>

/**
 * Counts the turns of the table while a match is replayed. A turn ends when the moment of the game changes. In
 * phases that are played in laps, it also ends when a seat is to move for the second time.
 */
export function turnCounter({
  momentOf,
  isPlayedInLaps,
}: Pick<Evaluator, 'momentOf' | 'isPlayedInLaps'>): (open: unknown, seat: Seat) => number {
  let turn = -1
  let last = ''
  let moved = 0
  return (open, seat) => {
    const moment = JSON.stringify(momentOf(open))
    if (moment !== last || (hasSeat(moved, seat) && isPlayedInLaps?.(open))) {
      turn++
      moved = 0
    }
    last = moment
    moved |= 1 << seat
    return turn
  }
}

/** The turns of a reviewed match, in the order of play. */
export function tableTurns({ steps }: Judged): TableTurn[] {
  const turns: { when: Phrase; steps: number[] }[] = []
  for (const [index, { turn, when }] of steps.entries()) {
    if (index === 0) continue
    const known = turns[turn]
    if (known) known.steps.push(index)
    else turns[turn] = { when, steps: [index] }
  }
  return turns
}

/** What a seat decided in a turn; undefined if the seat did not move. */
export function judgeTurn(review: Judged, turn: TableTurn, seat: Seat): TurnJudgement | undefined {
  const own = turn.steps.filter((step) => review.steps[step]?.seat === seat)
  const [first] = own
  if (first === undefined) return undefined
  const [worst] = own.filter((step) => review.steps[step]?.decision?.mark).toSorted(byCost(review))
  const mark = review.steps[worst ?? first]?.decision?.mark
  return { step: worst ?? first, ...(mark ? { mark } : {}) }
}

/** The costliest moves of a seat, as indices into the steps, the worst first. A turn counts once. */
export const costliestMoves = (review: Judged, seat: Seat, count = 3): number[] =>
  tableTurns(review)
    .flatMap((turn) => judgeTurn(review, turn, seat) ?? [])
    .flatMap(({ step, mark }) => (mark ? [step] : []))
    .toSorted(byCost(review))
    .slice(0, count)

/**
 * What one score unit weighs beside the win probability, as in the thresholds of the marks. In a lost game a blunder
 * costs no win probability, but it is still one.
 */
const UNIT_WEIGHT = 0.0375

/** Sorts steps by what their decisions cost, the costliest first. */
function byCost({ steps, scoreUnit }: Judged): (a: number, b: number) => number {
  const costOf = (step: number): number => {
    const { chanceLoss, loss } = steps[step]?.decision ?? { chanceLoss: 0, loss: 0 }
    return chanceLoss + (UNIT_WEIGHT * loss) / scoreUnit
  }
  return (a, b) => costOf(b) - costOf(a) || a - b
}
