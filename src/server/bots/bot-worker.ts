import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import * as v from 'valibot'
import { findBot } from '../../games/bots.ts'
import { fastChance } from '../../kernel/index.ts'
import { ViewSchema } from '../../protocol/shapes.ts'
import { type BotTask, READY } from './bot-pool.ts'

/*
 * The thread in which bots think. All it is given is what a seat sees, and what the bot remembers of what that seat has
 * seen, so a bot cannot know more than its seat.
 */

parentPort?.on('message', ({ game, bot, view, memory, milliseconds }: BotTask) => {
  const chance = fastChance(randomBytes(16).toString('hex'))
  const thought = { memory, budget: { milliseconds } }
  const move = findBot(game, bot)?.choose(v.parse(ViewSchema, JSON.parse(view)), chance, thought)
  parentPort?.postMessage(move)
})
parentPort?.postMessage(READY)
