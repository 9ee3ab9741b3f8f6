import { setTimeout as delay } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

/* A bot that answers after a while. Jobs without a game, with which a thread is tried, are answered at once. */
parentPort?.on('message', async ({ game, bot }: { game: string; bot: string }) => {
  if (game !== '') await delay(1_000)
  parentPort?.postMessage({ type: bot })
})
parentPort?.postMessage('ready')
