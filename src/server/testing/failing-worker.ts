import { parentPort } from 'node:worker_threads'
import type { BotJob } from '../bots/bot-pool.ts'

/* Bots that fail in every way there is, by name. */
parentPort?.on('message', ({ bot }: BotJob) => {
  if (bot === 'throws') throw new Error('I have had enough')
  if (bot === 'exits') process.exit(3)
  if (bot === 'loops') for (;;) Math.random()
  parentPort?.postMessage({ type: 'fine' })
})
parentPort?.postMessage('ready')
