/* Trains the weights of the evaluation used by the masters of Elfenland and Elfengold, and prints them as the source of
 * src/games/elfenland/bot/evaluation/learned-futures.ts (for Elfengold, scripts/tune-elfengold.ts continues from there):
 *
 *   node scripts/train-elfenland.ts [games for each table] [seed] [game] [seats] > /tmp/learned-futures.ts
 *
 * The players plan and travel by the current weights, and now and then like greedy, for variety. In Elfenland greedy also
 * makes the other decisions, because it is faster. The features of every seat are
 * recorded at the end of each round, and a regression shows how many pieces they were worth.
 */

import { parse } from 'valibot'
import { type Future, nearnessOf } from '../src/games/elfenland/bot/evaluation/future.ts'
import {
  TERRAIN_DISTANCE,
  tourLength,
  treeLength,
} from '../src/games/elfenland/bot/evaluation/terrain-distance.ts'
import { greedy, planningBot } from '../src/games/elfenland/bot/levels.ts'
import { countTowns, hasTown, PIECE_TOWNS, TOWNS } from '../src/games/elfenland/rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../src/games/elfenland/rules/components/transport.ts'
import { elfengold, elfenland } from '../src/games/elfenland/rules/game.ts'
import type { Move } from '../src/games/elfenland/rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../src/games/elfenland/rules/state.ts'
import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  firstSeat,
  type Game,
  mean,
  type Seat,
  sum,
  viewOf,
} from '../src/kernel/index.ts'

type ElfenGame = Game<Open, Own, Secret, Move>

const [games = 200, seed = 1] = process.argv.slice(2, 4).map(Number)
const GAMES = ([elfenland, elfengold] as unknown as ElfenGame[]).filter(
  ({ id }) => id === (process.argv[4] ?? id),
)
const TABLES = process.argv[5] === undefined ? [2, 4] : [Number(process.argv[5])]
/** The phases in which the trained player decides in Elfenland. */
const PLANNED: ReadonlySet<string> = new Set(['planning', 'moving', 'reward'])
/** One in this many of its decisions is left to greedy, and one in this many rewards is random. */
const GREEDY_ONCE_IN = 6
const RANDOM_REWARD_ONCE_IN = 4
/** The strength by which kinds of card and towns are pulled towards each other until many games say otherwise. */
const RIDGE = 40

const planner = planningBot()

/** The features of a seat at the end of a round, and how many pieces it got afterwards. */
interface Sample {
  readonly rounds: number
  /** 1, then the number of towns, tree, nearness, gold, matches, number of cards, tour and square. */
  readonly features: readonly number[]
  /** Cards by kind, unvisited towns, and where the boot is. */
  readonly kinds: readonly number[]
  gained: number
}

function featuresOf({ open, own }: ElfenlandState, seat: Seat): Pick<Sample, 'features' | 'kinds'> {
  const { pieces, boot, gold, tokens } = at(open.players, seat)
  const { hand, hiddenTokens } = at(own, seat)
  const unvisited = PIECE_TOWNS & ~pieces
  let matches = 0
  for (let kind = 0; kind < COUNTER_KINDS; kind++)
    matches += Math.min(at(hand, kind), at(tokens, kind) + at(hiddenTokens, kind))
  const kinds = hand.slice(0, TRANSPORT_KINDS)
  const cards = sum(kinds)
  const towns = countTowns(unvisited)
  const near = nearnessOf(boot, unvisited)
  const tree = treeLength(boot, unvisited, TERRAIN_DISTANCE)
  return {
    features: [1, towns, tree, near, gold, matches, cards, tourLength(boot, unvisited), towns ** 2],
    kinds: [
      ...kinds,
      ...TOWNS.map((_, town) => (hasTown(unvisited, town) ? 1 : 0)),
      ...TOWNS.map((_, town) => (town === boot ? 1 : 0)),
    ],
  }
}

function choose(state: ElfenlandState, seat: Seat, chance: Chance): Move {
  if (state.open.phase === 'reward' && chance.below(RANDOM_REWARD_ONCE_IN) === 0)
    return { type: 'reward', take: chance.below(2) === 0 ? 'gold' : 'cards' }
  const mayPlan = state.open.variant.game === 'elfengold' || PLANNED.has(state.open.phase)
  const bot = mayPlan && chance.below(GREEDY_ONCE_IN) > 0 ? planner : greedy
  return bot.choose(viewOf(state, seat), chance)
}

function play(game: ElfenGame, seats: number, index: number): Sample[] {
  const chance = fastChance(fastSeed(seed, index))
  const choices = fastChance(fastSeed(seed ^ 0x1ea2, index))
  const state = game.setup(parse(game.options, {}), seats, chance)
  const { open } = state
  const samples: (Sample & { seat: Seat; before: number })[] = []
  while (open.waiting !== 0) {
    const seat = firstSeat(open.waiting)
    const { round } = open
    game.play(state, seat, choose(state, seat, choices), chance)
    if (open.round === round || open.waiting === 0) continue
    for (const [other, { pieces }] of open.players.entries()) {
      samples.push({
        seat: other,
        before: countTowns(pieces),
        rounds: open.variant.rounds - round,
        ...featuresOf(state, other),
        gained: 0,
      })
    }
  }
  for (const sample of samples)
    sample.gained = countTowns(at(open.players, sample.seat).pieces) - sample.before
  return samples
}

/** Ridge regression by Gauss–Jordan elimination. The ridge acts on kinds of card and towns only. */
function regress(samples: readonly Sample[]): number[] {
  const first = at(samples, 0)
  const size = first.features.length + first.kinds.length
  const rows = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size + 1 }, (__, j) =>
      i !== j ? 0 : i < first.features.length ? 1e-3 : RIDGE,
    ),
  )
  for (const { features, kinds, gained } of samples) {
    const values = [...features, ...kinds, gained]
    for (const [i, row] of rows.entries()) addScaled(row, values, at(values, i))
  }
  for (const [i, pivot] of rows.entries()) {
    for (const [j, row] of rows.entries()) {
      if (i !== j) addScaled(row, pivot, -cell(row, i) / cell(pivot, i), i)
    }
  }
  return rows.map((row, i) => cell(row, size) / cell(row, i))
}

const cell = (row: Float64Array, column: number): number => row[column] ?? Number.NaN

/** Adds a multiple of another row, from a column onwards. */
function addScaled(row: Float64Array, other: ArrayLike<number>, factor: number, from = 0): void {
  for (let column = from; column < row.length; column++) {
    row[column] = cell(row, column) + factor * (other[column] ?? 0)
  }
}

/** In Elfenland hands are refilled, so a kept card is worth only its advantage over the average card. */
function learn(samples: readonly Sample[], isFilledUp: boolean): Future {
  const weights = regress(samples)
  const [, town = 0, road = 0, near = 0, gold = 0, match = 0, card = 0, tour = 0, squared = 0] = weights
  const byKind = weights.slice(at(samples, 0).features.length)
  const kinds = byKind.slice(0, TRANSPORT_KINDS)
  const average = mean(kinds)
  const cards = kinds.map((kind) => kind + (isFilledUp ? -average : card))
  const unvisited = byKind.slice(TRANSPORT_KINDS, TRANSPORT_KINDS + TOWNS.length)
  const boot = byKind.slice(TRANSPORT_KINDS + TOWNS.length)
  return {
    town,
    road,
    near,
    gold: Math.max(0, gold),
    cards,
    match: Math.max(0, match),
    map: { tour, squared, unvisited, boot },
  }
}

const round = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

console.log(`// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a learned weight may be close to a constant by chance
import type { Futures } from './future.ts'

/** Written by \`node scripts/train-elfenland.ts ${process.argv.slice(2).join(' ')}\`, a regression over games of players who used the weights before these. */
// biome-ignore format: a table
export const LEARNED_FUTURES: Futures = {`)
for (const game of GAMES) {
  const samples = TABLES.flatMap((seats) =>
    Array.from({ length: Math.ceil((games * 2) / seats) }, (_, index) => play(game, seats, index)).flat(),
  )
  console.log(`  ${game.id}: [`)
  const longest = Math.max(...samples.map(({ rounds }) => rounds))
  for (let rounds = 1; rounds <= longest; rounds++) {
    const future = learn(
      samples.filter((sample) => sample.rounds === rounds),
      game.id === 'elfenland',
    )
    const fields = Object.entries(future).map(
      ([name, value]) =>
        `${name}: ${JSON.stringify(value, round)
          .replaceAll(',', ', ')
          .replace(/"(\w+)":/g, '$1: ')}`,
    )
    console.log(`    { ${fields.join(', ')} },`)
  }
  console.log('  ],')
}
console.log('}')
