import { parentPort } from 'node:worker_threads'
import type { BotJob } from '../../bots/bot-pool.ts'

/* Bots that fail in different ways, chosen by their name. */
parentPort?.on('message', ({ bot }: BotJob) => {
  if (bot === 'throws') throw new Error('a bot that throws')
  if (bot === 'exits') process.exit(3)
  if (bot === 'loops') for (;;) Math.random()
  parentPort?.postMessage({ type: 'fine' })
})
parentPort?.postMessage('ready')
