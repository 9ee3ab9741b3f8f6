import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { at } from '../../src/kernel/index.ts'
import { Visitor } from '../../src/server/testing/client.ts'
import { type Figure, printFigures } from '../figures.ts'
import { installPeer } from '../peers/install.ts'
import { coldFigures } from './cold.ts'
import type { Driver } from './driver.ts'
import { idleFigures } from './idle.ts'
import { type Load, latency, load } from './load.ts'
import { botTable, loopDelay, metric, ownServer } from './own-server.ts'
import { boardgameIoDriver, colyseusDriver } from './peers.ts'
import { inFolder, type Running, start } from './process.ts'
import { vermeilDriver } from './vermeil.ts'

/*
 * Servers under load, on loopback only. Each server is a separate process, and this process generates the load: Silver &
 * Gold with four players per table, each with their own socket, so that every move is sent to four clients.
 */

const WARM_UP = 1.5
const SECONDS = 3
/** The same for all servers. A match has about 140 moves, so that none ends before the time is up. */
const TABLES = 480
const BOT_TABLES = 60
/** Servers are measured in turn in several rounds, and the median counts, so that a busy moment affects none alone. */
const ROUNDS = 3

const rate = ({ moves, seconds }: Load): number => moves / seconds
const frameRate = ({ frames, seconds }: Load): number => frames / seconds

interface Full extends Load {
  /** CPU microseconds per move, the figure that depends least on other load. */
  readonly core: number
}

async function fullLoad(server: Running, driver: Driver): Promise<Full> {
  const seated = await driver.seat(TABLES)
  await load(driver, seated, { seconds: WARM_UP })
  const before = server.coreSeconds()
  const full = await load(driver, seated, { seconds: SECONDS })
  const core = (1e6 * (server.coreSeconds() - before)) / full.moves
  for (const player of seated.flat()) player.close()
  return { ...full, core }
}

const ownFull = (): Promise<Full> =>
  inFolder(async (data) => {
    const server = await ownServer(data)
    const full = await fullLoad(server, await vermeilDriver(server.url))
    await server.stop()
    return full
  })

/** The run with the median rate. */
function middle(runs: readonly Full[]): Full {
  return at(
    runs.toSorted((a, b) => rate(a) - rate(b)),
    Math.floor(runs.length / 2),
  )
}

function fullFigures(full: Full): Figure[] {
  return [
    { name: 'durable moves, sent to four clients each', value: rate(full), unit: 'per s', goal: '8,000' },
    { name: 'frames', value: frameRate(full), unit: 'per s' },
    { name: 'full load: p50 latency', value: latency(full, 0.5), unit: 'ms' },
    { name: 'full load: p99 latency', value: latency(full, 0.99), unit: 'ms' },
    { name: 'CPU time per move and its frames', value: full.core, unit: 'µs' },
    { name: 'load generator, share of a core', value: (100 * full.ownCore) / full.seconds, unit: '%' },
  ]
}

/** Figures at half and a quarter of the full load. */
function partLoadFigures(full: number): Promise<Figure[]> {
  return inFolder(async (data) => {
    const server = await ownServer(data)
    const driver = await vermeilDriver(server.url)
    const seated = await driver.seat(TABLES)
    await load(driver, seated, { perSecond: full / 2, seconds: WARM_UP })
    await loopDelay(server.url)
    const half = await load(driver, seated, { perSecond: full / 2, seconds: SECONDS })
    const halfDelay = await loopDelay(server.url)

    const visitor = await Visitor.named(server.url, 'Bots')
    for (let i = 0; i < BOT_TABLES; i++) await leaveToBots(visitor)
    await loopDelay(server.url)
    const withBots = await load(driver, seated, { perSecond: full / 4, seconds: SECONDS })
    const botDelay = await loopDelay(server.url)
    const botMoves = await metric(server.url, 'vermeil_bot_seconds_count')
    for (const player of seated.flat()) player.close()
    await server.stop()
    return [
      {
        name: `half load (${Math.round(rate(half))} per s): p50 latency`,
        value: latency(half, 0.5),
        unit: 'ms',
      },
      { name: 'half load: p99 latency', value: latency(half, 0.99), unit: 'ms' },
      { name: 'half load: p99 event loop delay', value: halfDelay, unit: 'ms' },
      {
        name: `p99 event loop delay at ${Math.round(rate(withBots))} moves per s while bots think`,
        value: botDelay,
        unit: 'ms',
      },
      { name: 'bot moves during that time', value: botMoves, unit: '' },
    ]
  })
}

/** Creates a table at which bots play all seats. */
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
    keeps: 'each stored in a file (its FlatFile store)',
  },
  {
    name: 'Colyseus 0.18',
    folder: 'colyseus-server',
    open: colyseusDriver,
    keeps: 'each stored in SQLite in its own transaction',
  },
]

/** A peer's server, with or without storing every move. */
function peerFull(peer: Peer, folder: string, keep: boolean): Promise<Full> {
  return inFolder(async (data) => {
    const server = await start(join(folder, 'server.js'), keep ? [join(data, 'kept')] : [])
    const full = await fullLoad(server, await peer.open(server.url, folder))
    await server.stop()
    return full
  })
}

function peerFigures(peer: Peer, own: Full, kept: Full, lost: Full): Figure[] {
  const share = ({ ownCore, seconds }: Full): number => (100 * ownCore) / seconds
  return [
    { name: `moves, ${peer.keeps}`, value: rate(kept), unit: 'per s' },
    { name: 'p99 latency', value: latency(kept, 0.99), unit: 'ms' },
    { name: 'CPU time per move and its frames', value: kept.core, unit: 'µs' },
    { name: 'load generator, share of a core', value: share(kept), unit: '%' },
    { name: 'Vermeil is faster by', value: rate(own) / rate(kept), unit: '×', goal: '5' },
    { name: 'moves, nothing stored', value: rate(lost), unit: 'per s' },
    { name: 'CPU time per move, nothing stored', value: lost.core, unit: 'µs' },
    { name: 'load generator, nothing stored', value: share(lost), unit: '%' },
    { name: 'Vermeil, which stores them, is faster by', value: rate(own) / rate(lost), unit: '×' },
  ]
}

const [busy = 0] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (busy > 0.5)
  console.log(`The machine was already busy (load ${busy.toFixed(1)}), so the figures are too low.`)

const own: Full[] = []
const peers = PEERS.flatMap((peer) => {
  const folder = installPeer(peer.folder)
  return folder ? [{ peer, folder, kept: [] as Full[], lost: [] as Full[] }] : []
})
for (let round = 0; round < ROUNDS; round++) {
  own.push(await ownFull())
  for (const { peer, folder, kept, lost } of peers) {
    kept.push(await peerFull(peer, folder, true))
    lost.push(await peerFull(peer, folder, false))
  }
}
const full = middle(own)
printFigures('Vermeil under load', [...fullFigures(full), ...(await partLoadFigures(rate(full)))])
printFigures('Vermeil at rest', [...(await idleFigures()), ...(await coldFigures())])
for (const { peer, kept, lost } of peers) {
  printFigures(`${peer.name}, same workload`, peerFigures(peer, full, middle(kept), middle(lost)))
}
process.exit(0)
