import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import {
  botName,
  ClockSchema,
  gameId,
  languageCode,
  natural,
  SeatSchema,
  STATUSES,
  seat,
  tableId,
  time,
} from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'
import { TableRestInfoSchema } from './rest/rest.ts'

/* Tables in HTTP responses. */

export const GamesSchema = v.object({
  games: v.array(
    v.object({
      id: gameId,
      rules: natural,
      seats: v.object({ min: natural, max: natural }),
      /** From the weakest to the strongest. */
      bots: v.array(botName),
    }),
  ),
})
export type Games = v.InferOutput<typeof GamesSchema>

export const CreatedSchema = v.object({ table: tableId })

export const TableSummarySchema = v.object({
  table: tableId,
  game: gameId,
  /** Set by the host. */
  name: v.exactOptional(v.string()),
  status: v.picklist(STATUSES),
  listed: v.boolean(),
  /** False if only players may follow the match. */
  spectators: v.exactOptional(v.literal(false)),
  /** The host's language, if it is known. */
  language: v.exactOptional(languageCode),
  clock: ClockSchema,
  /** What a clock with days has beside. */
  rest: v.exactOptional(TableRestInfoSchema),
  seats: v.array(SeatSchema),
  created: time,
  updated: time,
  /** The visitor's own seat. */
  you: v.exactOptional(seat),
  /** Whether it is the visitor's turn. */
  yourMove: v.exactOptional(v.boolean()),
  /** When the next clock at this table runs out; in the visitor's own list, when their own does, if it runs. */
  deadline: v.exactOptional(time),
  /** The day of the daily challenge for which the match is a counted try. */
  daily: v.exactOptional(v.string()),
  /** Whether the match counts for ratings. */
  rated: v.exactOptional(v.literal(true)),
})
export type TableSummary = v.InferOutput<typeof TableSummarySchema>

export const TablePageSchema = v.object({
  tables: v.pipe(v.array(TableSummarySchema), v.maxLength(LIMITS.tablesPerPage)),
  /** Goes into `after` to get the next page. Absent on the last one. */
  next: v.exactOptional(v.string()),
  /** `myTables`: how many invitations wait for an answer. */
  invited: v.exactOptional(natural),
  /** In the visitor's own list: what an administrator wants everybody to know, by language. */
  announcement: v.exactOptional(v.record(v.string(), v.string())),
  /** In the visitor's own list: the server is being maintained, so nothing can be changed. */
  readOnly: v.exactOptional(v.literal(true)),
})
export type TablePage = v.InferOutput<typeof TablePageSchema>

export const TABLE_ENDPOINTS = {
  games: { method: 'GET', path: '/api/games', response: GamesSchema },
  openTables: { method: 'GET', path: '/api/tables', response: TablePageSchema },
  createTable: { method: 'POST', path: '/api/tables', response: CreatedSchema },
  pair: { method: 'POST', path: '/api/pairing', response: CreatedSchema },
  unpair: { method: 'DELETE', path: '/api/pairing', response: v.object({}) },
  tableByCode: { method: 'GET', path: '/api/codes/:code', response: CreatedSchema },
  myTables: { method: 'GET', path: '/api/tables/mine', response: TablePageSchema },
  table: { method: 'GET', path: '/api/tables/:table', response: TableSummarySchema },
  matchFile: { method: 'GET', path: '/api/tables/:table/match' },
} as const satisfies Endpoints
