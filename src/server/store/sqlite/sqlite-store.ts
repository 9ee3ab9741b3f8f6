import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { SeatInfo, Status } from '../../../protocol/index.ts'
import { type LogEntry, type Occupant, seatInfo, type TableRecord } from '../../../table/index.ts'
import { type Migration, type Shape, stepsFrom } from '../migrations.ts'
import type { Append, Guest, Key, Store, TableRow } from '../store.ts'
import { SQLITE_MIGRATIONS } from './sqlite-migrations.ts'

/** Its name in the folder with the data. */
export const DATA_FILE = 'vermeil.sqlite'

/** Milliseconds for which a server waits for the one before it to end. */
const HANDING_OVER = 5_000
/** It holds the seeds of running matches: nobody but its owner reads it. */
const OWNER_ONLY = 0o600

/** Says which file it was that could not be used. */
function about<T>(file: string, use: () => T): T {
  try {
    return use()
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem)
    throw new Error(`${file}: ${why}`, { cause: problem })
  }
}

/** Two servers on one file would not hear of each other: the second one is told. The system lets go after a crash. */
export function holdFolder(folder: string): { release(): void } {
  const file = join(folder, 'in-use.sqlite')
  return about(file, () => {
    mkdirSync(folder, { recursive: true })
    const lock = new DatabaseSync(file, { timeout: HANDING_OVER })
    try {
      lock.exec('begin exclusive')
    } catch (problem) {
      lock.close()
      throw isBusy(problem) ? new Error('another server uses this folder') : problem
    }
    return { release: () => lock.close() }
  })
}

const SQLITE_BUSY = 5
const isBusy = (problem: unknown): boolean =>
  problem instanceof Error && 'errcode' in problem && problem.errcode === SQLITE_BUSY

function openFile(file: string, steps: readonly Migration[]): DatabaseSync {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a', OWNER_ONLY))
  }
  const db = new DatabaseSync(file, { timeout: 5_000 })
  // FULL: what is committed outlives the machine's power, not only the process.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
  migrate(db, steps)
  return db
}

/** SQLite in one file. Everything that is written in one tick of the event loop is one transaction on the disk. */
export function openSqliteStore(file: string, steps: readonly Migration[] = SQLITE_MIGRATIONS): Store {
  const db = about(file, () => openFile(file, steps))
  const run = statements(db)
  const write = groupCommit(db, lookAt(file))

  function setSeats(table: string, seats: readonly Occupant[]): void {
    run.clearSitting.run(table)
    for (const [seat, holder] of seats.entries()) {
      if (holder.kind === 'person') run.addSitting.run(holder.guest, table, seat)
    }
  }

  function append({ table, expected, entries, head, seed }: Append): boolean {
    const { status, asked, deadline, updated, seats } = head
    const next = expected + entries.length
    const texts = seats === undefined ? null : JSON.stringify(seats.map(seatInfo))
    const { changes } = run.moveHead.run(
      next,
      status,
      asked,
      deadline ?? null,
      updated,
      texts,
      table,
      expected,
    )
    if (changes === 0) return false
    for (const [i, entry] of entries.entries())
      run.addEntry.run(table, expected + i + 1, JSON.stringify(entry))
    if (seed !== undefined) run.addSeed.run(table, seed)
    if (seats !== undefined) setSeats(table, seats)
    return true
  }

  return {
    createTable: (record, head) =>
      write(() => {
        const { id, game, listed, created, seats } = record
        if (run.addTable.run(id, JSON.stringify(record)).changes === 0) return
        const { status, asked, deadline, updated } = head
        const texts = JSON.stringify(seats.map(seatInfo))
        run.addHead.run(id, game, status, Number(listed), asked, deadline ?? null, created, updated, texts)
        setSeats(id, seats)
      }),
    append: (entry) => write(() => append(entry)),

    async loadTable(id, after = 0) {
      const record = run.findRecord.get(id)
      if (record === undefined) return undefined
      const seed = run.findSeed.get(id)
      return {
        record: JSON.parse(text(record.record)) as TableRecord,
        entries: run.findEntries.all(id, after).map((row) => JSON.parse(text(row.entry)) as LogEntry),
        ...(seed === undefined ? {} : { seed: text(seed.seed) }),
      }
    },
    async findTable(id) {
      const row = run.findHead.get(id)
      return row === undefined ? undefined : toRow(row)
    },
    lengths: async (ids) =>
      new Map(run.lengths.all(JSON.stringify(ids)).map((row) => [text(row.id), Number(row.entries)])),
    openTables: async ({ game, limit, after }) =>
      run.openTables.all({ game: game ?? null, limit, after }).map(toRow),
    tablesOf: async (guest, { game, limit, after }) =>
      run.tablesOf
        .all({ guest, game: game ?? null, limit, after })
        .map((row) => ({ ...toRow(row), seat: Number(row.seat) })),
    countUnfinished: async (guest) => Number(run.countUnfinished.get(guest)?.count ?? 0),

    claimDue: ({ holder, now, until }, { by, limit, except }) =>
      write(() =>
        run.claimDue
          .all({ holder, now, until, by, limit, except: JSON.stringify(except) })
          .sort((a, b) => Number(a.deadline) - Number(b.deadline))
          .map((row) => text(row.id)),
      ),
    hold: (tables, { holder, now, until }) =>
      write(() => tables.filter((id) => run.hold.run({ id, holder, now, until }).changes === 1)),
    release: (tables, holder) =>
      write(() => {
        for (const id of tables) run.release.run(id, holder)
      }),
    async nextDeadline(after) {
      const deadline = run.nextDeadline.get(after)?.deadline
      return typeof deadline === 'number' ? deadline : undefined
    },

    saveGuest: ({ id, name, muted }) => write(() => void run.saveGuest.run(id, name, JSON.stringify(muted))),
    async findGuest(id) {
      const row = run.findGuest.get(id)
      if (row === undefined) return undefined
      return { id, name: text(row.name), muted: JSON.parse(text(row.muted)) as Guest['muted'] }
    },
    saveKey: ({ selector, hash, guest, kind, until }) =>
      write(() => void run.saveKey.run(selector, hash, guest, kind, until)),
    async findKey(selector) {
      const row = run.findKey.get(selector)
      if (row === undefined || !(row.hash instanceof Uint8Array)) return undefined
      const kind = text(row.kind) as Key['kind']
      return { selector, hash: row.hash, guest: text(row.guest), kind, until: Number(row.until) }
    },
    dropKey: (selector) => write(() => run.dropKey.run(selector).changes === 1),
    forgetKeys: (until, limit) => write(() => Number(run.forgetKeys.run(until, limit).changes)),

    async close() {
      // After all that waits to be written, also where that fails.
      await write(() => undefined).catch(() => undefined)
      db.close()
    },
  }
}

type Row = Record<string, SQLOutputValue>

const text = (value: SQLOutputValue): string => String(value)

function toRow(row: Row): TableRow {
  return {
    record: JSON.parse(text(row.record)) as TableRecord,
    status: text(row.status) as Status,
    asked: Number(row.asked),
    updated: Number(row.updated),
    seats: JSON.parse(text(row.seats)) as SeatInfo[],
  }
}

function migrate(db: DatabaseSync, steps: readonly Migration[]): void {
  // Two that start at once take the steps one after the other.
  db.exec('begin immediate')
  try {
    for (const { version, oldest, sql } of stepsFrom(shapeOf(db), steps)) {
      db.exec(`${sql} pragma user_version = ${version};`)
      if (version >= HAS_OLDEST) db.exec(`update oldest_version set version = ${oldest}`)
    }
    db.exec('commit')
  } catch (problem) {
    db.exec('rollback')
    db.close()
    throw problem
  }
}

/** The step since which a file says who can use it. */
const HAS_OLDEST = 2

function shapeOf(db: DatabaseSync): Shape {
  const version = Number(db.prepare('pragma user_version').get()?.user_version ?? 0)
  if (version < HAS_OLDEST) return { version, oldest: 1 }
  return { version, oldest: Number(db.prepare('select version from oldest_version').get()?.version ?? 1) }
}

interface Waiting {
  work(): void
  settle(): void
  fail(problem: unknown): void
}

/** Under load the next commit waits this long after the last one, in milliseconds: who comes meanwhile rides along. */
const BREATH = 3

/**
 * Throws where the file is not the one that was opened any more: the system would go on writing to one that nobody can
 * find again.
 */
function lookAt(file: string): () => void {
  if (file === ':memory:') return () => undefined
  const { dev, ino } = statSync(file)
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })
    if (now?.dev !== dev || now.ino !== ino)
      throw new Error(`${file} was removed or replaced: nothing is kept until the server is started again`)
  }
}

/**
 * Collects what is to be written until the event loop comes round, and commits it at once: one flush of the disk for
 * hundreds of moves. Nobody is told before it is on the disk.
 */
function groupCommit(db: DatabaseSync, look: () => void): <T>(work: () => T) => Promise<T> {
  let waiting: Waiting[] = []
  let last = 0

  function schedule(): void {
    const since = performance.now() - last
    if (since >= BREATH) setImmediate(flush)
    else setTimeout(flush, BREATH - since)
  }

  function flush(): void {
    const group = waiting
    waiting = []
    last = performance.now()
    try {
      look()
      db.exec('begin immediate')
      for (const { work } of group) work()
      db.exec('commit')
    } catch (problem) {
      if (db.isOpen && db.isTransaction) db.exec('rollback')
      // One that cannot be written must not take the others with it: each on its own.
      if (group.length > 1) for (const one of group) alone(one)
      else for (const one of group) one.fail(problem)
      return
    }
    for (const { settle } of group) settle()
  }

  function alone({ work, settle, fail }: Waiting): void {
    try {
      look()
      db.exec('begin immediate')
      work()
      db.exec('commit')
      settle()
    } catch (problem) {
      if (db.isOpen && db.isTransaction) db.exec('rollback')
      fail(problem)
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const { run, settle } = remember(work, resolve)
      if (waiting.length === 0) schedule()
      waiting.push({ work: run, settle, fail: reject })
    })
}

/** Keeps what the work gave until the transaction is committed. */
function remember<T>(work: () => T, resolve: (value: T) => void): { run(): void; settle(): void } {
  const given: T[] = []
  return {
    run() {
      given[0] = work()
    },
    settle: () => resolve(given[0]),
  }
}

function statements(db: DatabaseSync) {
  const prepare = (sql: string): StatementSync => db.prepare(sql)
  const rows = 'select t.record, h.status, h.asked, h.updated, h.seats'
  return {
    addTable: prepare('insert into tables (id, record) values (?, ?) on conflict do nothing'),
    addHead: prepare(
      `insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats)
       values (?, 0, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    moveHead: prepare(
      `update heads set entries = ?, status = ?, asked = ?, deadline = ?, updated = ?, seats = coalesce(?, seats)
       where id = ? and entries = ?`,
    ),
    addEntry: prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
    addSeed: prepare('insert into seeds (table_id, seed) values (?, ?)'),
    clearSitting: prepare('delete from sitting where table_id = ?'),
    addSitting: prepare('insert into sitting (guest, table_id, seat) values (?, ?, ?)'),
    findRecord: prepare('select record from tables where id = ?'),
    findSeed: prepare('select seed from seeds where table_id = ?'),
    findEntries: prepare('select entry from entries where table_id = ? and number > ? order by number'),
    findHead: prepare(`${rows} from heads h join tables t using (id) where h.id = ?`),
    lengths: prepare('select id, entries from heads where id in (select value from json_each(?))'),
    openTables: prepare(
      `${rows} from heads h join tables t using (id)
       where h.listed = 1 and h.status = 'lobby' and ($game is null or h.game = $game)
       order by h.created desc, h.id limit $limit offset $after`,
    ),
    tablesOf: prepare(
      `${rows}, s.seat from sitting s join heads h on h.id = s.table_id join tables t on t.id = s.table_id
       where s.guest = $guest and h.status <> 'closed' and ($game is null or h.game = $game)
       order by (h.status = 'playing' and (h.asked >> s.seat) & 1) desc, h.updated desc, h.id
       limit $limit offset $after`,
    ),
    countUnfinished: prepare(
      `select count(*) as count from sitting s join heads h on h.id = s.table_id
       where s.guest = ? and h.status in ('lobby', 'playing')`,
    ),
    claimDue: prepare(
      `update heads set holder = $holder, held_until = $until
       where id in (
         select id from heads
         where deadline <= $by and (held_until <= $now or holder = $holder)
           and id not in (select value from json_each($except))
         order by deadline limit $limit
       )
       returning id, deadline`,
    ),
    hold: prepare(
      `update heads set holder = $holder, held_until = $until
       where id = $id and (held_until <= $now or holder = $holder)`,
    ),
    release: prepare('update heads set held_until = 0 where id = ? and holder = ?'),
    nextDeadline: prepare('select min(deadline) as deadline from heads where deadline > ?'),
    saveGuest: prepare(
      `insert into guests (id, name, muted) values (?, ?, ?)
       on conflict (id) do update set name = excluded.name, muted = excluded.muted`,
    ),
    findGuest: prepare('select name, muted from guests where id = ?'),
    saveKey: prepare('insert into keys (selector, hash, guest, kind, until) values (?, ?, ?, ?, ?)'),
    findKey: prepare('select hash, guest, kind, until from keys where selector = ?'),
    dropKey: prepare('delete from keys where selector = ?'),
    forgetKeys: prepare(
      'delete from keys where selector in (select selector from keys where until <= ? order by until limit ?)',
    ),
  }
}
