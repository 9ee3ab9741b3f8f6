/* Tunes the numbers by which Elfengold's far-sighted player looks ahead (`LEARNED.elfengold` and `TUNING`) by what wins
 * against greedy at two seats, and prints them after each generation:
 *
 *   node scripts/tune-elfengold.ts [generations] [players in each] [deals] [seed]
 *
 * The cross-entropy method: each generation tries players near the best so far, all on the same new deals, each from
 * both seats; the better third says where the next ones are tried. The numbers in use come from 20 generations of 64
 * players and 18 deals, at tables without the hand limit.
 */

import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { parse } from 'valibot'
import { farsighted } from '../src/games/elfenland/bot/farsighted.ts'
import type { Future } from '../src/games/elfenland/bot/futures.ts'
import { greedy } from '../src/games/elfenland/bot/greedy.ts'
import { LEARNED } from '../src/games/elfenland/bot/learned-futures.ts'
import { TUNING } from '../src/games/elfenland/bot/tuning.ts'
import { elfengold } from '../src/games/elfenland/rules/game.ts'
import { type Chance, fastChance, fastSeed, viewOf } from '../src/kernel/index.ts'

/** A player, as steps away from the numbers in use: five for each stretch of the game, and four that are for all of it. */
type Steps = readonly number[]
const STRETCHES = 3
const PER_STRETCH = 5
const DIMENSIONS = STRETCHES * PER_STRETCH + 4

interface Job {
  readonly steps: Steps
  readonly seed: number
  readonly deals: number
}

/** The share of the games that were won, and by how many pieces on average. */
interface Outcome {
  readonly won: number
  readonly margin: number
}

const OPTIONS = parse(elfengold.options, {})
const inUse = { futures: [...LEARNED.elfengold], tuning: { ...TUNING } }

/** One round to come; two or three; more. */
const stretchOf = (rounds: number): number => (rounds === 1 ? 0 : rounds <= 3 ? 1 : 2)

function tune(steps: Steps): void {
  const [confidence, keptBack, lastGold, match] = steps.slice(STRETCHES * PER_STRETCH)
  const futures = inUse.futures.map((future, index): Future => {
    const first = PER_STRETCH * stretchOf(index + 1)
    const [gold, cards, road, near, town] = steps.slice(first, first + PER_STRETCH)
    return {
      ...future,
      town: future.town * Math.exp(0.1 * town),
      road: future.road * Math.exp(0.15 * road),
      near: future.near + 0.15 * near,
      gold: Math.max(0.001, future.gold + 0.005 * gold),
      cards: future.cards.map((worth) => worth * Math.exp(0.15 * cards)),
      match: future.match * Math.exp(0.4 * match),
    }
  })
  LEARNED.elfengold.splice(0, futures.length, ...futures)
  TUNING.confidence = inUse.tuning.confidence * Math.exp(0.3 * confidence)
  TUNING.keptBack = inUse.tuning.keptBack * Math.exp(0.4 * keptBack)
  TUNING.lastGold = inUse.tuning.lastGold * Math.exp(0.6 * lastGold)
}

function play({ steps, seed, deals }: Job): Outcome {
  tune(steps)
  let won = 0
  let margin = 0
  for (let game = 0; game < 2 * deals; game++) {
    const own = game % 2
    const deal: Chance = fastChance(fastSeed(seed, game >> 1))
    const whims: Chance = fastChance(fastSeed(seed ^ 0x1ea2, game))
    const state = elfengold.setup(OPTIONS, 2, deal)
    const { open } = state
    while (open.waiting !== 0) {
      const seat = 31 - Math.clz32(open.waiting & -open.waiting)
      const bot = seat === own ? farsighted : greedy
      elfengold.play(state, seat, bot.choose(viewOf(state, seat), whims), deal)
    }
    const result = elfengold.result(open)
    if (!result) throw new Error('a game has no end')
    won += result.winners.includes(own) ? 1 / result.winners.length : 0
    margin += result.seats[own].score - result.seats[1 - own].score
  }
  return { won: won / (2 * deals), margin: margin / (2 * deals) }
}

/** A win is what counts; pieces tell more of a few games. */
const PIECE = 0.12
const merit = ({ won, margin }: Outcome): number => won + PIECE * margin

async function search(generations: number, players: number, deals: number, seed: number): Promise<void> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)))
  const chance = fastChance(fastSeed(seed))
  const normal = (): number =>
    Math.sqrt(-2 * Math.log((chance.below(1e6) + 1) / 1e6)) *
    Math.cos((2 * Math.PI * chance.below(1e6)) / 1e6)
  let mean: number[] = Array.from({ length: DIMENSIONS }, () => 0)
  let spread = 1
  for (let generation = 0; generation < generations; generation++) {
    const tried = Array.from({ length: players }, () => mean.map((at) => at + spread * normal()))
    const jobs = tried.map((steps) => ({ steps, seed: seed + generation, deals }))
    const outcomes = await everyJob(workers, jobs)
    const order = [...tried.keys()].sort((a, b) => merit(outcomes[b]) - merit(outcomes[a]))
    const better = order.slice(0, Math.ceil(players / 3))
    const weights = better.map((_, rank) => Math.log(better.length + 1) - Math.log(rank + 1))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    mean = mean.map((at, i) => {
      const next = better.reduce((sum, nth, rank) => sum + weights[rank] * tried[nth][i], 0) / total
      return at + 0.8 * (next - at)
    })
    spread *= 0.9
    const won = outcomes.reduce((sum, outcome) => sum + outcome.won, 0) / players
    tune(mean)
    console.log(`generation ${generation + 1}: ${(100 * won).toFixed(1)} % won by those who were tried`)
    console.log(JSON.stringify({ elfengold: LEARNED.elfengold, ...TUNING }, rounded))
  }
  for (const worker of workers) worker.terminate()
}

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

async function everyJob(workers: readonly Worker[], jobs: readonly Job[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  await Promise.all(
    workers.map(async (worker) => {
      while (next < jobs.length) {
        const nth = next++
        outcomes[nth] = await new Promise<Outcome>((resolve, reject) => {
          worker.removeAllListeners().once('message', resolve).once('error', reject)
          worker.postMessage(jobs[nth])
        })
      }
    }),
  )
  return outcomes
}

if (isMainThread) {
  const [generations = 20, players = 64, deals = 18, seed = 1] = process.argv.slice(2).map(Number)
  await search(generations, players, deals, seed)
} else {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(play(job)))
}
