import type { PuzzleIndex, PuzzleKind } from '../../../puzzle/puzzle-file.ts'
import { difficultyOf } from '../../../puzzle/rating.ts'
import type { PuzzleRecord } from './record.ts'

/** What the list of a game says about a puzzle. */
export interface ListedPuzzle {
  readonly id: string
  readonly kind: PuzzleKind
  readonly rating: number
  /** The file that holds it. */
  readonly file: string
}

export const listedPuzzles = ({ files }: PuzzleIndex): ListedPuzzle[] =>
  files.flatMap(({ file, puzzles }) => puzzles.map(([id, kind, rating]) => ({ id, kind, rating, file })))

type Wishes = Pick<PuzzleRecord, 'kind' | 'difficulty'>

/** The puzzles of the kind and difficulty that the player wants. */
export const wantedPuzzles = (puzzles: readonly ListedPuzzle[], wishes: Wishes): ListedPuzzle[] =>
  puzzles.filter(
    ({ kind, rating }) =>
      (wishes.kind === 'all' || kind === wishes.kind) &&
      (wishes.difficulty === 'all' || difficultyOf(rating) === wishes.difficulty),
  )

/** One of this many puzzles near the player's rating is chosen, so that two players do not solve the same row. */
const CHOICE = 6

/**
 * A puzzle near the player's rating. None comes again before all others of the wanted ones were answered as often, and
 * never the same twice in a row. `random` is a number from 0 to below 1.
 */
export function nextPuzzle(
  puzzles: readonly ListedPuzzle[],
  record: PuzzleRecord,
  random: number,
  current?: string,
): ListedPuzzle | undefined {
  const wanted = wantedPuzzles(puzzles, record)
  const others = wanted.filter(({ id }) => id !== current)
  const timesOf = ({ id }: ListedPuzzle): number => record.times[id] ?? 0
  const fewest = Math.min(...others.map(timesOf))
  const near = others
    .filter((puzzle) => timesOf(puzzle) === fewest)
    .sort((a, b) => Math.abs(a.rating - record.rating) - Math.abs(b.rating - record.rating))
    .slice(0, CHOICE)
  return near[Math.floor(random * near.length)] ?? wanted[0]
}
