import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { bareTable } from '../../src/server/testing/contracts/bare-table.ts'
import { startPostgres } from '../../src/server/testing/parts/postgres.ts'
import { temporaryFolder } from '../../src/server/testing/server.ts'
import type { LogEntry } from '../../src/table/index.ts'
import type { Figure } from '../figures.ts'
import { coreSecondsOfTree } from './processors.ts'

const TABLES = 400
const SECONDS = 4

/** Has the average length of a turn in a real match. */
const TURN: LogEntry = {
  at: 1_790_000_000_000,
  command: 'AAAAAAAAAAAAAAAA/bbbbbbbbbbbbbbbbbbbbbbbb',
  type: 'turn',
  seat: 1,
  moves: [{ type: 'mark', card: 2, cells: 4368 }],
  seen: 65_535,
}

/** Appends to many tables at once, each waiting for its previous append. */
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

/** The throughput of the stores without a server. */
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
    { name: 'SQLite: CPU time per turn', value: file.core, unit: 'µs' },
    { name: 'PostgreSQL: turns', value: postgres.appends / postgres.seconds, unit: 'per s' },
    { name: 'PostgreSQL: its CPU time per turn', value: core, unit: 'µs' },
    { name: 'PostgreSQL: our CPU time per turn', value: postgres.core, unit: 'µs' },
    { name: 'PostgreSQL: write-ahead log per turn', value: written, unit: 'bytes' },
  ]
}
