import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { watcherOf } from '../games/stats.ts'
import {
  type Bot,
  type Budget,
  fastChance,
  fastSeed,
  type Game,
  type Result,
  viewOf,
} from '../kernel/index.ts'
import { nextSeat, openMemories } from '../search/play-out.ts'
import { resultOf } from './series.ts'

/** Bots that play against each other. Every deal is played once with each rotation of the seats. */
export interface Contest {
  readonly game: string
  readonly options: unknown
  /** The bots by name; in rotation r, bot i sits in seat i + r. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly budget?: Budget
}

/** How one game ended for each bot of the contest, in the order of the list. */
export interface Bout {
  readonly index: number
  readonly bots: readonly BoutOf[]
}

interface BoutOf {
  readonly score: number
  readonly place: number
  /** The share of the win: a half where two share it. */
  readonly won: number
  /** How long each move took, in milliseconds on a core: a busy machine disturbs that less than the clock. */
  readonly times: readonly number[]
  /** What the game's watcher counted. */
  readonly figures: Readonly<Record<string, number>>
}

/** Plays game `index` of a contest: deal ⌊index / seats⌋, rotation index mod seats. */
export function playBout(game: Game, bots: readonly Bot[], contest: Contest, index: number): Bout {
  const seats = bots.length
  const deal = Math.floor(index / seats)
  const rotation = index % seats
  const seatOf = (bot: number): number => (bot + rotation) % seats
  const seated = bots.map((_, seat) => bots[(seat - rotation + seats) % seats])
  const chance = fastChance(fastSeed(contest.seed, deal))
  const luck = seated.map((_, seat) => fastChance(fastSeed(contest.seed ^ 0xb07, index * seats + seat)))
  const state = game.setup(contest.options, seats, chance)
  const times: number[][] = seated.map(() => [])
  const memories = openMemories(seated, contest.budget)
  const watcher = watcherOf(contest.game, seats)
  memories?.observe(state)
  for (let seat = nextSeat(game, state); seat >= 0; seat = nextSeat(game, state)) {
    const begun = coreMilliseconds()
    const move = seated[seat].choose(viewOf(state, seat), luck[seat], memories?.thoughts[seat])
    times[seat].push(coreMilliseconds() - begun)
    watcher?.recordMove(state, seat, move)
    const rejection = game.play(state, seat, move, chance)
    if (rejection) throw new Error(`${seated[seat].name} was refused: ${JSON.stringify(rejection)}`)
    memories?.observe(state)
  }
  const result = resultOf(game, state.open)
  const figures = watcher?.totals(state)
  return {
    index,
    bots: bots.map((_, bot) => {
      const seat = seatOf(bot)
      return boutOf(result, seat, times[seat], figures?.[seat] ?? {})
    }),
  }
}

function coreMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function boutOf(
  { winners, seats }: Result,
  seat: number,
  times: readonly number[],
  figures: Readonly<Record<string, number>>,
): BoutOf {
  const { score, place } = seats[seat]
  return { score, place, won: winners.includes(seat) ? 1 / winners.length : 0, times, figures }
}

// The compiled package has .js files beside each other, the source has .ts files.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './arena-worker.ts' : './arena-worker.js',
  import.meta.url,
)

/** Plays a contest on several cores; the same seed gives the same games on any number of them. */
export async function playContest(
  contest: Contest,
  games: number,
  { threads = availableParallelism(), progress = () => {} }: ContestOptions = {},
): Promise<Bout[]> {
  const bouts: Bout[] = []
  let next = 0
  const workOff = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand = (): void => {
        if (next < games) worker.postMessage(next++)
        else resolve()
      }
      worker.on('message', (bout: Bout) => {
        bouts.push(bout)
        progress(bouts.length)
        hand()
      })
      worker.on('error', reject)
      hand()
    })
  const workers = Array.from(
    { length: Math.max(1, Math.min(threads, games)) },
    () => new Worker(WORKER, { workerData: contest }),
  )
  try {
    await Promise.all(workers.map(workOff))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return bouts.sort((a, b) => a.index - b.index)
}

export interface ContestOptions {
  readonly threads?: number
  readonly progress?: (done: number) => void
}
