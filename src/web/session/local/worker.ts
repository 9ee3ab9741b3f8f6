import { GAME_LOADERS } from '../../../games/index.ts'
import { type GameManifest, withReviewParts } from '../../../games/manifest.ts'
import { gameOf, needsReview } from '../request-game.ts'
import { createMatchWorker, type WorkerParts } from './match-worker.ts'
import type { ToWorker, WorkerRequest } from './worker-protocol.ts'

/** The games that were needed so far: each is loaded by the first request that is about it. */
const games: GameManifest[] = []
const loaded = new Set<string>()
const parts: WorkerParts = { games }

/** A message that the worker sends itself queues behind those from the page, without the delay of a timer. */
const channel = new MessageChannel()
const tasks: (() => void)[] = []
channel.port1.onmessage = () => tasks.shift()?.()

const onMessage = createMatchWorker(
  parts,
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

/** Loads what reviews need in general, and of every game that is loaded. */
async function loadReview(): Promise<void> {
  const [{ reviewRequests }, complete] = await Promise.all([
    import('../review/review-requests.ts'),
    Promise.all(games.map(withReviewParts)),
  ])
  games.splice(0, complete.length, ...complete)
  parts.review = reviewRequests
}

async function loadFor(request: WorkerRequest): Promise<void> {
  await loadGame(gameOf(request))
  if (needsReview(request)) await loadReview()
}

/** Requests are handled in the order in which they came, however long something takes to load. */
let queue: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue
    .then(() => loadFor(data.request))
    // What cannot be loaded is unknown to the request, which says so.
    .catch(() => undefined)
    .then(() => onMessage(data))
  // After the first move there is time for it, and then hints do without a network.
  if (data.request.type === 'play') void queue.then(loadReview).catch(() => undefined)
})
