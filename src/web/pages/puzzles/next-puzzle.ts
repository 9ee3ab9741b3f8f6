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

/** The match that a puzzle is from; its id ends with the move. */
const matchOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** One of this many puzzles near the player's rating is chosen, so that two players do not solve the same row. */
const CHOICE = 6

/**
 * A puzzle near the player's rating. None comes again before all others of the wanted ones were answered as often, and
 * never the same twice in a row. It is from another match than the last one if possible, because a later position shows
 * what became of an earlier one. `random` is a number from 0 to below 1.
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
  const due = others.filter((puzzle) => timesOf(puzzle) === fewest)
  const elsewhere = due.filter(({ id }) => current === undefined || matchOf(id) !== matchOf(current))
  const near = (elsewhere.length > 0 ? elsewhere : due)
    .sort((a, b) => Math.abs(a.rating - record.rating) - Math.abs(b.rating - record.rating))
    .slice(0, CHOICE)
  return near[Math.floor(random * near.length)] ?? wanted[0]
}
