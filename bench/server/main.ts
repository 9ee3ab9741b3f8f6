import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { Visitor } from '../../src/server/testing/client.ts'
import { type Figure, printFigures } from '../figures.ts'
import { installPeer } from '../peers/install.ts'
import { coldFigures } from './cold.ts'
import type { Driver } from './driver.ts'
import { idleFigures } from './idle.ts'
import { type Load, latency, load } from './load.ts'
import { botTable, metric, ownServer } from './own-server.ts'
import { boardgameIoDriver, colyseusDriver } from './peers.ts'
import { inFolder, type Running, start } from './process.ts'
import { vermeilDriver } from './vermeil.ts'

/*
 * Servers under load, on loopback only: each is a process of its own, this process plays. Silver & Gold, four people
 * at every table, each with a socket of his own, so every move has four listeners.
 */

const WARM_UP = 2
const SECONDS = 4
const TABLES = 400
const PEER_TABLES = 80
const BOT_TABLES = 60

const rate = ({ moves, seconds }: Load): number => moves / seconds
const frameRate = ({ frames, seconds }: Load): number => frames / seconds

interface Full extends Load {
  /** Microseconds on a core for each move: what a busy machine disturbs least. */
  readonly core: number
}

async function fullLoad(server: Running, driver: Driver, tables: number): Promise<Full> {
  const seated = await driver.seat(tables)
  await load(driver, seated, { seconds: WARM_UP })
  const before = server.coreSeconds()
  const full = await load(driver, seated, { seconds: SECONDS })
  const core = (1e6 * (server.coreSeconds() - before)) / full.moves
  for (const player of seated.flat()) player.close()
  return { ...full, core }
}

async function ownFigures(): Promise<{ figures: Figure[]; full: Full }> {
  return inFolder(async (data) => {
    const server = await ownServer(data)
    const driver = await vermeilDriver(server.url)
    const full = await fullLoad(server, driver, TABLES)

    const fresh = await driver.seat(TABLES / 4)
    await metric(server.url, 'nodejs_eventloop_lag_p99_seconds')
    const half = await load(driver, fresh, { perSecond: rate(full) / 2, seconds: SECONDS })
    const halfLag = await metric(server.url, 'nodejs_eventloop_lag_p99_seconds')

    const visitor = await Visitor.named(server.url, 'Bots')
    for (let i = 0; i < BOT_TABLES; i++) await leaveToBots(visitor)
    await metric(server.url, 'nodejs_eventloop_lag_p99_seconds')
    const withBots = await load(driver, fresh, { perSecond: rate(full) / 4, seconds: SECONDS })
    const botLag = await metric(server.url, 'nodejs_eventloop_lag_p99_seconds')
    const botMoves = await metric(server.url, 'vermeil_bot_seconds_count')
    for (const player of fresh.flat()) player.close()
    await server.stop()
    return {
      full,
      figures: [
        { name: 'durable moves, four listeners each', value: rate(full), unit: 'per s', goal: '8,000' },
        { name: 'frames', value: frameRate(full), unit: 'per s' },
        { name: 'full load: p50 from sending to answer', value: latency(full, 0.5), unit: 'ms' },
        { name: 'full load: p99', value: latency(full, 0.99), unit: 'ms' },
        { name: `half load (${Math.round(rate(half))} per s): p50`, value: latency(half, 0.5), unit: 'ms' },
        { name: 'half load: p99', value: latency(half, 0.99), unit: 'ms' },
        { name: 'half load: p99 of the event loop’s delay', value: 1000 * halfLag, unit: 'ms' },
        {
          name: `p99 of the loop’s delay at ${Math.round(rate(withBots))} moves per s with bots thinking`,
          value: 1000 * botLag,
          unit: 'ms',
        },
        { name: 'bots’ moves meanwhile', value: botMoves, unit: '' },
        { name: 'time on a core for a move and its frames', value: full.core, unit: 'µs' },
      ],
    }
  })
}

/** A table at which bots play for everybody. */
async function leaveToBots(visitor: Visitor): Promise<void> {
  const table = await botTable(visitor, 'greedy')
  const socket = await visitor.connect()
  await socket.join(table)
  await socket.ask({ type: 'leave', table })
  socket.socket.terminate()
}

interface Peer {
  readonly name: string
  readonly folder: string
  open(url: string, folder: string): Driver | Promise<Driver>
  readonly keeps: string
}

const PEERS: readonly Peer[] = [
  {
    name: 'boardgame.io 0.50.2',
    folder: 'boardgame-io-server',
    open: boardgameIoDriver,
    keeps: 'each move in a file (its FlatFile store)',
  },
  {
    name: 'Colyseus 0.18',
    folder: 'colyseus-server',
    open: colyseusDriver,
    keeps: 'each move in SQLite, a transaction each',
  },
]

async function peerFigures(peer: Peer, own: Full): Promise<Figure[]> {
  const folder = installPeer(peer.folder)
  if (!folder) return []
  const measured = (keep: boolean): Promise<Full> =>
    inFolder(async (data) => {
      const server = await start(join(folder, 'server.js'), keep ? [join(data, 'kept')] : [])
      const full = await fullLoad(server, await peer.open(server.url, folder), PEER_TABLES)
      await server.stop()
      return full
    })
  const kept = await measured(true)
  const lost = await measured(false)
  return [
    { name: `moves, ${peer.keeps}`, value: rate(kept), unit: 'per s' },
    { name: 'p99 of the answer', value: latency(kept, 0.99), unit: 'ms' },
    { name: 'time on a core for a move and its frames', value: kept.core, unit: 'µs' },
    { name: 'Vermeil, so many times as fast', value: rate(own) / rate(kept), unit: '×', goal: '5' },
    { name: 'moves, nothing kept', value: rate(lost), unit: 'per s' },
    { name: 'time on a core, nothing kept', value: lost.core, unit: 'µs' },
    { name: 'Vermeil, which keeps them, so many times as fast', value: rate(own) / rate(lost), unit: '×' },
  ]
}

const [busy] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (busy > 0.5)
  console.log(`The machine was busy before we began (load ${busy.toFixed(1)}): figures are too low.`)

const { figures, full } = await ownFigures()
printFigures('Vermeil under load', figures)
printFigures('Vermeil at rest', [...(await idleFigures()), ...(await coldFigures())])
for (const peer of PEERS) {
  const found = await peerFigures(peer, full)
  if (found.length > 0) printFigures(`${peer.name}, the same work`, found)
}
process.exit(0)
