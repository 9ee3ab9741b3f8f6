import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import {
  botName,
  ClockSchema,
  gameId,
  languageCode,
  natural,
  RejectionSchema,
  SeatSchema,
  SleepSchema,
  STATUSES,
  seat,
  tableId,
  time,
} from '../shapes.ts'
import { HolidayInfoSchema, TableRestInfoSchema } from './rest.ts'

/* The bodies of HTTP responses. They may gain fields in newer versions, so unknown fields are ignored. */

export const MeSchema = v.object({
  /** Absent while the server does not know the visitor. */
  name: v.exactOptional(v.string()),
})

/** When the visitor sleeps and is on holiday. */
export const MyRestSchema = v.object({
  sleep: v.exactOptional(SleepSchema),
  /** In the order of their days, those of the last year included. */
  holidays: v.array(HolidayInfoSchema),
  /** How many days a holiday that begins tomorrow may have. */
  daysLeft: natural,
  /** The first day on which a holiday can begin, in the time zone of the visitor. */
  firstDay: v.string(),
})
export type MyRest = v.InferOutput<typeof MyRestSchema>

/** The code works once. It belongs after the `#` of a link, so that no log records it. */
export const DeviceLinkSchema = v.object({ code: v.string(), until: time })
export type DeviceLink = v.InferOutput<typeof DeviceLinkSchema>

/** A signed-in device. */
const DeviceSchema = v.object({
  id: v.string(),
  /** A rough name such as `Firefox · Android`, if it is known. */
  browser: v.exactOptional(v.string()),
  /** When the device was signed in, if that is known. */
  signedIn: v.exactOptional(time),
  used: time,
  /** The device that sent the request. */
  current: v.exactOptional(v.literal(true)),
})
/** The most recently used device comes first. */
export const DevicesSchema = v.object({ devices: v.array(DeviceSchema) })
export type Devices = v.InferOutput<typeof DevicesSchema>

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
  /** When the next clock at this table runs out. */
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
})
export type TablePage = v.InferOutput<typeof TablePageSchema>

/** Why a request was refused. */
export const ProblemSchema = v.object({ rejection: RejectionSchema })
export type Problem = v.InferOutput<typeof ProblemSchema>
