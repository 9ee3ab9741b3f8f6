import { parentPort } from 'node:worker_threads'
import { GAMES } from '../../games/index.ts'
import { findBot, findGame } from '../../games/manifest.ts'
import { fastChance, fastSeed, type View } from '../../kernel/index.ts'
import { type BotTask, READY } from '../bots/bot-pool.ts'

/*
 * A bot that keeps a memory of its own, from what it is shown when it is asked. In Silver & Gold every seat is asked in
 * every turn, so that is all there is to remember: where it is told something else, it plays what is not legal.
 */

const chance = fastChance(fastSeed(3))
const memories = new Map<number, unknown>()

parentPort?.on('message', ({ game, bot, view: text, memory }: BotTask) => {
  const manifest = findGame(GAMES, game)
  if (!manifest) throw new Error(`no game ${game}`)
  const view = JSON.parse(text) as View & { seat: number }
  const own = findBot(manifest, bot)?.observe?.(memories.get(view.seat), view)
  memories.set(view.seat, own)
  const told = JSON.stringify(memory) === JSON.stringify(own)
  parentPort?.postMessage(
    told ? findBot(manifest, 'random')?.choose(view, chance) : { type: 'told something else' },
  )
})
parentPort?.postMessage(READY)
