import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { guestName } from './names.ts'
import {
  botName,
  ClockSchema,
  gameId,
  natural,
  RejectionSchema,
  SeatSchema,
  STATUSES,
  seat,
  tableId,
  time,
} from './shapes.ts'

/* The bodies of HTTP requests and responses. Requests are strict; responses may gain fields in newer versions. */

export const MeSchema = v.object({
  /** Absent while the server does not know the visitor. */
  name: v.exactOptional(v.string()),
})

export const SetNameSchema = v.strictObject({ name: guestName })

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

export const ClaimSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[\w-]{20,80}\.[\w-]{20,80}$/)),
})

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

export const CreateTableSchema = v.strictObject({
  game: gameId,
  /** Checked by the game's own schema. */
  options: v.exactOptional(v.unknown()),
  /** Exactly one is `me`. */
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), bot: botName }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(12),
    v.check((seats) => seats.filter(({ kind }) => kind === 'me').length === 1, 'exactly one seat is yours'),
  ),
  /** Whether strangers find the table in the list. Otherwise it takes the link to find it. */
  listed: v.exactOptional(v.boolean()),
  /** Whether people without a seat may watch the match, which they may unless this is false. */
  spectators: v.exactOptional(v.boolean()),
  clock: v.exactOptional(ClockSchema),
  /** Start as soon as no seat is open: at once, if all other seats are bots. */
  startWhenFull: v.exactOptional(v.boolean()),
})
export type CreateTable = v.InferOutput<typeof CreateTableSchema>

export const CreatedSchema = v.object({ table: tableId })

export const TableSummarySchema = v.object({
  table: tableId,
  game: gameId,
  status: v.picklist(STATUSES),
  listed: v.boolean(),
  /** False if only players may follow the match. */
  spectators: v.exactOptional(v.literal(false)),
  clock: ClockSchema,
  seats: v.array(SeatSchema),
  created: time,
  updated: time,
  /** The visitor's own seat. */
  you: v.exactOptional(seat),
  /** Whether it is the visitor's turn. */
  yourMove: v.exactOptional(v.boolean()),
  /** When the next clock at this table runs out. */
  deadline: v.exactOptional(time),
})
export type TableSummary = v.InferOutput<typeof TableSummarySchema>

export const TablePageSchema = v.object({
  tables: v.pipe(v.array(TableSummarySchema), v.maxLength(LIMITS.tablesPerPage)),
  /** Goes into `after` to get the next page. Absent on the last one. */
  next: v.exactOptional(v.string()),
})
export type TablePage = v.InferOutput<typeof TablePageSchema>

export const ListTablesSchema = v.strictObject({
  game: v.exactOptional(gameId),
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/))),
})

/** Why a request was refused. */
export const ProblemSchema = v.object({ rejection: RejectionSchema })
export type Problem = v.InferOutput<typeof ProblemSchema>
