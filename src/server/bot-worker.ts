import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { findBot } from '../bots/levels.ts'
import { fastChance, type View } from '../kernel/index.ts'
import { type BotJob, READY } from './bot-seats.ts'

/* The thread in which bots think. It is given a view as JSON and nothing else, so a bot cannot know more. */

parentPort?.on('message', ({ game, bot, view }: BotJob) => {
  const luck = fastChance(randomBytes(16).toString('hex'))
  const chosen = findBot(game, bot)?.choose(JSON.parse(view) as View, luck)
  parentPort?.postMessage(chosen)
})
parentPort?.postMessage(READY)
