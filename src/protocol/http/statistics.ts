import * as v from 'valibot'
import { natural } from '../shapes.ts'

/* What a player's browser has computed about one of their matches. Only they are ever shown it. */

const MAX_PARTS = 16
const MAX_FIGURES = 100

const figure = v.pipe(v.number(), v.finite(), v.minValue(-1e6), v.maxValue(1e6))
const figureName = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))

/** Checks how many there are before their names and values. */
const figures = (most: number) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length <= most,
    ),
    v.record(figureName, figure),
  )

/** How well the player played and how lucky they were; `docs/statistics.md` defines the figures. */
const PlaySchema = v.strictObject({
  /** The format of the review that the figures come from. */
  format: v.pipe(v.string(), v.regex(/^[\w./-]{1,40}$/)),
  /** From 0 to 100. */
  accuracy: figure,
  /** The probability of winning before the first move. */
  start: figure,
  /** By how much it changed because of the player's own decisions, those of others, and luck. */
  own: figure,
  others: figure,
  luck: figure,
  /** What luck and the player's mistakes were worth in points. */
  luckPoints: figure,
  lostPoints: figure,
})
export type MatchPlay = Readonly<v.InferOutput<typeof PlaySchema>>

export const MatchStatisticsSchema = v.strictObject({
  /** The format of the figures. */
  format: natural,
  /** What the score was made of. */
  parts: figures(MAX_PARTS),
  /** What the player did, in the game's own terms: a kind, a dot and a name, such as `town.feodor`. */
  figures: figures(MAX_FIGURES),
  /** Absent while the match has not been reviewed. */
  play: v.exactOptional(PlaySchema),
})
export type MatchStatistics = Readonly<v.InferOutput<typeof MatchStatisticsSchema>>
