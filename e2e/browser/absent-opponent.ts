import { parentPort } from 'node:worker_threads'
import { GAMES } from '../../src/games/all.ts'
import { botNamed, findGame } from '../../src/games/manifest.ts'
import { fastChance, fastSeed, type View } from '../../src/kernel/index.ts'
import { type BotTask, READY } from '../../src/server/bots/bot-pool.ts'

/* Bots of which only the first seat answers: it is then the other seat's turn, however slow the page is. */

const chance = fastChance(fastSeed(1))

parentPort?.on('message', ({ game, view: text }: BotTask) => {
  const manifest = findGame(GAMES, game)
  const view = JSON.parse(text) as View & { seat: number }
  if (view.seat === 0) parentPort?.postMessage(manifest && botNamed(manifest, 'random')?.choose(view, chance))
})
parentPort?.postMessage(READY)
