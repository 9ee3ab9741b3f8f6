import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import * as v from 'valibot'
import { botNamed, findGame, type GameList } from '../../games/manifest.ts'
import { type Budget, fastChance } from '../../kernel/index.ts'
import { ViewSchema } from '../../protocol/socket/position.ts'
import { type BotTask, READY } from './bot-pool.ts'

/**
 * Lets the bots of these games think in this worker thread. All it is given is what a seat sees, and what the bot
 * remembers of what that seat has seen, so a bot cannot know more than its seat. With a budget, it thinks for that long
 * instead of watching the clock.
 */
export function answerBotTasks(games: GameList, budget?: Budget): void {
  parentPort?.on('message', ({ game, bot, view, memory, luck, milliseconds }: BotTask) => {
    const manifest = findGame(games, game)
    const chance = fastChance(luck ?? randomBytes(16).toString('hex'))
    const thought = luck === undefined ? { memory, budget: budget ?? { milliseconds } } : { memory }
    const chosen = manifest && botNamed(manifest, bot)
    parentPort?.postMessage(chosen?.choose(v.parse(ViewSchema, JSON.parse(view)), chance, thought))
  })
  parentPort?.postMessage(READY)
}
