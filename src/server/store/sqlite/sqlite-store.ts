import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTick } from 'node:timers/promises'
import { type Occupant, seatInfo } from '../../../table/index.ts'
import type { Migration } from '../migrations.ts'
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
  Head,
  LeaseStore,
  Store,
  TableListStore,
  TableStore,
} from '../store.ts'
import { BUSY_TIMEOUT, checkLeftovers, createFile, namingFile, replacementCheck } from './data-folder.ts'
import { groupCommit, type GroupCommit as Write } from './group-commit.ts'
import { migrateFile } from './schema/sqlite-migrate.ts'
import { SQLITE_MIGRATIONS } from './schema/sqlite-migrations.ts'
import { moderationEraser, sqliteAdmin } from './sqlite-admin.ts'
import { addFinished, sqliteArchive } from './sqlite-archive.ts'
import { sqliteDaily } from './sqlite-daily.ts'
import { sqliteIdentity } from './sqlite-identity.ts'
import { sqliteKeys } from './sqlite-keys.ts'
import { sqliteNotices } from './sqlite-notices.ts'
import { sqlitePeople } from './sqlite-people.ts'
import { sqliteProfiles } from './sqlite-profiles.ts'
import { sqliteRatings } from './sqlite-ratings.ts'
import { sqliteRetention } from './sqlite-retention.ts'
import { sqliteReviews } from './sqlite-reviews.ts'
import { prepareStatements, type Statements } from './sqlite-statements.ts'

/** SQLite in one file. Everything that is written in one tick of the event loop is one transaction. */
export function openSqliteStore(file: string, steps: readonly Migration[] = SQLITE_MIGRATIONS): Store {
  const db = namingFile(file, () => openFile(file, steps))
  const run = prepareStatements(db)
  const write = groupCommit(db, replacementCheck(file))
  const { addTurns, forget, ...notices } = sqliteNotices(db, write)
  const { erasePeople, forgetPeople, ...people } = sqlitePeople(db, write)
  return {
    ...tableMethods(run, write, addTurns),
    ...codeMethods(run, write),
    ...listMethods(run),
    ...leaseMethods(run, write),
    ...guestMethods(run, write, (after, last) => {
      forget(after, last)
      forgetPeople(after, last)
    }),
    ...notices,
    ...sqliteKeys(run, write),
    ...sqliteDaily(run, write),
    ...sqliteArchive(run, write),
    ...people,
    ...sqliteIdentity(db, write, [erasePeople, moderationEraser(db)]),
    ...sqliteRatings(run, write),
    ...sqliteReviews(db, write),
    ...sqliteProfiles(db, write),
    ...sqliteRetention(db, run, write),
    ...sqliteAdmin(db, write),
    async close() {
      // After all pending writes, whether or not they succeed.
      await write(() => undefined).catch(() => undefined)
      db.close()
    },
  }
}

function openFile(file: string, steps: readonly Migration[]): DatabaseSync {
  createFile(file)
  checkLeftovers(file)
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
  // Only has an effect on a new file. Older files keep their size, and reuse the space that is freed.
  db.exec('pragma auto_vacuum = incremental')
  // What is deleted is overwritten, so that nobody finds it in the file.
  db.exec('pragma secure_delete = on')
  // FULL: committed data survives a power failure, not only a crash of the process.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
  migrateFile(db, steps)
  return db
}

function setSeats(run: Statements, table: string, seats: readonly Occupant[]): void {
  const seated = JSON.stringify(
    seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.guest] : [])),
  )
  run.noteVisits.run(table, seated)
  run.clearSitting.run(table, seated)
  for (const [seat, holder] of seats.entries()) {
    if (holder.kind === 'person') run.addSitting.run(holder.guest, table, seat)
  }
}

const seatsText = (seats: readonly Occupant[]): string => JSON.stringify(seats.map(seatInfo))

type AddTurns = ReturnType<typeof sqliteNotices>['addTurns']

function append(run: Statements, addTurns: AddTurns, appended: Append): boolean {
  const { table, expected, rewrites = 0, entries, head, seed, finished, notices } = appended
  const { seats, record } = head
  const next = expected + entries.length
  const { changes } = run.moveHead.run(
    next,
    ...headValues(head),
    seats === undefined ? null : seatsText(seats),
    table,
    expected,
    rewrites,
  )
  if (changes === 0) return false
  for (const [i, entry] of entries.entries()) run.addEntry.run(table, expected + i + 1, JSON.stringify(entry))
  if (seed !== undefined) run.addSeed.run(table, seed)
  if (notices !== undefined) addTurns(table, notices)
  if (seats !== undefined) setSeats(run, table, seats)
  if (record !== undefined) {
    run.setRecord.run(JSON.stringify(record), table)
    run.setListed.run(Number(record.listed), table)
  }
  if (finished !== undefined) addFinished(run, table, finished)
  return true
}

const headValues = ({ status, asked, deadline, runsOut, runOuts, updated }: Head) =>
  [
    status,
    asked,
    deadline ?? null,
    runsOut ?? null,
    runOuts ? JSON.stringify(runOuts) : null,
    updated,
  ] as const

/** A long log is read in pages, and other requests are served in between. */
const ENTRIES_PER_PAGE = 500

const tableMethods = (run: Statements, write: Write, addTurns: AddTurns): TableStore => ({
  createTable: (record, head) =>
    write(() => {
      const { id, game, listed, created, seats, pairing, reserved = [] } = record
      if (run.addTable.run(id, JSON.stringify(record)).changes === 0) return
      const { status, asked, deadline, updated } = head
      run.addHead.run(
        id,
        game,
        status,
        Number(listed),
        asked,
        deadline ?? null,
        created,
        updated,
        seatsText(seats),
        pairing ? seats.length : null,
      )
      setSeats(run, id, seats)
      for (const { guest } of reserved) run.noteReservation.run(guest, id)
    }),
  append: (entry) => write(() => append(run, addTurns, entry)),
  async loadTable(id, after = 0) {
    // Read first: if the table is rewritten meanwhile, nothing that rests on this can be appended.
    const rewrites = run.findRewrites.get(id)?.rewrites
    const entries: unknown[] = []
    for (;;) {
      const page = run.findEntries.all(id, after + entries.length, ENTRIES_PER_PAGE)
      for (const { entry } of page) entries.push(parseJson(`an entry of table ${id}`, entry))
      if (page.length < ENTRIES_PER_PAGE) break
      await nextTick()
    }
    // Read last, because the table may have been deleted meanwhile.
    const record = run.findRecord.get(id)
    return record && tableFrom(id, record.record, entries, run.findSeed.get(id)?.seed, rewrites)
  },
  async findTable(id) {
    const row = run.findHead.get(id)
    return row && tableRowFrom(row)
  },
  lengths: async (ids) => new Map(run.lengths.all(JSON.stringify(ids)).map(lengthFrom)),
})

const codeMethods = (run: Statements, write: Write): CodeStore => ({
  claimCode: (code, table) => write(() => run.claimCode.run({ code, table }).changes === 1),
  async findByCode(code) {
    const row = run.findByCode.get(code)
    return row && idFrom(row)
  },
})

const listMethods = (run: Statements): TableListStore => ({
  openTables: async ({ game, limit, after }) =>
    readablePage(run.openTables.all({ game: game ?? null, limit, after }), tableRowFrom),
  runningTables: async (limit) => readable(run.runningTables.all({ limit }), tableRowFrom),
  pairingTables: async ({ game, seats, since, limit }) =>
    readable(run.pairingTables.all({ game, seats, since, limit }), tableRowFrom),
  pairingTablesOf: async (guest) => readable(run.pairingTablesOf.all(guest), seatedRowFrom),
  tablesOf: async (guest, { game, limit, after }) =>
    readablePage(run.tablesOf.all({ guest, game: game ?? null, limit, after }), seatedRowFrom),
  seatedAt: async (table) => run.seatedAt.all(table).map(seatedFrom),
  countUnfinished: async (guest) => integerFrom(run.countUnfinished.get(guest)?.count) ?? 0,
})

const leaseMethods = (run: Statements, write: Write): LeaseStore => ({
  claimDue: ({ holder, now, until }, { by, limit, except }) =>
    write(() =>
      idsByDeadline(run.claimDue.all({ holder, now, until, by, limit, except: JSON.stringify(except) })),
    ),
  hold: (tables, { holder, now, until }) =>
    write(() => tables.filter((id) => run.hold.run({ id, holder, now, until }).changes === 1)),
  release: (tables, holder) =>
    write(() => {
      for (const id of tables) run.release.run(id, holder)
    }),
  nextDeadline: async (after) => integerFrom(run.nextDeadline.get(after)?.deadline),
})

type Forget = ReturnType<typeof sqliteNotices>['forget']

const guestMethods = (run: Statements, write: Write, forget: Forget): GuestStore => ({
  saveGuest: ({ id, name, muted }) => write(() => void run.saveGuest.run(id, name, JSON.stringify(muted))),
  async findGuest(id) {
    const row = run.findGuest.get(id)
    return row && guestFrom(id, row)
  },
  addProgram: ({ id, name, muted, owner }) =>
    write(() => void run.addProgram.run(id, name, JSON.stringify(muted), owner)),
  programsOf: async (owner) => readable(run.programsOf.all(owner), guestRowFrom),
  replaceMuted: (guest, expected, muted) =>
    write(() => run.replaceMuted.run(JSON.stringify(muted), guest, JSON.stringify(expected)).changes > 0),
  replaceRest: (guest, expected, rest) =>
    write(() => run.replaceRest.run(restText(rest), guest, restText(expected)).changes > 0),
  async forgetGuests(after, limit) {
    const row = run.lastGuest.get(after, limit)
    if (!row || row.id === null) return undefined
    const last = idFrom(row)
    await write(() => {
      run.forgetGuests.run({ after, last })
      forget(after, last)
      run.forgetHandles.run({ after, last })
      run.forgetProfiles.run({ after, last })
    })
    return last
  },
})
