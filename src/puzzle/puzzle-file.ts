import * as v from 'valibot'
import { natural, PhraseSchema, SOURCES } from '../kernel/index.ts'
import { YARDSTICKS } from '../search/levels.ts'

/** The puzzle file format; docs/puzzles.md explains every field. */
export const PUZZLE_FORMAT = 'vermeil-puzzles/1'
export const PUZZLE_INDEX_FORMAT = 'vermeil-puzzle-index/1'

/** What is decided: a marking or a new card in Silver & Gold; a journey, one action of the planning phase or a bid. */
export const PUZZLE_KINDS = ['mark', 'pick', 'journey', 'plan', 'bid'] as const
export type PuzzleKind = (typeof PUZZLE_KINDS)[number]

/**
 * The least advantage of the answer over every other turn, by the kind of puzzle: in points of Silver & Gold, in pieces
 * of Elfenland and Elfengold. Measured differences exceed it by two standard errors.
 */
export const LEAST_MARGIN: Readonly<Record<PuzzleKind, number>> = {
  mark: 1,
  pick: 1,
  journey: 0.4,
  plan: 0.2,
  bid: 0.4,
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const moves = v.pipe(v.array(v.unknown()), v.minLength(1))

/** A finished match: its seed and moves, from which everything else follows. */
const recordedMatch = v.strictObject({
  options: v.unknown(),
  /** The levels of the bots that played it. */
  seats: v.array(v.picklist(YARDSTICKS)),
  source: v.picklist(SOURCES),
  seed: v.string(),
  /** For each turn its seat, then its moves as indices into the moves of the file. */
  turns: v.array(v.pipe(v.array(natural), v.minLength(2))),
})

export type RecordedMatch = v.InferOutput<typeof recordedMatch>

/** Another turn than the answer, and what it gives away. */
const alternative = v.strictObject({
  moves,
  /** In the unit of the file: how much less it is worth than the answer. */
  loss: v.pipe(v.number(), v.minValue(0)),
})

const puzzle = v.strictObject({
  /** Unique among all puzzles of all games, and never given to another puzzle. */
  id: v.pipe(v.string(), v.regex(/^[a-z]+-\d+-\d+$/)),
  /** Index into the matches of the file. */
  match: natural,
  /** How many turns of the match come before the decision. */
  turns: natural,
  seat: natural,
  kind: v.picklist(PUZZLE_KINDS),
  /** The right turns. The first is the one that is explained; the others amount to the same. */
  answers: v.pipe(v.array(moves), v.minLength(1)),
  /** Journeys: how many more cards, and how much less gold, the same journey may cost and still be right. */
  slack: v.exactOptional(v.strictObject({ cards: natural, gold: natural })),
  /** The best other turns, the runner-up first. */
  others: v.pipe(v.array(alternative), v.minLength(1)),
  /** What the runner-up gives away, and the standard error of this figure. */
  margin: v.number(),
  error: v.number(),
  /** The number of sampled worlds in which the answer was compared with the runner-up. */
  worlds: natural,
  /** How often each level of bots found the answer. */
  solvedBy: v.strictObject(v.entriesFromList(YARDSTICKS, share)),
  rating: natural,
  reason: PhraseSchema,
  more: v.exactOptional(v.array(PhraseSchema)),
  /** The moves that follow by the plan behind the answer. */
  plan: v.exactOptional(v.array(v.unknown())),
})
export type Puzzle = v.InferOutput<typeof puzzle>

export const PuzzleFileSchema = v.strictObject({
  format: v.literal(PUZZLE_FORMAT),
  game: v.string(),
  rules: natural,
  /** Every move of the matches, once. */
  moves: v.array(v.unknown()),
  matches: v.array(recordedMatch),
  puzzles: v.array(puzzle),
})
export type PuzzleFile = v.InferOutput<typeof PuzzleFileSchema>

/** What a page has to know of a puzzle in order to choose one. */
const entry = v.strictTuple([puzzle.entries.id, v.picklist(PUZZLE_KINDS), natural])

/** The list of a game's puzzles: an id, a kind and a rating for each, by the file that holds them. */
export const PuzzleIndexSchema = v.strictObject({
  format: v.literal(PUZZLE_INDEX_FORMAT),
  game: v.string(),
  /** The number of puzzles of each kind and of each difficulty. */
  kinds: v.partial(v.strictObject(v.entriesFromList(PUZZLE_KINDS, natural))),
  difficulties: v.strictObject({ easy: natural, medium: natural, hard: natural }),
  files: v.array(
    v.strictObject({ file: v.pipe(v.string(), v.regex(/^\d+\.json$/)), puzzles: v.array(entry) }),
  ),
})
export type PuzzleIndex = v.InferOutput<typeof PuzzleIndexSchema>
