import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { bareTable } from '../../src/server/testing/bare-table.ts'
import { startPostgres } from '../../src/server/testing/parts/postgres.ts'
import { temporaryFolder } from '../../src/server/testing/server.ts'
import type { LogEntry } from '../../src/table/index.ts'
import type { Figure } from '../figures.ts'
import { coreSecondsOfTree } from './processors.ts'

const TABLES = 400
const SECONDS = 4

/** As long as the turn of a real match is on average. */
const TURN: LogEntry = {
  at: 1_790_000_000_000,
  command: 'AAAAAAAAAAAAAAAA/bbbbbbbbbbbbbbbbbbbbbbbb',
  type: 'turn',
  seat: 1,
  moves: [{ type: 'mark', card: 2, cells: 4368 }],
  seen: 65_535,
}

/** Appends at many tables, each waiting for its last one; how many, in how many seconds. */
async function appendAll(store: Store): Promise<{ appends: number; seconds: number; core: number }> {
  const ids = Array.from({ length: TABLES }, (_, i) => `store-alone-${i}`)
  const head = { status: 'playing', asked: 3, updated: TURN.at } as const
  for (const id of ids) await store.createTable(bareTable(id), head)
  let appends = 0
  const started = performance.now()
  const before = process.cpuUsage()
  const until = started + 1000 * SECONDS
  await Promise.all(
    ids.map(async (table) => {
      for (let expected = 0; performance.now() < until; expected++) {
        await store.append({
          table,
          expected,
          entries: [TURN],
          head: { ...head, updated: TURN.at + expected },
        })
        appends++
      }
    }),
  )
  const { user, system } = process.cpuUsage(before)
  return { appends, seconds: (performance.now() - started) / 1000, core: (user + system) / appends }
}

/** What the stores carry without a server above them. */
export async function storeFigures(): Promise<Figure[]> {
  const folder = temporaryFolder()
  const sqlite = openSqliteStore(join(folder, 'vermeil.sqlite'))
  const file = await appendAll(sqlite)
  await sqlite.close()
  rmSync(folder, { recursive: true, force: true })

  const server = await startPostgres()
  const store = await openPostgresStore(server.url)
  const before = coreSecondsOfTree(server.pid() ?? 0)
  const log = Number(await server.sql(`select pg_current_wal_lsn() - '0/0'`))
  const postgres = await appendAll(store)
  const core = (1e6 * (coreSecondsOfTree(server.pid() ?? 0) - before)) / postgres.appends
  const written = (Number(await server.sql(`select pg_current_wal_lsn() - '0/0'`)) - log) / postgres.appends
  await store.close()
  await server.end()
  return [
    {
      name: `SQLite: turns of ${JSON.stringify(TURN).length} bytes`,
      value: file.appends / file.seconds,
      unit: 'per s',
    },
    { name: 'SQLite: time on a core for a turn', value: file.core, unit: 'µs' },
    { name: 'PostgreSQL: turns', value: postgres.appends / postgres.seconds, unit: 'per s' },
    { name: 'PostgreSQL: time on its cores for a turn', value: core, unit: 'µs' },
    { name: 'PostgreSQL: time on our core for a turn', value: postgres.core, unit: 'µs' },
    { name: 'PostgreSQL: write-ahead log for a turn', value: written, unit: 'bytes' },
  ]
}
