import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { findBot } from '../../games/bots.ts'
import { fastChance, type View } from '../../kernel/index.ts'
import { type BotTask, READY } from './bot-pool.ts'

/*
 * The thread in which bots think. It is given what a seat sees, and what the bot remembers of what that seat has seen:
 * so a bot cannot know more.
 */

parentPort?.on('message', ({ game, bot, view, memory, milliseconds }: BotTask) => {
  const luck = fastChance(randomBytes(16).toString('hex'))
  const thought = { memory, budget: { milliseconds } }
  const chosen = findBot(game, bot)?.choose(JSON.parse(view) as View, luck, thought)
  parentPort?.postMessage(chosen)
})
parentPort?.postMessage(READY)
