import * as v from 'valibot'
import { botName, gameId, natural, seat, time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'

/* Ratings in HTTP responses. */

/** In points; the true strength lies within `margin` of it with a probability of 95 %. */
export const RatingSchema = v.object({ points: v.number(), margin: v.number() })

const LevelSchema = v.object({ bot: botName, rating: RatingSchema })

/** The visitor's own ratings, one for each game and number of players that they have played. */
const RatingsSchema = v.object({
  ratings: v.array(
    v.object({
      game: gameId,
      seats: natural,
      rating: RatingSchema,
      /** How many matches have counted. */
      matches: natural,
      /** When the last match was over. */
      last: time,
      /** The latest ratings up to now, the oldest first. */
      history: v.array(v.number()),
      /** The same matches with their times and margins; older servers do not send it. */
      course: v.exactOptional(v.array(v.object({ at: time, rating: RatingSchema }))),
      /** What the levels of bots are worth, the weakest first. */
      levels: v.array(LevelSchema),
    }),
  ),
})
export type Ratings = v.InferOutput<typeof RatingsSchema>

/** The ratings at a rated table. Only those who sit there are told. */
const TableRatingsSchema = v.object({
  seats: v.array(
    v.object({
      seat,
      /** Before the match. */
      before: RatingSchema,
      /** Once the match has been rated; a bot has none. */
      after: v.exactOptional(RatingSchema),
      /** By which it was rated: behind all others, if a stand-in has played for the person. */
      place: v.exactOptional(natural),
      /** How many matches have counted for the person, this one included. */
      matches: v.exactOptional(natural),
    }),
  ),
  /** Whether the match has been rated. */
  settled: v.boolean(),
  /** Why it has changed nothing. */
  uncounted: v.exactOptional(v.picklist(['repeated', 'outclassed', 'abandoned'])),
})
export type TableRatings = v.InferOutput<typeof TableRatingsSchema>

export const RATING_ENDPOINTS = {
  tableRatings: { method: 'GET', path: '/api/tables/:table/ratings', response: TableRatingsSchema },
  ratings: { method: 'GET', path: '/api/ratings', response: RatingsSchema },
} as const satisfies Endpoints
