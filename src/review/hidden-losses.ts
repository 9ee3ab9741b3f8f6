import { at, type Seat } from '../kernel/index.ts'

/** The win probabilities if each seat is expected to have these final scores. */
type ChancesOf = (expected: readonly number[]) => readonly number[]

/**
 * What marked decisions of this round have cost that the expected scores do not show yet, such as gold that was bid for
 * nothing. Without it the graph would contradict the marks.
 */
export interface HiddenLosses {
  /** The expected scores less the hidden losses. */
  reduce(expected: readonly number[]): readonly number[]
  /** To be called with the expected scores around each move: a loss that becomes visible is no longer hidden. */
  advance(round: unknown, before: readonly number[], after: readonly number[]): void
  /** Hides a loss that lowers the seat's win probability to `chance`, unless it is lower already. */
  lower(seat: Seat, chance: number, expected: readonly number[], chancesOf: ChancesOf): void
}

export function createHiddenLosses(seats: number): HiddenLosses {
  const losses = Array.from({ length: seats }, () => 0)
  let current: unknown
  const reduce = (expected: readonly number[]): readonly number[] =>
    expected.map((score, seat) => score - at(losses, seat))
  return {
    reduce,
    advance(round, before, after) {
      for (const seat of losses.keys()) {
        const fall = Math.max(0, at(before, seat) - at(after, seat))
        losses[seat] = round === current ? Math.max(0, at(losses, seat) - fall) : 0
      }
      current = round
    },
    lower(seat, chance, expected, chancesOf) {
      const reduced = reduce(expected)
      const chanceWith = (loss: number): number =>
        at(chancesOf(reduced.with(seat, at(reduced, seat) - loss)), seat)
      losses[seat] = at(losses, seat) + lossFor(chance, chanceWith)
    },
  }
}

/** The largest loss that is considered, in score, and how closely it is found. */
const MOST = 64
const STEPS = 24

/** The score that a seat must lose for its win probability to fall to `chance`. */
export function lossFor(chance: number, chanceWith: (loss: number) => number): number {
  if (chanceWith(0) <= chance) return 0
  let [low, high] = [0, MOST]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (chanceWith(middle) > chance) low = middle
    else high = middle
  }
  return high
}
