/* Trains the weights by which Elfenland's and Elfengold's master looks ahead, and prints them as the source of
 * src/games/elfenland/bot/evaluation/learned-futures.ts (for Elfengold, scripts/tune-elfengold.ts continues from there):
 *
 *   node scripts/train-elfenland.ts [games for each table] [seed] [game] [seats] > /tmp/learned-futures.ts
 *
 * The players plan and travel by the weights in use, and now and then as greedy does, so that there is something to
 * compare; in Elfenland greedy also makes the other decisions, because it is quicker. The features of every seat are
 * recorded at the end of each round, and a regression shows how many pieces they were worth.
 */

import { parse } from 'valibot'
import { type Future, nearnessOf } from '../src/games/elfenland/bot/evaluation/future.ts'
import {
  TERRAIN_DISTANCE,
  tourLength,
  treeLength,
} from '../src/games/elfenland/bot/evaluation/terrain-distance.ts'
import { foresighted, greedy } from '../src/games/elfenland/bot/levels.ts'
import { countTowns, hasTown, PIECE_TOWNS, TOWNS } from '../src/games/elfenland/rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../src/games/elfenland/rules/components/transport.ts'
import { elfengold, elfenland } from '../src/games/elfenland/rules/game.ts'
import type { Move } from '../src/games/elfenland/rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../src/games/elfenland/rules/state.ts'
import {
  type Chance,
  fastChance,
  fastSeed,
  firstSeat,
  type Game,
  type Seat,
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

const planner = foresighted()

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
  const { pieces, boot, gold, tokens } = open.players[seat]
  const { hand, hiddenTokens } = own[seat]
  const unvisited = PIECE_TOWNS & ~pieces
  let matches = 0
  for (let kind = 0; kind < COUNTER_KINDS; kind++)
    matches += Math.min(hand[kind], tokens[kind] + hiddenTokens[kind])
  const kinds = hand.slice(0, TRANSPORT_KINDS)
  const cards = kinds.reduce((sum, held) => sum + held, 0)
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
  for (const sample of samples) sample.gained = countTowns(open.players[sample.seat].pieces) - sample.before
  return samples
}

/** Ridge regression by Gauss–Jordan elimination. The ridge acts on kinds of card and towns only. */
function regress(samples: readonly Sample[]): number[] {
  const [first] = samples
  const size = first.features.length + first.kinds.length
  const rows = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (__, j) => (i !== j ? 0 : i < first.features.length ? 1e-3 : RIDGE)),
  )
  for (const sample of samples) {
    const { gained } = sample
    const features = [...sample.features, ...sample.kinds]
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) rows[i][j] += features[i] * features[j]
      rows[i][size] += features[i] * gained
    }
  }
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i === j) continue
      const factor = rows[j][i] / rows[i][i]
      for (let k = i; k <= size; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  return rows.map((row, i) => row[size] / row[i])
}

/** In Elfenland hands are filled up, so a kept card is only worth what it is better than the average card. */
function learn(samples: readonly Sample[], isFilledUp: boolean): Future {
  const weights = regress(samples)
  const [, town, road, near, gold, match, card, tour, squared] = weights
  const byKind = weights.slice(samples[0].features.length)
  const kinds = byKind.slice(0, TRANSPORT_KINDS)
  const average = kinds.reduce((sum, kind) => sum + kind, 0) / kinds.length
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
