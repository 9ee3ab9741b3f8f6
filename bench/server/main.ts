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
 * Servers under load, on loopback only: each is a process of its own, this process plays. Silver & Gold, four people
 * at every table, each with a socket of his own, so every move has four listeners.
 */

const WARM_UP = 1.5
const SECONDS = 3
/** The same for all. A match has about 140 moves, so none is over before the time is up. */
const TABLES = 480
const BOT_TABLES = 60
/** All servers are measured in turn, so often, and the median counts: a busy moment of the machine hits none alone. */
const ROUNDS = 3

const rate = ({ moves, seconds }: Load): number => moves / seconds
const frameRate = ({ frames, seconds }: Load): number => frames / seconds

interface Full extends Load {
  /** Microseconds on a core for each move: what a busy machine disturbs least. */
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

/** The run whose rate is the median. */
function middle(runs: readonly Full[]): Full {
  return at(
    runs.toSorted((a, b) => rate(a) - rate(b)),
    Math.floor(runs.length / 2),
  )
}

function fullFigures(full: Full): Figure[] {
  return [
    { name: 'durable moves, four listeners each', value: rate(full), unit: 'per s', goal: '8,000' },
    { name: 'frames', value: frameRate(full), unit: 'per s' },
    { name: 'full load: p50 from sending to answer', value: latency(full, 0.5), unit: 'ms' },
    { name: 'full load: p99', value: latency(full, 0.99), unit: 'ms' },
    { name: 'time on a core for a move and its frames', value: full.core, unit: 'µs' },
    { name: 'the generator’s own share of a core', value: (100 * full.ownCore) / full.seconds, unit: '%' },
  ]
}

/** Half and a quarter of what the server can do. */
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
      { name: `half load (${Math.round(rate(half))} per s): p50`, value: latency(half, 0.5), unit: 'ms' },
      { name: 'half load: p99', value: latency(half, 0.99), unit: 'ms' },
      { name: 'half load: p99 of the event loop’s delay', value: halfDelay, unit: 'ms' },
      {
        name: `p99 of the loop’s delay at ${Math.round(rate(withBots))} moves per s with bots thinking`,
        value: botDelay,
        unit: 'ms',
      },
      { name: 'bots’ moves meanwhile', value: botMoves, unit: '' },
    ]
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

/** A peer's server, with or without keeping every move. */
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
    { name: 'p99 of the answer', value: latency(kept, 0.99), unit: 'ms' },
    { name: 'time on a core for a move and its frames', value: kept.core, unit: 'µs' },
    { name: 'the generator’s own share of a core', value: share(kept), unit: '%' },
    { name: 'Vermeil, so many times as fast', value: rate(own) / rate(kept), unit: '×', goal: '5' },
    { name: 'moves, nothing kept', value: rate(lost), unit: 'per s' },
    { name: 'time on a core, nothing kept', value: lost.core, unit: 'µs' },
    { name: 'the generator’s share, nothing kept', value: share(lost), unit: '%' },
    { name: 'Vermeil, which keeps them, so many times as fast', value: rate(own) / rate(lost), unit: '×' },
  ]
}

const [busy = 0] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (busy > 0.5)
  console.log(`The machine was busy before we began (load ${busy.toFixed(1)}): figures are too low.`)

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
  printFigures(`${peer.name}, the same work`, peerFigures(peer, full, middle(kept), middle(lost)))
}
process.exit(0)
