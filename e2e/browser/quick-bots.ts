import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import * as v from 'valibot'
import { GAMES } from '../../src/games/all.ts'
import { botNamed, findGame } from '../../src/games/manifest.ts'
import { fastChance } from '../../src/kernel/index.ts'
import { ViewSchema } from '../../src/protocol/socket/position.ts'
import { type BotTask, READY } from '../../src/server/bots/bot-pool.ts'

/* The server's bots for the browser tests: the same bots, but they search a few positions instead of a second. */

const BUDGET = { iterations: 4 }

parentPort?.on('message', ({ game, bot, view, memory }: BotTask) => {
  const manifest = findGame(GAMES, game)
  const chosen = manifest && botNamed(manifest, bot)
  const chance = fastChance(randomBytes(16).toString('hex'))
  const thought = { memory, budget: BUDGET }
  parentPort?.postMessage(chosen?.choose(v.parse(ViewSchema, JSON.parse(view)), chance, thought))
})
parentPort?.postMessage(READY)
