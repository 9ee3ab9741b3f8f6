import type { SeatInfo, Status } from '../../../protocol/index.ts'
import { type LogEntry, type Occupant, seatInfo, type TableRecord } from '../../../table/index.ts'
import type { Migration } from '../migrations.ts'
import type { Append, Guest, Key, Store, TableRow } from '../store.ts'
import { type Many, openDatabase, type Row, type Write } from './postgres-database.ts'
import { migrate } from './postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

/** PostgreSQL, for many processes on one database. */
export async function openPostgresStore(
  url: string,
  steps: readonly Migration[] = POSTGRES_MIGRATIONS,
): Promise<Store> {
  await migrate(url, steps)
  const database = openDatabase(url)
  const { query } = database
  const write = (wanted: Omit<Write, 'again'> & { again?: boolean }) =>
    database.write({ again: false, ...wanted })

  /** Sent again after a break it is too late for itself: then the caller looks, and finds it. */
  async function append({ table, expected, entries, head, seed }: Append): Promise<boolean> {
    const { status, asked, deadline, updated, seats } = head
    const values = [
      table,
      expected,
      expected + entries.length,
      status,
      asked,
      deadline ?? null,
      updated,
      entries.map((entry) => JSON.stringify(entry)),
    ]
    const common = { key: table, again: true }
    if (seed === undefined && seats === undefined) {
      const { rowCount } = await write({ statement: run.append, values, ...common, many: MANY_APPENDS })
      return rowCount !== 0
    }
    const more = [seed ?? null, ...(seats ? seating(seats) : [null, null, null])]
    const { rows } = await write({ statement: run.appendMore, values: [...values, ...more], ...common })
    return rows[0]?.moved === 1
  }

  return {
    async createTable(record, { status, asked, deadline, updated }) {
      const { id, game, listed, created } = record
      const about = [
        id,
        JSON.stringify(record),
        game,
        status,
        listed,
        asked,
        deadline ?? null,
        created,
        updated,
      ]
      const values = [...about, ...seating(record.seats)]
      await write({ statement: run.createTable, values, key: id, again: true })
    },
    append,

    async loadTable(id, after = 0) {
      const [row] = await query(run.loadTable, [id, after])
      if (row === undefined) return undefined
      return {
        record: JSON.parse(text(row.record)) as TableRecord,
        entries: JSON.parse(text(row.entries)) as LogEntry[],
        ...(row.seed === null ? {} : { seed: text(row.seed) }),
      }
    },
    async findTable(id) {
      const [row] = await query(run.findTable, [id])
      return row === undefined ? undefined : toRow(row)
    },
    async lengths(ids) {
      const rows = await query(run.lengths, [ids])
      return new Map(rows.map((row) => [text(row.id), Number(row.entries)]))
    },
    async openTables({ game, limit, after }) {
      const rows =
        game === undefined
          ? await query(run.openTables, [limit, after])
          : await query(run.openTablesOfGame, [limit, after, game])
      return rows.map(toRow)
    },
    async tablesOf(guest, { game, limit, after }) {
      const rows = await query(run.tablesOf, [guest, game ?? null, limit, after])
      return rows.map((row) => ({ ...toRow(row), seat: Number(row.seat) }))
    },
    async countUnfinished(guest) {
      const [row] = await query(run.countUnfinished, [guest])
      return Number(row?.count ?? 0)
    },

    async claimDue({ holder, now, until }, { by, limit, except }) {
      const rows = await query(run.claimDue, [holder, now, until, by, limit, except])
      return rows.sort((a, b) => Number(a.deadline) - Number(b.deadline)).map((row) => text(row.id))
    },
    async hold(tables, { holder, now, until }) {
      const rows = await query(run.hold, [tables, holder, now, until])
      return rows.map((row) => text(row.id))
    },
    async release(tables, holder) {
      await query(run.release, [tables, holder])
    },
    async nextDeadline(after) {
      const [row] = await query(run.nextDeadline, [after])
      return row === undefined || row.deadline === null ? undefined : Number(row.deadline)
    },

    async saveGuest({ id, name, muted }) {
      await write({
        statement: run.saveGuest,
        values: [id, name, JSON.stringify(muted)],
        key: id,
        again: true,
      })
    },
    async findGuest(id) {
      const [row] = await query(run.findGuest, [id])
      if (row === undefined) return undefined
      return { id, name: text(row.name), muted: JSON.parse(text(row.muted)) as Guest['muted'] }
    },
    async saveKey({ selector, hash, guest, kind, until }) {
      const values = [selector, Buffer.from(hash), guest, kind, until]
      await write({ statement: run.saveKey, values, key: selector })
    },
    async findKey(selector) {
      const [row] = await query(run.findKey, [selector])
      if (row === undefined || !(row.hash instanceof Uint8Array)) return undefined
      const kind = text(row.kind) as Key['kind']
      return { selector, hash: row.hash, guest: text(row.guest), kind, until: Number(row.until) }
    },
    async dropKey(selector) {
      const { rowCount } = await write({ statement: run.dropKey, values: [selector], key: selector })
      return rowCount === 1
    },
    async forgetKeys(until, limit) {
      const rows = await query(run.forgetKeys, [until, limit])
      return rows.length
    },

    close: () => database.close(),
  }
}

/** Entries are JSON, which has no line breaks of its own. */
const MANY_APPENDS: Many = {
  statement: run.appendAll,
  values: (each) =>
    each[0].map((_, column) =>
      each.map((values) => (column === 7 ? (values[7] as string[]).join('\n') : values[column])),
    ),
}

const text = (value: unknown): string => String(value)

/** The seats as they are shown, and the persons on them. */
function seating(seats: readonly Occupant[]): [string, string[], number[]] {
  const persons = seats.flatMap((holder, seat) => (holder.kind === 'person' ? [{ ...holder, seat }] : []))
  return [
    JSON.stringify(seats.map(seatInfo)),
    persons.map(({ guest }) => guest),
    persons.map(({ seat }) => seat),
  ]
}

function toRow(row: Row): TableRow {
  return {
    record: JSON.parse(text(row.record)) as TableRecord,
    status: text(row.status) as Status,
    asked: Number(row.asked),
    updated: Number(row.updated),
    seats: JSON.parse(text(row.seats)) as SeatInfo[],
  }
}
