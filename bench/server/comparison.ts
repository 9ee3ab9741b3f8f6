import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from '../measure.ts'
import { installPeer } from '../peers/install.ts'
import type { Driver } from './driver.ts'
import { type FullLoad, fullLoad, rate } from './full-load.ts'
import { ownServer } from './own-server.ts'
import { boardgameIoDriver, colyseusDriver } from './peers.ts'
import { inFolder, type Running, start } from './process.ts'
import { vermeilDriver } from './vermeil.ts'

/** Servers are measured in turn in several rounds, so that a busy moment affects none of them alone. */
const ROUNDS = 5

/** A server that plays the workload, and how it stores moves. */
interface Contender {
  readonly name: string
  readonly stores: string
  /** Whether a move is on the disk before anybody sees it. */
  readonly durable: boolean
  start(folder: string): Promise<Running>
  drive(url: string): Driver | Promise<Driver>
}

const VERMEIL: Contender = {
  name: 'Vermeil',
  stores: 'SQLite, one transaction per tick',
  durable: true,
  start: ownServer,
  drive: vermeilDriver,
}

const PEERS = [
  {
    name: 'Colyseus 0.18',
    folder: 'colyseus-server',
    drive: colyseusDriver,
    stores: 'SQLite, one transaction per move',
    durable: true,
  },
  {
    name: 'boardgame.io 0.50.2',
    folder: 'boardgame-io-server',
    drive: boardgameIoDriver,
    stores: 'files (its FlatFile store)',
    // It writes to files without syncing them to the disk.
    durable: false,
  },
] as const

/** Every installed peer, once with a store and once without. */
function peers(): Contender[] {
  return PEERS.flatMap(({ name, folder: peer, drive, stores, durable }) => {
    const folder = installPeer(peer)
    if (folder === undefined) return []
    const script = join(folder, 'server.js')
    const contender = { name, drive: (url: string) => drive(url, folder) }
    return [
      { ...contender, stores, durable, start: (data) => start(script, [join(data, 'kept')]) },
      { ...contender, stores: 'nothing', durable: false, start: () => start(script, []) },
    ] satisfies Contender[]
  })
}

interface Row {
  readonly contender: Contender
  /** By round. A round in which the server crashed is missing. */
  readonly runs: Map<number, FullLoad>
}

const runsOf = ({ runs }: Row): FullLoad[] => [...runs.values()]

/** Measures Vermeil and its peers in turn. The first row is Vermeil's. */
export async function compareServers(rounds = ROUNDS): Promise<readonly [Row, ...Row[]]> {
  const own: Row = { contender: VERMEIL, runs: new Map() }
  const others = peers().map((contender): Row => ({ contender, runs: new Map() }))
  for (let round = 0; round < rounds; round++) {
    own.runs.set(round, await runOnce(VERMEIL))
    for (const { contender, runs } of others) {
      try {
        runs.set(round, await runOnce(contender))
      } catch (error) {
        const why = error instanceof Error ? error.message : error
        console.log(`Round ${round + 1} of ${contender.name} (${contender.stores}) is left out:`, why)
      }
    }
  }
  return [own, ...others.filter(({ runs }) => runs.size > 0)]
}

function runOnce(contender: Contender): Promise<FullLoad> {
  return inFolder(async (data) => {
    const server = await contender.start(data)
    const measured = async () => fullLoad(server, await contender.drive(server.url))
    try {
      return await Promise.race([measured(), server.crashed])
    } finally {
      await server.stop()
    }
  })
}

/** Ratios are taken within each round, because a busy machine slows both servers of a round down. */
const ratio = (own: Row, { runs }: Row, of: (own: FullLoad, other: FullLoad) => number): number =>
  median(Array.from(runs, ([round, run]) => of(own.runs.get(round) ?? run, run)))

export function printComparison([own, ...others]: readonly [Row, ...Row[]]): void {
  const lines = [own, ...others].map((row) => [
    row.contender.name,
    row.contender.stores,
    row.contender.durable ? 'yes' : 'no',
    `${Math.round(median(runsOf(row).map(({ core }) => core)))} µs`,
    `${ratio(own, row, (mine, theirs) => theirs.core / mine.core).toFixed(1)} ×`,
    `${Math.round(median(runsOf(row).map(rate))).toLocaleString('en')} per s`,
    `${ratio(own, row, (mine, theirs) => rate(mine) / rate(theirs)).toFixed(1)} ×`,
  ])
  const table = [
    ['', 'stores moves in', 'durable', 'server CPU time', 'Vermeil: less by', 'moves', 'Vermeil: more by'],
    ...lines,
  ]
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
  console.log(
    `\nA move shown to four clients: median of ${own.runs.size} rounds (goal: 5 × less than Colyseus with a store)`,
  )
  for (const line of table)
    console.log(`  ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  printComparison(await compareServers(Number(process.argv[2] ?? ROUNDS)))
  process.exit(0)
}
