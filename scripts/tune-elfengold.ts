/* Tunes the weights by which Elfengold's master plays at large tables (`LARGE_TABLE_STEPS`) by what wins, and prints
 * them after each batch:
 *
 *   node scripts/tune-elfengold.ts [batches] [pairs in each] [seed]
 *
 * Half of the games have six seats, one player against five greedy ones, the others four seats, one player against three
 * who plan by the weights in use. In each pair of games all the weights are moved at once, at random, one way in one game
 * and the opposite way in the other, on the same deal and in the same seat. What wins more often shows the way (SPSA).
 * The players decide without sampled rounds, because those take most of master's time. The weights in use come from six
 * batches of about 400 pairs that began without any steps.
 */

import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { parse } from 'valibot'
import {
  LARGE_TABLE_STEPS,
  type WeightSteps,
  weightsAfter,
} from '../src/games/elfenland/bot/evaluation/steps.ts'
import { greedy, planningBot } from '../src/games/elfenland/bot/levels.ts'
import { WHOLE_GAME } from '../src/games/elfenland/bot/planner/planner.ts'
import { elfengold } from '../src/games/elfenland/rules/game.ts'
import { at, fastChance, fastSeed, firstSeat, type Seat, viewOf } from '../src/kernel/index.ts'

/** Steps as numbers in a fixed order. */
type Vector = readonly number[]
const IN_STAGES = ['gold', 'cards', 'road', 'near', 'town'] as const
const IN_ALL = ['confidence', 'keptBack', 'lastGold', 'match', 'tokens'] as const

const vectorOf = (steps: WeightSteps): Vector => [
  ...steps.stages.flatMap((stage) => IN_STAGES.map((name) => stage[name])),
  ...IN_ALL.map((name) => steps[name]),
]

function stepsOf(vector: Vector): WeightSteps {
  const left = vector.map((value) => Math.round(value * 100) / 100)
  const take = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, left.shift() ?? 0])) as Record<Name, number>
  const stages = LARGE_TABLE_STEPS.stages.map(() => take(IN_STAGES))
  return { stages, ...take(IN_ALL) }
}

interface Pair {
  readonly ahead: Vector
  readonly back: Vector
  readonly seats: number
  readonly own: Seat
  readonly seed: number
}

const OPTIONS = parse(elfengold.options, {})
/** No weight is moved further than this. */
const FURTHEST = 3
/** From what a step gains to the way that is gone; it becomes smaller from batch to batch. */
const FIRST_PACE = 12
const LAST_PACE = 6
/** Wins matter most, but a margin in pieces and gold is less noisy. */
const PIECE = 0.1
const GOLD = 0.02
const WIDEST_MARGIN = 3

const playerWith = (steps: WeightSteps) => planningBot({ ...WHOLE_GAME, weights: weightsAfter(steps) })
const inUse = playerWith(LARGE_TABLE_STEPS)

/** How well a player with these steps does in one game. */
function merit(vector: Vector, { seats, own, seed }: Pair): number {
  const player = playerWith(stepsOf(vector))
  const rival = seats === 6 ? greedy : inUse
  const deal = fastChance(fastSeed(seed, seats))
  const choices = fastChance(fastSeed(seed ^ 0x1ea2, own))
  const state = elfengold.setup(OPTIONS, seats, deal)
  const { open } = state
  while (open.waiting !== 0) {
    const seat = firstSeat(open.waiting)
    const bot = seat === own ? player : rival
    elfengold.play(state, seat, bot.choose(viewOf(state, seat), choices), deal)
  }
  const result = elfengold.result(open)
  if (!result) throw new Error('the game has not ended')
  const rank = (seat: Seat): number => at(result.seats, seat).score + GOLD * at(open.players, seat).gold
  const rivals = [...open.players.keys()].filter((seat) => seat !== own)
  const margin = rank(own) - Math.max(...rivals.map(rank))
  const won = result.winners.includes(own) ? 1 / result.winners.length : 0
  return won + PIECE * Math.max(-WIDEST_MARGIN, Math.min(WIDEST_MARGIN, margin))
}

async function search(batches: number, pairs: number, seed: number): Promise<void> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)))
  const chance = fastChance(fastSeed(seed))
  let vector = vectorOf(LARGE_TABLE_STEPS)
  for (let batch = 0; batch < batches; batch++) {
    const signs = Array.from({ length: pairs }, () => vector.map(() => 2 * chance.below(2) - 1))
    const jobs = signs.map((moved, nth): Pair => {
      const seats = nth % 2 === 0 ? 6 : 4
      return {
        ahead: vector.map((value, i) => value + at(moved, i)),
        back: vector.map((value, i) => value - at(moved, i)),
        seats,
        own: chance.below(seats),
        seed: seed + batch * pairs + nth,
      }
    })
    const gains = await everyGain(workers, jobs)
    const pace = FIRST_PACE + ((LAST_PACE - FIRST_PACE) * batch) / batches
    vector = vector.map((value, i) => {
      const slope = signs.reduce((sum, moved, nth) => sum + at(moved, i) * at(gains, nth), 0) / pairs
      return Math.max(-FURTHEST, Math.min(FURTHEST, value + pace * slope))
    })
    console.log(`batch ${batch + 1}: ${JSON.stringify(stepsOf(vector))}`)
  }
  for (const worker of workers) worker.terminate()
}

/** For each pair, half of what going ahead gained over going back. */
async function everyGain(workers: readonly Worker[], jobs: readonly Pair[]): Promise<number[]> {
  const gains: number[] = []
  let next = 0
  await Promise.all(
    workers.map(async (worker) => {
      while (next < jobs.length) {
        const nth = next++
        gains[nth] = await new Promise<number>((resolve) => {
          worker.once('message', resolve).postMessage(jobs[nth])
        })
      }
    }),
  )
  return gains
}

if (isMainThread) {
  const [batches = 6, pairs = 400, seed = 1] = process.argv.slice(2).map(Number)
  await search(batches, pairs, seed)
} else {
  parentPort?.on('message', (pair: Pair) =>
    parentPort?.postMessage((merit(pair.ahead, pair) - merit(pair.back, pair)) / 2),
  )
}
