import { GAME_LOADERS } from '../../../games/index.ts'
import type { GameManifest } from '../../../games/manifest.ts'
import { gameOf } from '../request-game.ts'
import { createMatchWorker } from './match-worker.ts'
import type { ToWorker } from './worker-protocol.ts'

/** The games that were needed so far: each is loaded by the first request that is about it. */
const games: GameManifest[] = []
const loaded = new Set<string>()

/** A message that the worker sends itself queues behind those from the page, without the delay of a timer. */
const channel = new MessageChannel()
const tasks: (() => void)[] = []
channel.port1.onmessage = () => tasks.shift()?.()

const onMessage = createMatchWorker(
  games,
  (message) => postMessage(message),
  (task) => {
    tasks.push(task)
    channel.port2.postMessage(undefined)
  },
)

async function loadGame(id: string | undefined): Promise<void> {
  const load = id === undefined || loaded.has(id) ? undefined : GAME_LOADERS[id]
  if (!load || id === undefined) return
  games.push(await load())
  loaded.add(id)
}

/** Requests are handled in the order in which they came, however long a game takes to load. */
let queue: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue
    .then(() => loadGame(gameOf(data.request)))
    // A game that cannot be loaded is unknown to the request, which says so.
    .catch(() => undefined)
    .then(() => onMessage(data))
})
