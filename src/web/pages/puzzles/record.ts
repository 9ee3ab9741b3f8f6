import * as v from 'valibot'
import { natural } from '../../../kernel/index.ts'
import { PUZZLE_KINDS } from '../../../puzzle/puzzle-file.ts'
import { DIFFICULTIES } from '../../../puzzle/rating.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

const START = 1000
const LOWEST = 400
const HIGHEST = 2800

const count = v.fallback(natural, 0)

/** Part of a record that is damaged starts again; the rest of it stays. */
const RecordSchema = v.object({
  rating: v.fallback(v.pipe(v.number(), v.minValue(LOWEST), v.maxValue(HIGHEST)), START),
  /** Puzzles that counted for the rating, and those of them that were solved at once and without a hint. */
  answered: count,
  solved: count,
  /** Puzzles in a row that were solved at once and without a hint. */
  streak: count,
  bestStreak: count,
  /** How often each puzzle was answered, by its id. */
  times: v.fallback(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(1))), {}),
  /** The hints taken for puzzles that have no answer yet, by their ids; a reload does not take them back. */
  hints: v.fallback(v.record(v.string(), v.picklist([1, 2])), {}),
  /** The puzzles that the player wants. */
  kind: v.fallback(v.picklist(['all', ...PUZZLE_KINDS]), 'all'),
  difficulty: v.fallback(v.picklist(['all', ...DIFFICULTIES]), 'all'),
})

/** What this device knows about a player's puzzles of one game. */
export type PuzzleRecord = v.InferOutput<typeof RecordSchema>

export const NEW_RECORD: PuzzleRecord = v.parse(RecordSchema, {
  rating: START,
  answered: 0,
  solved: 0,
  streak: 0,
  bestStreak: 0,
  times: {},
  hints: {},
  kind: 'all',
  difficulty: 'all',
})

const storedName = (game: string): string => `puzzles:${game}`

export const storedRecord = (game: string): PuzzleRecord =>
  readStored(storedName(game), RecordSchema) ?? NEW_RECORD

export const storeRecord = (game: string, record: PuzzleRecord): void => writeStored(storedName(game), record)

/** How many hints the player has taken for a puzzle. */
export const hintsFor = ({ hints }: PuzzleRecord, id: string): 0 | 1 | 2 => hints[id] ?? 0

export const withHint = (record: PuzzleRecord, id: string): PuzzleRecord => ({
  ...record,
  hints: { ...record.hints, [id]: hintsFor(record, id) === 0 ? 1 : 2 },
})

/** Whether an answer to this puzzle would change the rating: the first one does. */
export const countsFor = ({ times }: PuzzleRecord, id: string): boolean => times[id] === undefined

/** The most that one puzzle can change the rating by: much at first, less once the rating is settled. */
const stake = (answered: number): number => Math.max(16, 64 * 0.94 ** answered)

/** The share of the gain that is left after a number of hints. */
const GAIN_AFTER_HINTS = [1, 0.5, 0.2] as const

interface Answered {
  readonly id: string
  readonly rating: number
}

/** The record after an answer. The puzzle's own rating never changes. */
export function withAnswer(record: PuzzleRecord, { id, rating }: Answered, isRight: boolean): PuzzleRecord {
  const times = { ...record.times, [id]: (record.times[id] ?? 0) + 1 }
  const { [id]: taken = 0, ...hints } = record.hints
  if (!countsFor(record, id)) return { ...record, times, hints }
  const expected = 1 / (1 + 10 ** ((rating - record.rating) / 400))
  const share = isRight ? (1 - expected) * GAIN_AFTER_HINTS[taken] : -expected
  const isClean = isRight && taken === 0
  const streak = isClean ? record.streak + 1 : 0
  return {
    ...record,
    rating: Math.max(LOWEST, Math.min(HIGHEST, record.rating + stake(record.answered) * share)),
    answered: record.answered + 1,
    solved: record.solved + (isClean ? 1 : 0),
    streak,
    bestStreak: Math.max(record.bestStreak, streak),
    times,
    hints,
  }
}
