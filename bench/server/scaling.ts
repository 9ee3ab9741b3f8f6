import { statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { GAMES } from '../../src/games/index.ts'
import { levelsOf } from '../../src/games/manifest.ts'
import { fastChance, fastSeed, viewOf } from '../../src/kernel/index.ts'
import { nextSeat } from '../../src/search/play-out.ts'
import { startNats } from '../../src/server/testing/parts/nats.ts'
import { type Postgres, startPostgres } from '../../src/server/testing/parts/postgres.ts'
import { type Figure, printFigures } from '../figures.ts'
import { coreTime } from '../measure.ts'
import { latency, load } from './load.ts'
import { ownServer } from './own-server.ts'
import { inFolder, type Running } from './process.ts'
import { coreSecondsOfTree } from './processors.ts'
import { storeFigures } from './store-alone.ts'
import { vermeilDriver } from './vermeil.ts'

/*
 * The figures behind docs/scaling.md: what a move costs on the cores of the server, of the database and of the bus, and on
 * the disk. Silver & Gold, four people at every table, each with a socket of his own.
 */

const WARM_UP = 1
const SECONDS = 4
const TABLES = 600
const BOT_SECONDS = 2

/** What beside the server is looked at; whatever is read is read before and after. */
interface Beside {
  readonly core?: () => number
  readonly busCore?: () => number
  /** Bytes of write-ahead log. */
  readonly log?: () => Promise<number>
  readonly connections?: () => Promise<number>
}

async function underLoad(servers: readonly [Running, ...Running[]], beside: Beside): Promise<Figure[]> {
  const [first, ...others] = servers
  const driver = await vermeilDriver(first.url, ...others.map(({ url }) => url))
  const seated = await driver.seat(TABLES)
  await load(driver, seated, { seconds: WARM_UP })
  const read = async () => ({
    core: servers.reduce((sum, server) => sum + server.coreSeconds(), 0),
    databaseCore: beside.core?.() ?? 0,
    busCore: beside.busCore?.() ?? 0,
    log: (await beside.log?.()) ?? 0,
    sent: driver.bytes(),
  })
  const before = await read()
  const full = await load(driver, seated, { seconds: SECONDS })
  const after = await read()
  const perMove = (counter: keyof typeof before): number => (after[counter] - before[counter]) / full.moves
  const connections = await beside.connections?.()
  for (const player of seated.flat()) player.close()
  return [
    { name: 'moves', value: full.moves / full.seconds, unit: 'per s' },
    { name: 'frames for a move', value: full.frames / full.moves, unit: '' },
    { name: 'bytes sent for a move', value: perMove('sent'), unit: 'bytes' },
    { name: 'p50 of the answer', value: latency(full, 0.5), unit: 'ms' },
    { name: 'p99 of the answer', value: latency(full, 0.99), unit: 'ms' },
    { name: 'time on the servers’ cores for a move', value: 1e6 * perMove('core'), unit: 'µs' },
    { name: 'so a core of a server carries', value: 1 / perMove('core'), unit: 'moves per s' },
    ...(beside.core
      ? [
          {
            name: 'time on the database’s cores for a move',
            value: 1e6 * perMove('databaseCore'),
            unit: 'µs',
          },
        ]
      : []),
    ...(beside.busCore
      ? [{ name: 'time on the bus’s core for a move', value: 1e6 * perMove('busCore'), unit: 'µs' }]
      : []),
    ...(beside.log ? [{ name: 'write-ahead log for a move', value: perMove('log'), unit: 'bytes' }] : []),
    ...(connections === undefined
      ? []
      : [
          {
            name: 'connections to the database for a process',
            value: connections / servers.length,
            unit: '',
          },
        ]),
  ]
}

const onSqlite = (): Promise<Figure[]> =>
  inFolder(async (data) => {
    const server = await ownServer(data)
    const figures = await underLoad([server], {})
    await server.stop()
    const file = join(data, 'vermeil.sqlite')
    const database = new DatabaseSync(file)
    const { entries } = database.prepare('select count(*) as entries from entries').get() as {
      entries: number
    }
    database.close()
    return [...figures, onDisk(statSync(file).size / entries)]
  })

const onDisk = (value: number): Figure => ({
  name: 'bytes on the disk for a move, with all that belongs to a table',
  value,
  unit: 'bytes',
})

function beside(postgres: Postgres): Beside {
  const number = async (sql: string): Promise<number> => Number(await postgres.sql(sql))
  return {
    core: () => coreSecondsOfTree(postgres.pid() ?? 0),
    log: () => number(`select pg_current_wal_lsn() - '0/0'`),
    connections: () => number(`select count(*) from pg_stat_activity where application_name like 'vermeil%'`),
  }
}

async function onPostgres(processes: number, withNats: boolean): Promise<Figure[]> {
  const postgres = await startPostgres()
  const nats = withNats ? await startNats() : undefined
  const options = { database: postgres.url, ...(nats ? { nats: nats.url } : {}) }
  const others = Array.from({ length: processes - 1 }, () => ownServer(options))
  const servers = await Promise.all([ownServer(options), ...others])
  const more = nats ? { busCore: () => coreSecondsOfTree(nats.pid() ?? 0) } : {}
  const figures = await underLoad(servers, { ...beside(postgres), ...more })
  const sizes = ['tables', 'heads', 'entries', 'seeds', 'sitting'].map(
    (one) => `pg_total_relation_size('${one}')`,
  )
  const perEntry = await postgres.sql(`select (${sizes.join(' + ')})::real / count(*) from entries`)
  for (const server of servers) await server.stop()
  await nats?.end()
  await postgres.end()
  return [...figures, onDisk(Number(perEntry))]
}

/** What a move of a bot takes on a core, on average over the beginnings and ends of games of two. */
function botFigures(): Figure[] {
  return GAMES.flatMap((manifest) =>
    levelsOf(manifest).map((bot) => {
      const { game } = manifest
      const chance = fastChance(fastSeed(7))
      const options = v.parse(game.options, {})
      let state = game.setup(options, 2, chance)
      let moves = 0
      let spent = 0
      while (spent < BOT_SECONDS * 1e9) {
        const seat = nextSeat(game, state)
        if (seat < 0) {
          state = game.setup(options, 2, chance)
          continue
        }
        const started = coreTime()
        const move = bot.choose(viewOf(state, seat), chance)
        spent += coreTime() - started
        moves++
        game.play(state, seat, move, chance)
      }
      return { name: `${game.id}: ${bot.name}`, value: spent / moves / 1e6, unit: 'ms' }
    }),
  )
}

const [busy = 0] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (busy > 0.5) {
  console.log(
    `The machine was busy before we began (load ${busy.toFixed(1)}): rates are too low, times on cores are not.`,
  )
}
printFigures('The stores alone', await storeFigures())
printFigures('One process on SQLite', await onSqlite())
printFigures('One process on PostgreSQL', await onPostgres(1, false))
printFigures('Two processes on PostgreSQL, its own notifications', await onPostgres(2, false))
printFigures('Two processes on PostgreSQL, NATS', await onPostgres(2, true))
printFigures('What a move of a bot takes on a core', botFigures())
process.exit(0)
