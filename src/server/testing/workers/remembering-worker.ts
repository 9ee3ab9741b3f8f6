import { parentPort } from 'node:worker_threads'
import { GAMES } from '../../../games/all.ts'
import { botNamed, findGame } from '../../../games/manifest.ts'
import { fastChance, fastSeed, type View } from '../../../kernel/index.ts'
import { type BotTask, READY } from '../../bots/bot-pool.ts'

/*
 * A bot that builds its own memory from the views it is given and compares it with the memory that the server passes
 * in. In Silver & Gold every seat is asked in every turn, so both must be equal. If not, it plays an illegal move.
 */

const chance = fastChance(fastSeed(3))
const memories = new Map<number, unknown>()

parentPort?.on('message', ({ game, bot, view: text, memory }: BotTask) => {
  const manifest = findGame(GAMES, game)
  if (!manifest) throw new Error(`no game ${game}`)
  const view = JSON.parse(text) as View & { seat: number }
  const own = botNamed(manifest, bot)?.observe?.(memories.get(view.seat), view)
  memories.set(view.seat, own)
  const same = JSON.stringify(memory) === JSON.stringify(own)
  parentPort?.postMessage(
    same ? botNamed(manifest, 'random')?.choose(view, chance) : { type: 'another memory' },
  )
})
parentPort?.postMessage(READY)
