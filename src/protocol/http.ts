import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import {
  botName,
  ClockSchema,
  gameId,
  guestName,
  natural,
  RejectionSchema,
  SeatSchema,
  STATUSES,
  seat,
  tableId,
  time,
} from './shapes.ts'

export const MeSchema = v.pipe(
  v.strictObject({
    /** Absent while the server does not know the visitor. */
    name: v.exactOptional(v.string()),
  }),
  v.description('Who the visitor is.'),
)
export type Me = v.InferOutput<typeof MeSchema>

export const SetNameSchema = v.pipe(
  v.strictObject({ name: guestName }),
  v.description('A name for the visitor.'),
)

export const DeviceLinkSchema = v.pipe(
  v.strictObject({ code: v.string(), until: time }),
  v.description(
    'A code that works once: `claim` on another device makes it the same visitor. It belongs behind the `#` of a link.',
  ),
)
export type DeviceLink = v.InferOutput<typeof DeviceLinkSchema>

export const ClaimSchema = v.pipe(
  v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{20,80}\.[\w-]{20,80}$/)) }),
  v.description('The code of a device link.'),
)

export const GamesSchema = v.pipe(
  v.strictObject({
    games: v.array(
      v.strictObject({
        id: gameId,
        rules: natural,
        seats: v.strictObject({ min: natural, max: natural }),
        /** From the weakest to the strongest. */
        bots: v.array(botName),
      }),
    ),
  }),
  v.description('What can be played here.'),
)
export type Games = v.InferOutput<typeof GamesSchema>

export const CreateTableSchema = v.pipe(
  v.strictObject({
    game: gameId,
    /** As the game's own schema of options says. */
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
    /** Whether strangers find it in the list; else it is known to who has the link. */
    listed: v.exactOptional(v.boolean()),
    clock: v.exactOptional(ClockSchema),
    /** Starts by itself when no seat is open any more: at once, where the others are bots. */
    startWhenFull: v.exactOptional(v.boolean()),
  }),
  v.description('A new table.'),
)
export type CreateTable = v.InferOutput<typeof CreateTableSchema>

export const CreatedSchema = v.pipe(
  v.strictObject({ table: tableId }),
  v.description('The id of the new table.'),
)
export type Created = v.InferOutput<typeof CreatedSchema>

export const TableSummarySchema = v.pipe(
  v.strictObject({
    table: tableId,
    game: gameId,
    status: v.picklist(STATUSES),
    listed: v.boolean(),
    clock: ClockSchema,
    seats: v.array(SeatSchema),
    created: time,
    updated: time,
    /** The visitor's own seat. */
    you: v.exactOptional(seat),
    /** Whether the table waits for the visitor. */
    yourMove: v.exactOptional(v.boolean()),
  }),
  v.description('A table in a list.'),
)
export type TableSummary = v.InferOutput<typeof TableSummarySchema>

export const TablePageSchema = v.pipe(
  v.strictObject({
    tables: v.pipe(v.array(TableSummarySchema), v.maxLength(LIMITS.tablesPerPage)),
    /** Goes into `after` for the next page; absent on the last one. */
    next: v.exactOptional(v.string()),
  }),
  v.description('A page of a list of tables.'),
)
export type TablePage = v.InferOutput<typeof TablePageSchema>

export const ListTablesSchema = v.pipe(
  v.strictObject({
    game: v.exactOptional(gameId),
    after: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/))),
  }),
  v.description('Which page of a list of tables; in the query of the address.'),
)

export const ProblemSchema = v.pipe(
  v.strictObject({ rejection: RejectionSchema }),
  v.description('Why a request was refused.'),
)
export type Problem = v.InferOutput<typeof ProblemSchema>

/** Every request there is: method, path below the base, what it takes and what it gives. */
export const ROUTES = [
  { method: 'GET', path: '/api/me', gives: MeSchema, about: 'Who am I?' },
  {
    method: 'PUT',
    path: '/api/me',
    takes: SetNameSchema,
    gives: MeSchema,
    about: 'Take a name: sets the cookie on the first visit, renames later.',
  },
  {
    method: 'POST',
    path: '/api/me/link',
    gives: DeviceLinkSchema,
    about: 'A link that moves me to another device.',
  },
  {
    method: 'POST',
    path: '/api/me/claim',
    takes: ClaimSchema,
    gives: MeSchema,
    about: 'Use such a link: sets the cookie.',
  },
  { method: 'GET', path: '/api/games', gives: GamesSchema, about: 'The games and their bots.' },
  {
    method: 'GET',
    path: '/api/tables',
    takes: ListTablesSchema,
    gives: TablePageSchema,
    about: 'Listed tables with an open seat, the newest first.',
  },
  {
    method: 'POST',
    path: '/api/tables',
    takes: CreateTableSchema,
    gives: CreatedSchema,
    about: 'A new table, at which I sit.',
  },
  {
    method: 'GET',
    path: '/api/tables/mine',
    takes: ListTablesSchema,
    gives: TablePageSchema,
    about: 'My tables: those that wait for me first, then the latest.',
  },
  { method: 'GET', path: '/api/tables/:table', gives: TableSummarySchema, about: 'One table.' },
  {
    method: 'GET',
    path: '/api/tables/:table/match',
    about: 'The file of a finished match: seed, chance list and all moves.',
  },
] as const
