import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { allStatements, SETTINGS } from '../src/server/store/postgres/postgres-database.ts'
import { openPostgresStore } from '../src/server/store/postgres/postgres-store.ts'
import { openSqliteStore } from '../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../src/server/store/store.ts'
import { startPostgres } from '../src/server/testing/parts/postgres.ts'
import { callsOf } from './scale/calls.ts'
import { filling, numbers, type Size, sizeOf } from './scale/fill.ts'
import { type Plan, postgresPlan, preparedBy, sqlitePlan } from './scale/plans.ts'

/*
 * Fills both stores with tables, a million by default, and a tenth as many people, then prints the plan of every
 * statement and the time of every call: `node scripts/million-tables.ts [TABLES] [sqlite|postgres]`. It starts its own
 * database server and removes everything afterwards. It fails if a statement reads a large table from beginning to end,
 * or if a method of the store is not called.
 */

const REPETITIONS = 15

const size = sizeOf(Number(process.argv[2] ?? 1_000_000))
const only = process.argv[3]
const complaints: string[] = []

const some = `table${Math.ceil(tables / 2)}`
const playing = `table${Math.ceil(tables / 200) * 100 - 5}`
const many = Array.from({ length: 200 }, (_, i) => `table${1 + i * Math.floor(tables / 200)}`)
const guest = `guest${Math.floor(tables / 10)}`
const notices = JSON.stringify([
  { seat: 0, guest, request: 2, reason: 'turn', live: false, due: NOW, emailDue: NOW },
])
const head = [ENTRIES, ENTRIES + 1, 'playing', 1, NOW, NOW, NOW, ['{"at":1}'], notices]

/** A row of ratings with this position, as JSON. */
const rating = (position: number): string =>
  JSON.stringify([
    {
      game: 'elfengold',
      seats: 4,
      position,
      person: 0,
      table_id: `rated${position}`,
      seat: 0,
      guest,
      people: guest,
      ended: NOW,
      place: 1,
      mu_before: 25,
      sigma_before: 12.5,
      mu: 26,
      sigma: 12,
      matches: 1,
      uncounted: null,
    },
  ])

/** The parameters of each statement. */
const PARAMETERS: Record<keyof typeof STATEMENTS, unknown[]> = {
  createTable: ['new', '{}', 'elfenland', 'lobby', true, 0, NOW, NOW, NOW, '[]', [guest], [0]],
  append: [playing, ...head],
  appendAll: [
    many,
    ...head.slice(0, 7).map((value) => many.map(() => value)),
    many.map(() => '{"at":1}'),
    many.map(() => notices),
  ],
  appendMore: [playing, ...head, null, '[]', [guest], [0], '{}', false, '[]'],
  loadTable: [some, 0],
  findTable: [some],
  lengths: [many],
  claimCode: ['BAKENMILOT', some],
  findByCode: ['BAKENMILOT'],
  openTables: [50, 0],
  openTablesOfGame: [50, 0, 'elfengold'],
  tablesOf: [guest, null, 50, 0],
  countUnfinished: [guest],
  seatedAt: [some],
  claimDue: ['me', NOW, NOW + 3000, NOW, 64, []],
  hold: [many, 'me', NOW, NOW + 3000],
  release: [many, 'me'],
  nextDeadline: [NOW],
  agesAfter: [some, 200],
  deleteTable: [some, ENTRIES],
  purge: [500],
  forgetDeleted: [],
  size: [],
  claimDuty: ['retention', 'me', NOW, NOW + 3000],
  saveGuest: [guest, 'Ada', '[]'],
  findGuest: [guest],
  addProgram: ['program', 'Robot', '[]', guest],
  programsOf: [guest],
  replaceRest: [guest, null, '{}'],
  forgetGuests: [guest, 200],
  saveKey: ['new', Buffer.from('00', 'hex'), guest, 'cookie', NOW, 'session', NOW, NOW, NOW, '', null],
  findKey: ['key5'],
  keysOf: [guest],
  knownKeys: [['key5', 'key6']],
  replaceKey: ['key5', null, NOW],
  useKey: ['key5', NOW, 'key6', NOW],
  dropSession: [guest, 'key5'],
  dropOtherSessions: [guest, 'key5'],
  dropKey: ['key6'],
  forgetKeys: [NOW, 1000],
  ratingsIn: ['elfengold', 4, [guest, 'guest2']],
  lastRatingOrder: ['elfengold', 4],
  countRatings: ['elfengold', 4, `${guest} guest2`, NOW],
  addRatings: [rating(tables)],
  correctRating: [rating(1)],
  ratingsAt: [some],
  ratingsOf: [guest, 200],
  ratingsAfter: ['elfengold', 4, 1000, 0, 500],
  addDeals: [['2026-11-16'], ['elfengold'], ['seed'], [NOW]],
  dealsBetween: ['2026-11-09', '2026-11-17'],
  setMasterMatch: ['2026-11-16', 'elfengold', '{}', '{}'],
  masterFile: ['2026-11-16', 'elfengold'],
  addTry: ['2026-11-16', 'elfengold', guest, some, NOW],
  finishTry: ['2026-11-16', 'elfengold', guest, 90, '{}'],
  hasTries: ['2026-11-16', 'elfengold'],
  triesOf: [guest, '2026-11-09', '2026-11-16'],
  scoresBetween: ['2026-11-09', '2026-11-16'],
  finishedOf: [guest, 0, NOW, '', 500, 'elfengold', 'bob', 'won', 'people', 21],
  windowEnd: [guest, 0, NOW, '', 500],
  listFinished: [many],
  withoutResults: [5],
  setFinished: [some, '[]'],
  showProfile: [guest, '_address', 'results'],
  hideProfile: ['guest2'],
  profileOf: [guest],
  findProfile: ['_address5', 'handle5'],
  resultsOf: [guest, 500],
  setStatistics: [some, guest, '{}'],
  statisticsAt: [some, guest],
  keepSecret: ['push', '{}'],
  findSecret: ['push'],
  saveChannel: ['channel5', guest, 'push', '{}', '', 'en', '', 'new', 1, NOW, null, 0],
  channelsOf: [guest],
  findChannel: ['channel5'],
  findChannelByToken: ['token5'],
  countMailRequest: ['mailbox5', NOW, NOW + 1],
  blockMailbox: ['mailbox5', 1, NOW],
  confirmChannel: ['token5'],
  dropChannel: ['channel5'],
  dropByToken: ['token5'],
  dropOfDevice: [guest, 'session'],
  dropOfOthers: [guest, 'session'],
  setFailures: ['channel5', 1],
  savePreferences: [guest, 1, 1, null],
  findPreferences: [guest],
  addNotice: ['new', 'push', 'channel5', guest, 'test', NOW],
  claimNotices: ['me', NOW + 50, NOW + 3000, 'push', 16, []],
  postponeNotice: ['notice5', NOW, 1],
  finishNotice: ['notice5'],
  dismissNotices: [some, guest, 1],
  holdReminder: [some, guest, NOW],
  nextNotice: ['push', NOW],
  dueDigests: [NOW, 20],
  queueDigest: ['new', 'email', 'channel5', guest, 'digest', NOW, NOW, NOW + 1],
}

const postgres = await startPostgres({
  max_wal_size: '8GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '256MB',
})
try {
  await migrate(postgres.url, POSTGRES_MIGRATIONS)
  const client = new pg.Client({ connectionString: postgres.url, options: SETTINGS.options })
  await client.connect()
  const began = performance.now()
  for (const statement of FILL) await client.query(statement)
  const size = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.info(`${tables} tables, ${tables * ENTRIES} entries, ${size.rows[0]?.size}, filled in ${seconds} s`)
  // Generic plans, as PostgreSQL uses for a prepared statement after a few executions.
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set client_min_messages = log; set plan_cache_mode = force_generic_plan`)
  const slow: string[] = []
  for (const statement of Object.values(STATEMENTS)) {
    const { name } = statement
    const plan = await explain(client, statement, PARAMETERS[name as keyof typeof STATEMENTS])
    console.info(`\n== ${name}\n${plan}`)
    if (/Seq Scan on (?!pg_)/.test(plan)) slow.push(name)
  }
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0)
const announce = (store: string, bytes: number, began: number): void =>
  console.info(
    `\n# ${store}: ${size.tables} tables, ${size.people} people, ${(bytes / 1e9).toFixed(1)} GB, filled in ${seconds(began)} s`,
  )

function show(plans: readonly Plan[]): void {
  for (const { name, lines, scans } of plans) {
    console.info(`\n== ${name}\n${lines.join('\n')}`)
    if (scans.length > 0) complaints.push(`scans ${scans}: ${name}`)
  }
  console.info(`\n${plans.length} statements`)
}

/** The median and the longest time of each method, in milliseconds. */
async function time(store: Store, { tables, people }: Size): Promise<void> {
  const calls = callsOf({ tables, people })
  for (const method of Object.keys(store) as (keyof Store)[]) {
    if (method === 'close') continue
    const call = calls[method]
    if (!call) {
      complaints.push(`is not called: ${method}`)
      continue
    }
    const times: number[] = []
    for (let index = 1; index <= REPETITIONS; index++) {
      const began = performance.now()
      await call(store, index)
      times.push(performance.now() - began)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const [median = 0, longest = 0] = [sorted[REPETITIONS >> 1], sorted.at(-1)]
    console.info(
      `${method.padEnd(22)} ${median.toFixed(2).padStart(8)} ms ${longest.toFixed(2).padStart(8)} ms`,
    )
  }
}

async function measureSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-scale-'))
  const file = join(folder, 'vermeil.sqlite')
  try {
    const { opened, statements } = preparedBy(() => openSqliteStore(file))
    await opened.close()
    const db = new DatabaseSync(file)
    db.exec('pragma synchronous = off')
    const began = performance.now()
    const blob = (text: string): string => `cast(${text} as blob)`
    for (const sql of [...numbers(size.tables), ...filling(size, blob)]) db.exec(sql)
    announce('SQLite', statSync(file).size, began)
    show([...new Set(statements)].filter((sql) => !/^\s*pragma/.test(sql)).map((sql) => sqlitePlan(db, sql)))
    db.close()
    const store = openSqliteStore(file)
    await time(store, size)
    await store.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres({
    max_wal_size: '8GB',
    shared_buffers: '512MB',
    maintenance_work_mem: '256MB',
  })
  try {
    // As servers do after a few executions, also those that are executed once here.
    await postgres.sql('alter database vermeil set plan_cache_mode = force_generic_plan')
    const store = await openPostgresStore(postgres.url)
    const client = new pg.Client({ connectionString: postgres.url, options: SETTINGS.options })
    await client.connect()
    const began = performance.now()
    const blob = (text: string): string => `convert_to(${text}, 'UTF8')`
    for (const sql of [...numbers(size.tables), ...filling(size, blob), 'vacuum analyze'])
      await client.query(sql)
    announce('PostgreSQL', await store.size(), began)
    const plans: Plan[] = []
    for (const statement of allStatements()) plans.push(await postgresPlan(client, statement))
    show(plans)
    await client.end()
    await time(store, size)
    await store.close()
  } finally {
    await postgres.end()
  }
}

if (only !== 'postgres') await measureSqlite()
if (only !== 'sqlite') await measurePostgres()
console.info(`\n${complaints.length === 0 ? 'No statement scans a large table.' : complaints.join('\n')}`)
process.exitCode = complaints.length === 0 ? 0 : 1
