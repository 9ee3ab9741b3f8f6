/* Learns what Elfenland's and Elfengold's far-sighted player looks ahead by, and prints it as the source of
 * src/games/elfenland/bot/learned-futures.ts (for Elfengold, scripts/tune-elfengold.ts goes on from there):
 *
 *   node scripts/train-elfenland.ts [games for each table] [seed] [game] [seats] > /tmp/futures.ts
 *
 * The players plan and travel by what was learned before, and now and then as greedy does, so that there is something
 * to compare; the rest is greedy's in Elfenland, which is quicker. At the end of each round it is written down how each
 * seat stands; a regression tells what that was worth in pieces.
 */

import { parse } from 'valibot'
import { netOf } from '../src/games/elfenland/bot/farsight.ts'
import { farsighted } from '../src/games/elfenland/bot/farsighted.ts'
import { nearnessOf } from '../src/games/elfenland/bot/foresight.ts'
import type { Future } from '../src/games/elfenland/bot/futures.ts'
import { greedy } from '../src/games/elfenland/bot/greedy.ts'
import { TOIL, wayThrough } from '../src/games/elfenland/bot/toil.ts'
import { countTowns, hasTown, PIECE_TOWNS, TOWNS } from '../src/games/elfenland/rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../src/games/elfenland/rules/components/transport.ts'
import { elfengold, elfenland } from '../src/games/elfenland/rules/game.ts'
import type { Move } from '../src/games/elfenland/rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../src/games/elfenland/rules/state.ts'
import { type Chance, fastChance, fastSeed, type Game, type Seat, viewOf } from '../src/kernel/index.ts'

type ElfenGame = Game<Open, Own, Secret, Move>

const [games = 200, seed = 1] = process.argv.slice(2, 4).map(Number)
const GAMES = ([elfenland, elfengold] as unknown as ElfenGame[]).filter(
  ({ id }) => id === (process.argv[4] ?? id),
)
const TABLES = process.argv[5] === undefined ? [2, 4] : [Number(process.argv[5])]
/** One such decision of so many is greedy's, and one reward of so many is taken at random. */
const FAR: ReadonlySet<string> = new Set(['planning', 'moving', 'reward'])
const GREEDY_ONCE_IN = 6
const RANDOM_REWARD_ONCE_IN = 4
/** The kinds of card, and the towns, are thought to be alike until many games say otherwise. */
const ALIKE = 40

/** How a seat stood, and how many pieces it got afterwards. */
interface Sample {
  readonly rounds: number
  /** 1, towns, roads, nearness, gold, matches, cards, the way and the square. */
  readonly facts: readonly number[]
  /** Cards by kind; towns by town; where the boot is. */
  readonly kinds: readonly number[]
  gained: number
}

function factsOf({ open, own }: ElfenlandState, seat: Seat): Pick<Sample, 'facts' | 'kinds'> {
  const { pieces, boot, gold, tokens } = open.players[seat]
  const { hand, hiddenTokens } = own[seat]
  const toVisit = PIECE_TOWNS & ~pieces
  let matches = 0
  for (let kind = 0; kind < COUNTER_KINDS; kind++)
    matches += Math.min(hand[kind], tokens[kind] + hiddenTokens[kind])
  const kinds = hand.slice(0, TRANSPORT_KINDS)
  const cards = kinds.reduce((sum, held) => sum + held, 0)
  const towns = countTowns(toVisit)
  const near = nearnessOf(boot, toVisit)
  const net = netOf(boot, toVisit, TOIL)
  return {
    facts: [1, towns, net, near, gold, matches, cards, wayThrough(boot, toVisit), towns ** 2],
    kinds: [
      ...kinds,
      ...TOWNS.map((_, town) => (hasTown(toVisit, town) ? 1 : 0)),
      ...TOWNS.map((_, town) => (town === boot ? 1 : 0)),
    ],
  }
}

function choose(state: ElfenlandState, seat: Seat, chance: Chance): Move {
  if (state.open.phase === 'reward' && chance.below(RANDOM_REWARD_ONCE_IN) === 0)
    return { type: 'reward', take: chance.below(2) === 0 ? 'gold' : 'cards' }
  const mayBeFar = state.open.variant.game === 'elfengold' || FAR.has(state.open.phase)
  const far = mayBeFar && chance.below(GREEDY_ONCE_IN) > 0
  const bot = far ? farsighted : greedy
  return bot.choose(viewOf(state, seat), chance)
}

function play(game: ElfenGame, seats: number, index: number): Sample[] {
  const chance = fastChance(fastSeed(seed, index))
  const whims = fastChance(fastSeed(seed ^ 0x1ea2, index))
  const state = game.setup(parse(game.options, {}), seats, chance)
  const { open } = state
  const samples: (Sample & { seat: Seat; had: number })[] = []
  while (open.waiting !== 0) {
    const seat = 31 - Math.clz32(open.waiting & -open.waiting)
    const { round } = open
    game.play(state, seat, choose(state, seat, whims), chance)
    if (open.round === round || open.waiting === 0) continue
    for (const [other, { pieces }] of open.players.entries()) {
      samples.push({
        seat: other,
        had: countTowns(pieces),
        rounds: open.variant.rounds - round,
        ...factsOf(state, other),
        gained: 0,
      })
    }
  }
  for (const sample of samples) sample.gained = countTowns(open.players[sample.seat].pieces) - sample.had
  return samples
}

/** Least squares; kinds of card and towns are held near each other, and gold has no part where there is none. */
function regress(samples: readonly Sample[]): number[] {
  const [first] = samples
  const size = first.facts.length + first.kinds.length
  const rows = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (__, j) => (i !== j ? 0 : i < first.facts.length ? 1e-3 : ALIKE)),
  )
  for (const sample of samples) {
    const { gained } = sample
    const facts = [...sample.facts, ...sample.kinds]
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) rows[i][j] += facts[i] * facts[j]
      rows[i][size] += facts[i] * gained
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

/** Where hands are filled up, a card that is kept is worth no more than it is better than another one. */
function learn(samples: readonly Sample[], filledUp: boolean): Future {
  const weights = regress(samples)
  const [, town, road, near, gold, match, card, way, square] = weights
  const byKind = weights.slice(samples[0].facts.length)
  const kinds = byKind.slice(0, TRANSPORT_KINDS)
  const middle = kinds.reduce((sum, kind) => sum + kind, 0) / kinds.length
  const cards = kinds.map((kind) => kind + (filledUp ? -middle : card))
  const future = { town, road, near, gold: Math.max(0, gold), cards, match: Math.max(0, match) }
  const [towns, boots] = [0, 1].map((nth) =>
    byKind
      .slice(TRANSPORT_KINDS)
      .slice(nth * TOWNS.length)
      .slice(0, TOWNS.length),
  )
  return { ...future, land: { way, square, towns, boots } }
}

const round = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

console.log(`// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what is learned may come near one by chance
import type { Future } from './futures.ts'

/* Written by \`node scripts/train-elfenland.ts ${process.argv.slice(2).join(' ')}\`: a regression over games of players who went by such numbers. */

/** From one round to come on. */
// biome-ignore format: a table
export const LEARNED: Readonly<Record<'elfenland' | 'elfengold', readonly Future[]>> = {`)
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
