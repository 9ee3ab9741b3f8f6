import { cpus, loadavg } from 'node:os'
import { at } from '../../src/kernel/index.ts'
import { Visitor } from '../../src/server/testing/client.ts'
import { type Figure, printFigures } from '../figures.ts'
import { coldFigures } from './cold.ts'
import { compareServers, printComparison } from './comparison.ts'
import { type FullLoad, rate, SECONDS, warmTables } from './full-load.ts'
import { idleFigures } from './idle.ts'
import { type Load, latency, load } from './load.ts'
import { botTable, loopDelay, metric, ownServer } from './own-server.ts'
import { inFolder } from './process.ts'
import { vermeilDriver } from './vermeil.ts'

/*
 * Servers under load, on loopback only. Each server is a separate process, and this process generates the load: Silver &
 * Gold with four players per table, each with their own socket, so that every move is sent to four clients.
 */

const BOT_TABLES = 60

const frameRate = ({ frames, seconds }: Load): number => frames / seconds

/** The run with the median rate. */
function middle(runs: readonly FullLoad[]): FullLoad {
  return at(
    runs.toSorted((a, b) => rate(a) - rate(b)),
    Math.floor(runs.length / 2),
  )
}

function fullFigures(full: FullLoad): Figure[] {
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
    const seated = await warmTables(driver)
    // In the first seconds at another load, code is compiled again.
    await load(driver, seated, { perSecond: full / 2, seconds: SECONDS })
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

const [busy = 0] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (busy > 0.5)
  console.log(`The machine was already busy (load ${busy.toFixed(1)}), so the figures are too low.`)

const rows = await compareServers()
const full = middle([...rows[0].runs.values()])
printFigures('Vermeil under load', [...fullFigures(full), ...(await partLoadFigures(rate(full)))])
printFigures('Vermeil at rest', [...(await idleFigures()), ...(await coldFigures())])
printComparison(rows)
process.exit(0)
