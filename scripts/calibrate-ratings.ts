/* Compares ratings with pairwise Elo on simulated players: how well does each predict placings that it has not seen?
 *
 *   node scripts/calibrate-ratings.ts [populations] [seed]
 *
 * Both systems use one setting for every kind of population, as on a server, where nobody knows how much luck there is.
 * Ours is the one in use; Elo's is the best of many on other populations of the same kinds. docs/ratings.md shows the
 * outcome.
 */

import { at, mean } from '../src/kernel/index.ts'
import {
  bestStakes,
  LUCK_SHAPES,
  type PredictionScore,
  pairwiseElo,
  plackettLuce,
  scoreSystem,
  type Trial,
  trialOf,
} from '../src/rating/testing/simulation.ts'

const [populations = '12', seed = '1'] = process.argv.slice(2)
const PLAYERS = 120
const HELD_OUT = 600
const TUNING_POPULATIONS = 3
const TUNING_SEED = 777

interface Kind {
  readonly seats: number
  readonly spread: number
  /** How many matches a player has played on average before the predictions. */
  readonly matches: number
}

const KINDS: readonly Kind[] = [2, 3, 4, 6].flatMap((seats) =>
  [0.5, 1, 2].flatMap((spread) => [10, 40].map((matches) => ({ seats, spread, matches }))),
)

const trialsOf = ({ seats, spread, matches }: Kind, firstSeed: number, count: number): Trial[] =>
  Array.from({ length: count }, (_, round) => {
    const luck = at(LUCK_SHAPES, round % LUCK_SHAPES.length)
    const population = { players: PLAYERS, seats, luck, spread, seed: firstSeed + round }
    return trialOf(population, Math.round((matches * PLAYERS) / seats), HELD_OUT)
  })

/** The mean and its standard error. */
function estimate(values: readonly number[]): string {
  const average = mean(values)
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1)
  return `${average.toFixed(3)} ± ${Math.sqrt(variance / values.length).toFixed(3)}`
}

interface Compared {
  readonly ours: PredictionScore
  readonly elo: PredictionScore
}

const stakes = bestStakes(KINDS.flatMap((kind) => trialsOf(kind, TUNING_SEED, TUNING_POPULATIONS)))

function row(cells: readonly (string | number)[], compared: readonly Compared[]): string {
  const average = (pick: (one: Compared) => number): number => mean(compared.map(pick))
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
  const figures = [
    average(({ ours }) => ours.loss).toFixed(3),
    average(({ elo }) => elo.loss).toFixed(3),
    estimate(compared.map(({ ours, elo }) => elo.loss - ours.loss)),
    percent(average(({ ours }) => ours.accuracy)),
    percent(average(({ elo }) => elo.accuracy)),
  ]
  return `| ${[...cells, ...figures].join(' | ')} |`
}

console.log(`Elo: K = ${stakes.k}, ${stakes.provisional} times as much in the first matches\n`)
console.log('| seats | luck | matches | loss, ours | loss, Elo | difference | right, ours | right, Elo |')
console.log('|---|---|---|---|---|---|---|---|')
const all: Compared[] = []
for (const kind of KINDS) {
  const compared = trialsOf(kind, Number(seed) * 1000, Number(populations)).map((trial) => ({
    ours: scoreSystem(plackettLuce(PLAYERS), trial),
    elo: scoreSystem(pairwiseElo(PLAYERS, stakes), trial),
  }))
  all.push(...compared)
  console.log(row([kind.seats, kind.spread, kind.matches], compared))
}
console.log(row(['all', '', ''], all))
