import { statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { GAMES } from '../../src/games/all.ts'
import { levelBots } from '../../src/games/manifest.ts'
import { fastChance, fastSeed, viewOf } from '../../src/kernel/index.ts'
import { seatToMove } from '../../src/search/play-out.ts'
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
 * The figures behind docs/scaling.md: what a move costs in CPU time of the server, the database and the bus, and in disk
 * space. Silver & Gold with four players per table, each with their own socket.
 */

const WARM_UP = 1
const SECONDS = 4
const TABLES = 600
const BOT_SECONDS = 2

/** Counters of the database and the bus, read before and after the load. */
interface Beside {
  readonly core?: () => number
  readonly busCore?: () => number
  /** Bytes of write-ahead log so far. */
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
    { name: 'frames per move', value: full.frames / full.moves, unit: '' },
    { name: 'bytes sent per move', value: perMove('sent'), unit: 'bytes' },
    { name: 'p50 latency', value: latency(full, 0.5), unit: 'ms' },
    { name: 'p99 latency', value: latency(full, 0.99), unit: 'ms' },
    { name: 'server CPU time per move', value: 1e6 * perMove('core'), unit: 'µs' },
    { name: 'moves per server core', value: 1 / perMove('core'), unit: 'moves per s' },
    ...(beside.core
      ? [
          {
            name: 'database CPU time per move',
            value: 1e6 * perMove('databaseCore'),
            unit: 'µs',
          },
        ]
      : []),
    ...(beside.busCore
      ? [{ name: 'bus CPU time per move', value: 1e6 * perMove('busCore'), unit: 'µs' }]
      : []),
    ...(beside.log ? [{ name: 'write-ahead log per move', value: perMove('log'), unit: 'bytes' }] : []),
    ...(connections === undefined
      ? []
      : [
          {
            name: 'database connections per process',
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
  name: 'bytes on disk per move, including the other data of a table',
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

/** Average CPU time of a bot move, over whole games of two players. */
function botFigures(): Figure[] {
  return GAMES.flatMap((manifest) =>
    levelBots(manifest).map((bot) => {
      const { game } = manifest
      const chance = fastChance(fastSeed(7))
      const options = v.parse(game.options, {})
      let state = game.setup(options, 2, chance)
      let moves = 0
      let spent = 0
      while (spent < BOT_SECONDS * 1e9) {
        const seat = seatToMove(game, state)
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
    `The machine was already busy (load ${busy.toFixed(1)}): rates are too low, but CPU times are right.`,
  )
}
printFigures('Stores without a server', await storeFigures())
printFigures('One process on SQLite', await onSqlite())
printFigures('One process on PostgreSQL', await onPostgres(1, false))
printFigures('Two processes on PostgreSQL with its own notifications', await onPostgres(2, false))
printFigures('Two processes on PostgreSQL with NATS', await onPostgres(2, true))
printFigures('CPU time per bot move', botFigures())
process.exit(0)
