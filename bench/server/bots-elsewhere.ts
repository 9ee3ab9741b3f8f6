import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Open, type Own, random } from '../../src/games/silver-and-gold/index.ts'
import { fastChance, fastSeed, type View } from '../../src/kernel/index.ts'
import { startNats } from '../../src/server/testing/parts/nats.ts'
import { type Figure, printFigures } from '../figures.ts'
import type { Player } from './driver.ts'
import { latency, load } from './load.ts'
import { loopDelay, metric, ownServer } from './own-server.ts'
import { inFolder } from './process.ts'
import { coreSecondsOfTree } from './processors.ts'
import { vermeilDriver } from './vermeil.ts'

/*
 * People play with each other at a steady pace while others play against three masters each, as fast as these answer:
 * first with bots in one thread of the server, then in two processes of one thread each. Takes the number of rounds.
 * Everything shares the cores of this machine.
 */

const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
const SECONDS = 10
const WARM_UP = 4
const PEOPLE_TABLES = 40
const PEOPLE_MOVES_PER_SECOND = 100
const MASTER_TABLES = 60

function startBots(url: string): ChildProcess {
  const args = [CLI, 'bots', '--connect', url, '--threads', '1', '--log', 'error']
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

const chance = fastChance(fastSeed(9))

/** Makes a random move whenever this player is asked. */
function playAtOnce(player: Player): void {
  player.onAsked = () => {
    const view = player.held()
    if (view) player.send(random.choose(view as View<Open, Own>, chance))
  }
  player.onAsked()
}

const round = (processes: number): Promise<Figure[]> =>
  inFolder(async (data) => {
    const nats = await startNats()
    const server = await ownServer({ data, nats: nats.url })
    const bots = Array.from({ length: processes }, () => startBots(nats.url))
    while ((await metric(server.url, 'vermeil_bot_processes')) < processes) await delay(100)
    const driver = await vermeilDriver(server.url)
    const seated = await driver.seat(PEOPLE_TABLES)
    const againstMaster = await driver.seatWithBots(MASTER_TABLES, 'master')
    for (const player of againstMaster.flat()) playAtOnce(player)
    const pace = { perSecond: PEOPLE_MOVES_PER_SECOND }
    await load(driver, seated, { ...pace, seconds: WARM_UP })
    const read = async () => ({
      here: await metric(server.url, 'vermeil_bot_seconds_count'),
      elsewhere: await metric(server.url, 'vermeil_remote_bot_seconds_count'),
      server: server.coreSeconds(),
      bots: bots.reduce((sum, { pid = 0 }) => sum + coreSecondsOfTree(pid), 0),
      bus: coreSecondsOfTree(nats.pid() ?? 0),
    })
    await loopDelay(server.url)
    const before = await read()
    const people = await load(driver, seated, { ...pace, seconds: SECONDS })
    const after = await read()
    const lag = await loopDelay(server.url)
    const masterMoves = after.here - before.here + after.elsewhere - before.elsewhere
    const perMove = (key: keyof typeof before): number => (1000 * (after[key] - before[key])) / masterMoves
    const per = (key: keyof typeof before): number => (after[key] - before[key]) / people.seconds
    for (const player of [...seated, ...againstMaster].flat()) player.close()
    for (const child of bots) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await server.stop()
    await nats.end()
    return [
      { name: 'moves of master in threads of the server', value: per('here'), unit: 'per s' },
      { name: 'moves of master in bot processes', value: per('elsewhere'), unit: 'per s' },
      { name: 'moves of people', value: people.moves / people.seconds, unit: 'per s' },
      { name: 'people: p50 latency', value: latency(people, 0.5), unit: 'ms' },
      { name: 'people: p99 latency', value: latency(people, 0.99), unit: 'ms' },
      { name: 'server: p99 event loop delay', value: lag, unit: 'ms' },
      { name: 'server CPU time per move of master', value: perMove('server'), unit: 'ms' },
      { name: 'bot processes, CPU time per move of master', value: perMove('bots'), unit: 'ms' },
      { name: 'nats-server, CPU time per move of master', value: perMove('bus'), unit: 'ms' },
    ]
  })

const [busy = 0] = loadavg()
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${busy.toFixed(1)}`,
)
for (let n = 1; n <= Number(process.argv[2] ?? 1); n++) {
  for (const processes of [0, 2]) {
    const title = processes === 0 ? 'Bots in one thread of the server' : `Bots in ${processes} processes`
    printFigures(`${title}, round ${n}`, await round(processes))
  }
}
process.exit(0)
