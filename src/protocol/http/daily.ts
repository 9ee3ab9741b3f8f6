import * as v from 'valibot'
import type { SeatResult } from '../../kernel/index.ts'
import { botName, gameId, isObject, natural, tableId, time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'
import { CreatedSchema } from './tables.ts'

/* The daily challenge in HTTP responses. */

/** A day in UTC, such as `2026-11-16`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))

/** The result of the seat that plays the challenge: `place`, `score`, its `parts`, and `tieBreak`. */
const SeatResultSchema = v.custom<SeatResult>(
  (value) => isObject(value) && 'score' in value && 'place' in value,
)

/** The visitor's try. */
const DailyTrySchema = v.object({
  /** Nobody else can follow it. It is deleted some time after the match. */
  table: tableId,
  begun: time,
  /** Once the match is over, if it was over in time. Without it and after the day, the try does not count. */
  result: v.exactOptional(SeatResultSchema),
})

/** What is played on a day. The visitor has seat 0. */
const DailyChallengeSchema = v.object({
  game: gameId,
  options: v.unknown(),
  /** The bots from seat 1 on. */
  bots: v.array(botName),
  /** The hash of the seed. */
  commitment: v.string(),
  /** When the seed was chosen and its hash published: the day before, unless the server was not running then. */
  committed: time,
  /** Once the day is over. */
  seed: v.exactOptional(v.string()),
  /** How many tries have counted so far. */
  players: natural,
  /** How many of them have each score, the highest first. */
  scores: v.array(v.object({ score: v.number(), count: natural })),
  /** What the bot `master` achieves on the same deal, once it has played it. */
  master: v.exactOptional(SeatResultSchema),
  mine: v.exactOptional(DailyTrySchema),
})
export type DailyChallenge = v.InferOutput<typeof DailyChallengeSchema>

/** A day with its challenges. */
const DailyDaySchema = v.object({
  day,
  /** When the day ends: matches that are not over by then do not count, and the seeds are published. */
  until: time,
  challenges: v.array(DailyChallengeSchema),
})
export type DailyDay = v.InferOutput<typeof DailyDaySchema>

/** `today` has no challenges if the server offers none. */
const DailySchema = v.object({
  today: DailyDaySchema,
  /** The hashes of tomorrow's seeds. */
  tomorrow: v.array(v.object({ game: gameId, commitment: v.string() })),
  /** The days before, the latest first. */
  earlier: v.array(DailyDaySchema),
})
export type Daily = v.InferOutput<typeof DailySchema>

export const DAILY_ENDPOINTS = {
  daily: { method: 'GET', path: '/api/daily', response: DailySchema },
  dailyDay: { method: 'GET', path: '/api/daily/:day', response: DailyDaySchema },
  playDaily: { method: 'POST', path: '/api/daily/:game', response: CreatedSchema },
  masterMatch: { method: 'GET', path: '/api/daily/:day/:game/master' },
} as const satisfies Endpoints
