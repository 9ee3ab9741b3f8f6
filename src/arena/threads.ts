import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { botNamed, findGame, type GameList } from '../games/manifest.ts'
import { type GameOutcome, type Matchup, playArenaGame } from './arena.ts'

// The compiled package has .js files beside each other, the source has .ts files.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './arena-worker.ts' : './arena-worker.js',
  import.meta.url,
)

export interface ArenaOptions {
  readonly threads?: number
  readonly progress?: (done: number) => void
  /** The script of the threads, for games that `arena-worker.ts` does not know. */
  readonly worker?: URL
}

/** Plays a matchup on several threads. A seed gives the same games on any number of threads. */
export async function playMatchup(
  matchup: Matchup,
  games: number,
  { threads = availableParallelism(), progress = () => {}, worker: script = WORKER }: ArenaOptions = {},
): Promise<GameOutcome[]> {
  const outcomes: GameOutcome[] = []
  let next = 0
  const playRemaining = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const assign = (): void => {
        if (next < games) worker.postMessage(next++)
        else resolve()
      }
      worker.on('message', (outcome: GameOutcome) => {
        outcomes.push(outcome)
        progress(outcomes.length)
        assign()
      })
      worker.on('error', reject)
      assign()
    })
  const workers = Array.from(
    { length: Math.max(1, Math.min(threads, games)) },
    () => new Worker(script, { workerData: matchup }),
  )
  try {
    await Promise.all(workers.map(playRemaining))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return outcomes.sort((a, b) => a.index - b.index)
}

/** Runs in a thread: plays the games whose indices arrive, and posts their outcomes. */
export function serveMatchup(games: GameList): void {
  const matchup = workerData as Matchup
  const manifest = findGame(games, matchup.game)
  if (!manifest) throw new Error(`no game ${matchup.game}`)
  const bots = matchup.bots.map((name) => {
    const bot = botNamed(manifest, name)
    if (!bot) throw new Error(`no bot ${name} plays ${matchup.game}`)
    return bot
  })
  parentPort?.on('message', (index: number) => {
    parentPort?.postMessage(playArenaGame(manifest, bots, matchup, index))
  })
}
