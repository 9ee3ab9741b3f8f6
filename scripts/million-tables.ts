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
import { preparedBy, type QueryPlan, sqlitePlan } from '../src/server/testing/sqlite-plans.ts'
import { callsOf } from './scale/calls.ts'
import { filling, numbers, type Size, sizeOf } from './scale/fill.ts'
import { postgresPlan } from './scale/plans.ts'

/*
 * Fills both stores with tables, a million by default, and a tenth as many people, then prints the plan of every
 * statement and the time of every call: `node scripts/million-tables.ts [TABLES] [sqlite|postgres]`. It starts its own
 * database server and removes everything afterwards. It fails if a statement reads a large table from beginning to end.
 */

const REPETITIONS = 15

const size = sizeOf(Number(process.argv[2] ?? 1_000_000))
const only = process.argv[3]
const complaints: string[] = []

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0)
const announce = (store: string, bytes: number, began: number): void =>
  console.info(
    `\n# ${store}: ${size.tables} tables, ${size.people} people, ${(bytes / 1e9).toFixed(1)} GB, filled in ${seconds(began)} s`,
  )

function show(plans: readonly QueryPlan[]): void {
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
    show(statements.map((sql) => sqlitePlan(db, sql)))
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
    const plans: QueryPlan[] = []
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
