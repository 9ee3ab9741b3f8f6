import { at } from '../../../kernel/index.ts'
import { type Occupant, seatInfo } from '../../../table/index.ts'
import type { Migration } from '../migrations.ts'
import { finishedRows } from '../rows/archive-rows.ts'
import { readable, readablePage } from '../rows/readable-rows.ts'
import {
  guestFrom,
  guestRowFrom,
  idFrom,
  idsByDeadline,
  integerFrom,
  lengthFrom,
  parseJson,
  restText,
  seatedFrom,
  seatedRowFrom,
  tableFrom,
  tableRowFrom,
} from '../rows/table-rows.ts'
import type {
  Append,
  CodeStore,
  GuestStore,
  LeaseStore,
  Store,
  TableListStore,
  TableStore,
} from '../store.ts'
import { postgresAdmin } from './postgres-admin.ts'
import { postgresArchive } from './postgres-archive.ts'
import { postgresDaily } from './postgres-daily.ts'
import { type Database, openDatabase } from './postgres-database.ts'
import { postgresIdentity } from './postgres-identity.ts'
import { postgresKeys } from './postgres-keys.ts'
import { postgresNotices } from './postgres-notices.ts'
import { forgetMembers, postgresPeople } from './postgres-people.ts'
import { postgresProfiles } from './postgres-profiles.ts'
import { postgresRatings } from './postgres-ratings.ts'
import { postgresRetention } from './postgres-retention.ts'
import { postgresReviews } from './postgres-reviews.ts'
import { STATEMENTS as run } from './postgres-statements.ts'
import type { BatchStatement } from './postgres-writer.ts'
import { migrate } from './schema/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from './schema/postgres-migrations.ts'

/** PostgreSQL, for several processes on one database. */
export async function openPostgresStore(
  url: string,
  steps: readonly Migration[] = POSTGRES_MIGRATIONS,
): Promise<Store> {
  await migrate(url, steps)
  const database = openDatabase(url)
  return {
    ...tableMethods(database),
    ...codeMethods(database),
    ...listMethods(database),
    ...leaseMethods(database),
    ...guestMethods(database),
    ...postgresKeys(database),
    ...postgresDaily(database),
    ...postgresArchive(database),
    ...postgresNotices(database),
    ...postgresIdentity(database),
    ...postgresRatings(database),
    ...postgresPeople(database),
    ...postgresReviews(database),
    ...postgresProfiles(database),
    ...postgresRetention(database),
    ...postgresAdmin(database),
    close: () => database.close(),
  }
}

/** If it is sent again after a lost connection, it conflicts with itself; the caller then reloads and finds it. */
async function append({ write }: Database, appended: Append): Promise<boolean> {
  const { table, expected, rewrites = 0, entries, head, seed, finished, notices } = appended
  const { status, asked, deadline, runsOut, runOuts, updated, seats, record } = head
  const values = [
    table,
    expected,
    expected + entries.length,
    status,
    asked,
    deadline ?? null,
    updated,
    runsOut ?? null,
    entries.map((entry) => JSON.stringify(entry)),
    notices && notices.length > 0 ? JSON.stringify(notices) : null,
    rewrites,
    runOuts ? JSON.stringify(runOuts) : null,
  ]
  const common = { key: table, retry: true }
  if (seed === undefined && seats === undefined && record === undefined && finished === undefined) {
    const { rowCount } = await write({ statement: run.append, values, ...common, batch: APPEND_BATCH })
    return rowCount !== 0
  }
  const changed = record ? [JSON.stringify(record), record.listed] : [null, null]
  const more = [seed ?? null, ...(seats ? seating(seats) : [null, null, null]), ...changed]
  const players = JSON.stringify(finished ? finishedRows(finished) : [])
  const { rows } = await write({
    statement: run.appendMore,
    values: [...values, ...more, players],
    ...common,
  })
  return rows[0]?.moved === 1
}

/** The column of `append` that holds the entries. */
const ENTRIES = 8

/** Several appends as one statement. Entries are JSON, which contains no line breaks. */
const APPEND_BATCH: BatchStatement = {
  statement: run.appendAll,
  values: (writes) =>
    at(writes, 0).map((_, column) =>
      writes.map((values) => {
        const value = values[column]
        return column === ENTRIES && Array.isArray(value) ? value.join('\n') : value
      }),
    ),
}

/** The seats as they are shown, and the guests and seats of the persons among them. */
function seating(seats: readonly Occupant[]): [string, string[], number[]] {
  const persons = seats.flatMap((holder, seat) => (holder.kind === 'person' ? [{ ...holder, seat }] : []))
  return [
    JSON.stringify(seats.map(seatInfo)),
    persons.map(({ guest }) => guest),
    persons.map(({ seat }) => seat),
  ]
}

const tableMethods = (database: Database): TableStore => ({
  async createTable(record, { status, asked, deadline, updated }) {
    const { id, game, listed, created, seats, pairing, reserved = [] } = record
    const columns = [
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
    const kept = reserved.map(({ guest }) => guest)
    const values = [...columns, ...seating(seats), pairing ? seats.length : null, kept]
    await database.write({ statement: run.createTable, values, key: id, retry: true })
  },
  append: (entry) => append(database, entry),
  async loadTable(id, after = 0) {
    const [row] = await database.query(run.loadTable, [id, after])
    if (row === undefined) return undefined
    const entries = parseJson(`the log of table ${id}`, row.entries)
    return tableFrom(id, row.record, Array.isArray(entries) ? entries : [entries], row.seed, row.rewrites)
  },
  async findTable(id) {
    const [row] = await database.query(run.findTable, [id])
    return row && tableRowFrom(row)
  },
  lengths: async (ids) => new Map((await database.query(run.lengths, [ids])).map(lengthFrom)),
})

const codeMethods = ({ query }: Database): CodeStore => ({
  claimCode: async (code, table) => (await query(run.claimCode, [code, table])).length === 1,
  async findByCode(code) {
    const [row] = await query(run.findByCode, [code])
    return row && idFrom(row)
  },
})

const listMethods = ({ query }: Database): TableListStore => ({
  async openTables({ game, limit, after }) {
    const rows =
      game === undefined
        ? await query(run.openTables, [limit, after])
        : await query(run.openTablesOfGame, [limit, after, game])
    return readablePage(rows, tableRowFrom)
  },
  runningTables: async (limit) => readable(await query(run.runningTables, [limit]), tableRowFrom),
  async pairingTables({ game, seats, since, limit }) {
    return readable(await query(run.pairingTables, [game, seats, since, limit]), tableRowFrom)
  },
  pairingTablesOf: async (guest) => readable(await query(run.pairingTablesOf, [guest]), seatedRowFrom),
  async tablesOf(guest, { game, limit, after }) {
    return readablePage(await query(run.tablesOf, [guest, game ?? null, limit, after]), seatedRowFrom)
  },
  seatedAt: async (table) => (await query(run.seatedAt, [table])).map(seatedFrom),
  async countUnfinished(guest) {
    const [row] = await query(run.countUnfinished, [guest])
    return integerFrom(row?.count) ?? 0
  },
})

const leaseMethods = ({ query }: Database): LeaseStore => ({
  async claimDue({ holder, now, until }, { by, limit, except }) {
    return idsByDeadline(await query(run.claimDue, [holder, now, until, by, limit, except]))
  },
  async hold(tables, { holder, now, until }) {
    return (await query(run.hold, [tables, holder, now, until])).map(idFrom)
  },
  async release(tables, holder) {
    await query(run.release, [tables, holder])
  },
  async nextDeadline(after) {
    const [row] = await query(run.nextDeadline, [after])
    return integerFrom(row?.deadline)
  },
})

const guestMethods = (database: Database): GuestStore => {
  const { query, write } = database
  return {
    async saveGuest({ id, name, muted }) {
      const values = [id, name, JSON.stringify(muted)]
      await write({ statement: run.saveGuest, values, key: id, retry: true })
    },
    async findGuest(id) {
      const [row] = await query(run.findGuest, [id])
      return row && guestFrom(id, row)
    },
    async addProgram({ id, name, muted, owner }) {
      await query(run.addProgram, [id, name, JSON.stringify(muted), owner])
    },
    programsOf: async (owner) => readable(await query(run.programsOf, [owner]), guestRowFrom),
    async replaceMuted(guest, expected, muted) {
      const values = [guest, JSON.stringify(expected), JSON.stringify(muted)]
      return (await query(run.replaceMuted, values)).length === 1
    },
    async replaceRest(guest, expected, rest) {
      return (await query(run.replaceRest, [guest, restText(expected), restText(rest)])).length === 1
    },
    async forgetGuests(after, limit) {
      const [row] = await query(run.forgetGuests, [after, limit])
      if (!row || row.id === null) return undefined
      const last = idFrom(row)
      await forgetMembers(database, after, last)
      return last
    },
  }
}
