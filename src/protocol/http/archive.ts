import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { gameId, line, natural, SeatSchema, seat, tableId, time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'

/* The archive: the matches that a visitor has finished. */

/** A name as it is searched for: without accents and capitals. */
export const foldName = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** `lost` is everything but the first place, which several players can share. */
export const ARCHIVE_RESULTS = ['won', 'lost'] as const
/** `people` is at least one other person; `bots` is nobody else but bots. */
export const ARCHIVE_OPPONENTS = ['people', 'bots'] as const

const timeInQuery = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

export const ArchiveQuerySchema = v.strictObject({
  game: v.exactOptional(gameId),
  /** A part of the name of another person at the table; accents and capitals make no difference. */
  opponent: v.exactOptional(line(LIMITS.nameLength)),
  result: v.exactOptional(v.picklist(ARCHIVE_RESULTS)),
  against: v.exactOptional(v.picklist(ARCHIVE_OPPONENTS)),
  /** Matches that ended at this time or later. */
  from: v.exactOptional(timeInQuery),
  /** Matches that ended before this time. */
  to: v.exactOptional(timeInQuery),
  /** With the statistics of each match, which the visitor's browsers have stored. */
  statistics: v.exactOptional(v.literal('1')),
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[0-9A-Za-z]{8,24}$/))),
})

const ArchivedMatchSchema = v.object({
  table: tableId,
  game: gameId,
  /** Set by the host. */
  name: v.exactOptional(v.string()),
  seats: v.array(SeatSchema),
  /** The visitor's own seat. */
  you: seat,
  ended: time,
  /** Of each seat. Absent if the server has not looked them up yet, or cannot. */
  results: v.exactOptional(v.array(v.object({ place: natural, score: v.number() }))),
  /** The day of the daily challenge for which the match was a counted try. */
  daily: v.exactOptional(v.string()),
  /** As `PUT /api/archive/:table/statistics` has stored them. */
  statistics: v.exactOptional(v.unknown()),
})
export type ArchivedMatch = v.InferOutput<typeof ArchivedMatchSchema>

/** The last match comes first. */
const ArchivePageSchema = v.object({
  matches: v.pipe(v.array(ArchivedMatchSchema), v.maxLength(LIMITS.tablesPerPage)),
  /** Goes into `after` to search on. A page with few matches, or none, may have it too: the search took a break. */
  next: v.exactOptional(v.string()),
})
export type ArchivePage = v.InferOutput<typeof ArchivePageSchema>

export const ARCHIVE_ENDPOINTS = {
  archive: { method: 'GET', path: '/api/archive', response: ArchivePageSchema },
} as const satisfies Endpoints
