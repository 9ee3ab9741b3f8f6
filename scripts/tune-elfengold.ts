/* Tunes the weights by which Elfengold's master plays (its learned futures and its bidding factors) by what wins against
 * greedy at tables of two, and prints them after each generation:
 *
 *   node scripts/tune-elfengold.ts [generations] [players in each] [deals] [seed]
 *
 * The cross-entropy method: each generation tries players near the best so far, all on the same new deals, each from
 * both seats; the better third decides where the next ones are tried. The weights in use come from 20 generations of 64
 * players and 18 deals, at tables without the hand limit.
 */

import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { parse } from 'valibot'
import type { Future } from '../src/games/elfenland/bot/evaluation/future.ts'
import { type Weights, WHOLE_GAME_WEIGHTS } from '../src/games/elfenland/bot/evaluation/weights.ts'
import { foresighted, greedy } from '../src/games/elfenland/bot/levels.ts'
import { WHOLE_GAME } from '../src/games/elfenland/bot/planner/planner.ts'
import { elfengold } from '../src/games/elfenland/rules/game.ts'
import { at, fastChance, fastSeed, firstSeat, viewOf } from '../src/kernel/index.ts'

/**
 * A player, as steps away from the weights in use: five for each stage of the game, and four for all of it. The stages
 * are the rounds with one round left, with two or three, and with more.
 */
type Steps = readonly number[]
const STAGES = 3
const PER_STAGE = 5
const DIMENSIONS = STAGES * PER_STAGE + 4

interface Job {
  readonly steps: Steps
  readonly seed: number
  readonly deals: number
}

/** The share of the games that were won, and the average margin in pieces. */
interface Outcome {
  readonly won: number
  readonly margin: number
}

const OPTIONS = parse(elfengold.options, {})

const stageOf = (rounds: number): number => (rounds === 1 ? 0 : rounds <= 3 ? 1 : 2)

/** The weights of a player. */
function tunedWeights(steps: Steps): Weights {
  const { futures, confidence, keptBack, lastGold } = WHOLE_GAME_WEIGHTS
  const [toConfidence = 0, toKeptBack = 0, toLastGold = 0, toMatch = 0] = steps.slice(STAGES * PER_STAGE)
  const elfengoldFutures = futures.elfengold.map((future, index): Future => {
    const first = PER_STAGE * stageOf(index + 1)
    const [gold = 0, cards = 0, road = 0, near = 0, town = 0] = steps.slice(first, first + PER_STAGE)
    return {
      ...future,
      town: future.town * Math.exp(0.1 * town),
      road: future.road * Math.exp(0.15 * road),
      near: future.near + 0.15 * near,
      gold: Math.max(0.001, future.gold + 0.005 * gold),
      cards: future.cards.map((value) => value * Math.exp(0.15 * cards)),
      match: future.match * Math.exp(0.4 * toMatch),
    }
  })
  return {
    ...WHOLE_GAME_WEIGHTS,
    confidence: confidence * Math.exp(0.3 * toConfidence),
    keptBack: keptBack * Math.exp(0.4 * toKeptBack),
    lastGold: lastGold * Math.exp(0.6 * toLastGold),
    futures: { ...futures, elfengold: elfengoldFutures },
  }
}

function play({ steps, seed, deals }: Job): Outcome {
  const tuned = foresighted({ ...WHOLE_GAME, weights: tunedWeights(steps) })
  let won = 0
  let margin = 0
  for (let game = 0; game < 2 * deals; game++) {
    const own = game % 2
    const deal = fastChance(fastSeed(seed, game >> 1))
    const choices = fastChance(fastSeed(seed ^ 0x1ea2, game))
    const state = elfengold.setup(OPTIONS, 2, deal)
    const { open } = state
    while (open.waiting !== 0) {
      const seat = firstSeat(open.waiting)
      const bot = seat === own ? tuned : greedy
      elfengold.play(state, seat, bot.choose(viewOf(state, seat), choices), deal)
    }
    const result = elfengold.result(open)
    if (!result) throw new Error('the game has not ended')
    won += result.winners.includes(own) ? 1 / result.winners.length : 0
    margin += at(result.seats, own).score - at(result.seats, 1 - own).score
  }
  return { won: won / (2 * deals), margin: margin / (2 * deals) }
}

/** The weight of one piece in the margin. Wins matter most, but with few games the margin is less noisy. */
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
    const tried = Array.from({ length: players }, () => mean.map((value) => value + spread * normal()))
    const jobs = tried.map((steps) => ({ steps, seed: seed + generation, deals }))
    const outcomes = await everyJob(workers, jobs)
    mean = moved(mean, betterOf(tried, outcomes))
    spread *= 0.9
    const won = outcomes.reduce((sum, outcome) => sum + outcome.won, 0) / players
    const { futures, confidence, keptBack, lastGold } = tunedWeights(mean)
    console.log(`generation ${generation + 1}: the players won ${(100 * won).toFixed(1)} %`)
    console.log(JSON.stringify({ elfengold: futures?.elfengold, confidence, keptBack, lastGold }, rounded))
  }
  for (const worker of workers) worker.terminate()
}

/** The better third of the players, the best one first. */
function betterOf(tried: readonly Steps[], outcomes: readonly Outcome[]): Steps[] {
  const order = [...tried.keys()].sort((a, b) => merit(at(outcomes, b)) - merit(at(outcomes, a)))
  return order.slice(0, Math.ceil(tried.length / 3)).map((index) => at(tried, index))
}

/** Moves most of the way from the old mean to that of the better players, of whom the best count most. */
function moved(mean: readonly number[], better: readonly Steps[]): number[] {
  const weights = better.map((_, rank) => Math.log(better.length + 1) - Math.log(rank + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return mean.map((value, i) => {
    const next = better.reduce((sum, steps, rank) => sum + at(weights, rank) * at(steps, i), 0) / total
    return value + 0.8 * (next - value)
  })
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
