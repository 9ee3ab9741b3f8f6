import * as v from 'valibot'
import { natural, passesUnchanged } from '../../../kernel/index.ts'
import {
  CLOSED_BY,
  ClockSchema,
  PHRASES,
  type PlayerRest,
  PlayerRestSchema,
  SeatSchema,
  SettingsSchema,
  STATUSES,
  TableRestSchema,
} from '../../../protocol/index.ts'
import type { LogEntry, StoredTable, TableRecord } from '../../../table/index.ts'
import type { Key } from '../key-store.ts'
import type { Guest, TableAge, TableRow } from '../store.ts'

/*
 * What both stores keep in their rows. Every row is checked when it is read: one that was damaged, or that a newer version
 * has written differently, becomes an error about that one table or guest, which the client is told as `serverTrouble`.
 * Lists leave it out (`readable-rows.ts`).
 */

/** The columns of a table in a list, of `tables t` and `heads h`; `tableRowFrom` reads them. */
export const TABLE_COLUMNS =
  't.record, h.id as head_id, h.status, h.asked, h.runs_out, h.run_outs, h.updated, h.seats'

/** The row of `duties` in which it is noted what time it is. */
export const CLOCK = 'clock'

/** In milliseconds. A lease that ends later was made by a process whose clock is ahead, and that may be gone. */
const LONGEST_LEASE = 600_000

/** Whether the lease of a row, or of the row with this prefix, is over. */
export const leaseIsOver = (now: string, prefix = ''): string =>
  `(${prefix}held_until <= ${now} or ${prefix}held_until > ${now} + ${LONGEST_LEASE})`

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** A stored value that is not what this program has written. */
export class CorruptRow extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} cannot be read`, { cause })
    this.name = 'CorruptRow'
  }
}

/** PostgreSQL returns `bigint` columns as text. */
export const storedInteger = v.pipe(
  v.union([v.number(), v.string(), v.bigint()]),
  v.transform(Number),
  natural,
)
export const text = v.string()

/**
 * The columns that a schema reads. PostgreSQL fails a prepared `select *` once a newer version has added a column, so its
 * statements name them.
 */
export const columnsOf = ({ entries }: { readonly entries: object }, prefix = ''): string =>
  Object.keys(entries)
    .map((column) => prefix + column)
    .join(', ')

/** Makes an insert replace the row with the same key, except for columns that only a newer version knows. */
export const replacing = (key: string, columns: string): string =>
  `on conflict (${key}) do update set ${columns
    .split(', ')
    .filter((column) => !key.split(', ').includes(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`

const OpenSchema = v.strictObject({ kind: v.literal('open') })
const BotSchema = v.strictObject({ kind: v.literal('bot'), bot: text })
const OccupantSchema = v.variant('kind', [
  OpenSchema,
  BotSchema,
  v.strictObject({
    kind: v.literal('person'),
    guest: text,
    name: text,
    host: v.exactOptional(v.literal(true)),
    standIn: v.exactOptional(text),
    program: v.exactOptional(v.literal(true)),
  }),
])

const RecordSchema = v.looseObject({
  id: text,
  created: natural,
  game: text,
  name: v.exactOptional(text),
  options: v.unknown(),
  listed: v.boolean(),
  clock: ClockSchema,
  rest: v.exactOptional(TableRestSchema),
  startWhenFull: v.boolean(),
  seats: v.array(OccupantSchema),
  spectators: v.exactOptional(v.literal(false)),
  language: v.exactOptional(text),
  code: v.exactOptional(text),
  reserved: v.exactOptional(v.array(v.object({ seat: natural, guest: text, name: text, until: natural }))),
  rated: v.exactOptional(v.literal(true)),
  pairing: v.exactOptional(v.object({ starts: natural })),
  daily: v.exactOptional(v.object({ day: text, until: v.exactOptional(natural) })),
}) satisfies v.GenericSchema<unknown, TableRecord>

const common = { at: natural, command: v.exactOptional(text) }
/** What Chance was asked for and what it gave. */
const answer = v.pipe(v.array(v.number()), v.length(2))

const ENTRIES = {
  sat: v.strictObject({
    type: v.literal('sat'),
    ...common,
    seat: natural,
    guest: text,
    name: text,
    program: v.exactOptional(v.literal(true)),
  }),
  left: v.strictObject({
    type: v.literal('left'),
    ...common,
    seat: natural,
    removed: v.exactOptional(
      v.strictObject({ by: v.picklist(['host', 'admin']), reason: v.exactOptional(text) }),
    ),
  }),
  seatSet: v.strictObject({
    type: v.literal('seatSet'),
    ...common,
    seat: natural,
    to: v.variant('kind', [OpenSchema, BotSchema]),
  }),
  settingsSet: v.strictObject({
    type: v.literal('settingsSet'),
    ...common,
    seat: natural,
    settings: SettingsSchema,
  }),
  started: v.strictObject({ type: v.literal('started'), ...common, rules: natural, commitment: text }),
  turn: v.strictObject({
    type: v.literal('turn'),
    ...common,
    seat: natural,
    moves: v.array(v.unknown()),
    chance: v.exactOptional(v.array(answer)),
    seen: natural,
    byOrder: v.exactOptional(v.literal(true)),
  }),
  tookBack: v.strictObject({ type: v.literal('tookBack'), ...common, seat: natural, seen: natural }),
  ordered: v.strictObject({
    type: v.literal('ordered'),
    ...common,
    seat: natural,
    order: v.exactOptional(v.unknown()),
    pace: v.exactOptional(natural),
  }),
  standIn: v.strictObject({
    type: v.literal('standIn'),
    ...common,
    seat: natural,
    bot: text,
    because: v.picklist(['time', 'left']),
    removed: v.exactOptional(v.literal(true)),
  }),
  readmitted: v.strictObject({ type: v.literal('readmitted'), ...common, seat: natural, removal: natural }),
  returned: v.strictObject({ type: v.literal('returned'), ...common, seat: natural }),
  chat: v.strictObject({ type: v.literal('chat'), ...common, seat: natural, text }),
  phrase: v.strictObject({
    type: v.literal('phrase'),
    ...common,
    seat: natural,
    phrase: v.picklist(PHRASES),
  }),
  restSet: v.strictObject({ type: v.literal('restSet'), ...common, seat: natural, rest: PlayerRestSchema }),
  pauseSet: v.strictObject({ type: v.literal('pauseSet'), ...common, seat: natural, on: v.boolean() }),
  endSet: v.strictObject({ type: v.literal('endSet'), ...common, seat: natural, on: v.boolean() }),
  halted: v.strictObject({ type: v.literal('halted'), ...common, from: natural, until: natural }),
  rematch: v.strictObject({ type: v.literal('rematch'), ...common, seat: natural, to: text }),
  rated: v.strictObject({ type: v.literal('rated'), ...common, order: natural }),
  closed: v.strictObject({
    type: v.literal('closed'),
    ...common,
    because: v.picklist(['empty', 'expired']),
    by: v.exactOptional(v.picklist(CLOSED_BY)),
  }),
} as const satisfies Record<LogEntry['type'], v.GenericSchema>

/** Nearly always the fast check suffices. A newer version may have added fields; they do not matter. */
function isEntry(value: unknown): value is LogEntry {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const { type } = value
  if (typeof type !== 'string' || !Object.hasOwn(ENTRIES, type)) return false
  const schema = ENTRIES[type as LogEntry['type']]
  return passesUnchanged(schema, value) || v.is(v.looseObject(schema.entries), value)
}

const HeadSchema = v.object({
  head_id: text,
  record: text,
  status: v.picklist(STATUSES),
  asked: storedInteger,
  runs_out: v.nullable(storedInteger),
  run_outs: v.nullable(text),
  updated: storedInteger,
  seats: text,
})
const SittingSchema = v.object({ guest: text, seat: storedInteger })
const SeatsSchema = v.array(SeatSchema)
const GuestSchema = v.object({ name: text, muted: text, rest: v.nullable(text), owner: v.nullable(text) })
const KeySchema = v.object({
  selector: text,
  hash: v.instance(Uint8Array),
  guest: text,
  kind: v.picklist(['cookie', 'link', 'token']),
  until: storedInteger,
  session: v.nullable(text),
  signed_in: storedInteger,
  created: storedInteger,
  used: storedInteger,
  browser: text,
  replaced: v.nullable(storedInteger),
  replaces: v.nullable(text),
})
export const KEY_COLUMNS = columnsOf(KeySchema)
const AgeSchema = v.object({
  begun: v.pipe(
    storedInteger,
    v.transform((count) => count > 0),
  ),
  id: text,
  entries: storedInteger,
  // A table whose status only a newer version knows is left to that one.
  status: v.fallback(v.picklist([...STATUSES, 'unknown']), 'unknown'),
  touched: storedInteger,
  people: storedInteger,
})

export function tableFrom(
  id: string,
  record: unknown,
  entries: readonly unknown[],
  seed: unknown,
  rewrites: unknown,
): StoredTable {
  const known = entries.filter(isEntry)
  if (known.length < entries.length) throw new CorruptRow(`an entry of table ${id}`)
  return {
    record: tableRecordFrom(id, record),
    entries: known,
    ...(seed === undefined || seed === null ? {} : { seed: parse(`the seed of table ${id}`, text, seed) }),
    ...(rewrites ? { rewrites: Number(rewrites) } : {}),
  }
}

export function tableRowFrom(row: Row): TableRow {
  const what = `the row of table ${row.head_id}`
  const { head_id: id, record, seats, runs_out: runsOut, run_outs: _, ...head } = parse(what, HeadSchema, row)
  return {
    ...head,
    ...(runsOut === null ? {} : { runsOut }),
    record: tableRecordFrom(id, record),
    seats: tableSeatsFrom(id, seats),
  }
}

export function tableRecordFrom(id: string, json: unknown): TableRecord {
  const what = `the record of table ${id}`
  return parse(what, RecordSchema, parseJson(what, json))
}

export function tableSeatsFrom(id: string, json: unknown): TableRow['seats'] {
  const what = `the seats of table ${id}`
  return parse(what, SeatsSchema, parseJson(what, json))
}

export const seatedFrom = (row: Row): { readonly guest: string; readonly seat: number } =>
  parse('a row of sitting', SittingSchema, row)

export function seatedRowFrom(row: Row): TableRow & { readonly seat: number } {
  const table = tableRowFrom(row)
  const seat = parse('a row of sitting', storedInteger, row.seat)
  const runsOut = ownRunOut(row, seat) ?? table.runsOut
  return { ...table, ...(runsOut === undefined ? {} : { runsOut }), seat }
}

const RunOutsSchema = v.array(v.nullable(natural))

/** When the clock of a seat runs out, unless a version that does not know this column has written the row since. */
function ownRunOut(row: Row, seat: number): number | undefined {
  const { head_id: id, runs_out: next, run_outs: all } = row
  if (all === null) return undefined
  const what = `the row of table ${id}`
  const runOuts = parse(what, RunOutsSchema, parseJson(what, all))
  return Math.min(...runOuts.flatMap((until) => until ?? [])) === Number(next)
    ? (runOuts[seat] ?? undefined)
    : undefined
}

export function guestFrom(id: string, row: Row): Guest {
  const what = `guest ${id}`
  const { name, muted, rest, owner } = parse(what, GuestSchema, row)
  return {
    id,
    name,
    muted: parse(what, v.array(text), parseJson(what, muted)),
    ...(rest === null ? {} : { rest: parse(what, PlayerRestSchema, parseJson(what, rest)) }),
    ...(owner === null ? {} : { owner }),
  }
}

export const guestRowFrom = (row: Row): Guest => guestFrom(parse('a guest', text, row.id), row)

/** The rest of a guest as it is stored: always with the same order of fields, so that it can be compared. */
export const restText = (rest: PlayerRest | undefined): string | null =>
  rest === undefined ? null : JSON.stringify(v.parse(PlayerRestSchema, rest))

/** A key that an older version has stored is a session of its own. */
export function keyFrom(row: Row): Key {
  const { session, signed_in: signedIn, replaced, replaces, ...key } = parse('a key', KeySchema, row)
  return {
    ...key,
    session: session ?? key.selector,
    signedIn,
    ...(replaced === null ? {} : { replaced }),
    ...(replaces === null ? {} : { replaces }),
  }
}

export const selectorFrom = ({ selector }: Row): string => parse('a selector', text, selector)

export const ageFrom = (row: Row): TableAge => parse('the age of a table', AgeSchema, row)

export const idFrom = ({ id }: Row): string => parse('an id', text, id)

export const lengthFrom = (row: Row): [id: string, entries: number] => [
  idFrom(row),
  parse('the length of a table', storedInteger, row.entries),
]

export const versionFrom = (row: Row): [id: string, version: number] => [
  idFrom(row),
  parse('a version', storedInteger, row.version),
]

/** The ids of rows that have a deadline, the most urgent first. */
export const idsByDeadline = (rows: readonly Row[]): string[] =>
  rows.toSorted((a, b) => Number(a.deadline) - Number(b.deadline)).map(idFrom)

/** An aggregate that is null when there was nothing to aggregate. */
export const integerFrom = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : parse('a number', storedInteger, value)

export function parseJson(what: string, json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch (problem) {
    throw new CorruptRow(what, problem)
  }
}

export function parse<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value)
  if (!success) throw new CorruptRow(what, new v.ValiError(issues))
  return output
}
