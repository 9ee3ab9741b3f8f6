import { parentPort } from 'node:worker_threads'

/* A bot that never answers, except to jobs without a game, with which a thread is tried. */
parentPort?.on('message', ({ game }: { game: string }) => {
  if (game === '') parentPort?.postMessage(undefined)
})
parentPort?.postMessage('ready')
