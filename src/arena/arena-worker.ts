import { parentPort, workerData } from 'node:worker_threads'
import { botsOf } from '../games/bots.ts'
import { findGame } from '../games/index.ts'
import { type Contest, playBout } from './arena.ts'

/* A thread of the arena: it is told the numbers of games and answers with how they ended. */

const contest = workerData as Contest
const game = findGame(contest.game)
const known = botsOf(contest.game)
const bots = contest.bots.flatMap((name) => known.filter((bot) => bot.name === name))

parentPort?.on('message', (index: number) => {
  if (!game || bots.length !== contest.bots.length) throw new Error(`unknown game or bots: ${contest.game}`)
  parentPort?.postMessage(playBout(game, bots, contest, index))
})
