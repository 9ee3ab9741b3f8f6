import { parse } from 'valibot'
import { type Futures, matchesOf } from '../../src/games/elfenland/bot/evaluation/future.ts'
import { planningBot } from '../../src/games/elfenland/bot/levels.ts'
import { wholeGame } from '../../src/games/elfenland/bot/planner/planner.ts'
import { countTowns, PIECE_TOWNS } from '../../src/games/elfenland/rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../src/games/elfenland/rules/components/transport.ts'
import { elfengold, elfenland } from '../../src/games/elfenland/rules/game.ts'
import type { ElfenlandState } from '../../src/games/elfenland/rules/state.ts'
import type { ElfenGame } from '../../src/games/elfenland/testing/random-play.ts'
import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  firstSeat,
  type Seat,
  viewOf,
} from '../../src/kernel/index.ts'

export const GAMES = [elfenland, elfengold] as unknown as readonly ElfenGame[]

/**
 * A sample is a seat at the end of a round, as whole numbers in these columns: the rounds left; where the boot is; the
 * towns left; the cards by kind; the counters with a card of their kind; gold; the pieces that the next round brings; and
 * whether that round is the seat's last one. If not, the next sample is the same seat after it.
 */
export const COLUMNS = 7 + TRANSPORT_KINDS
export const ROUNDS = 0
export const BOOT = 1
export const UNVISITED = 2
export const CARDS = 3
export const MATCHES = CARDS + TRANSPORT_KINDS
export const GOLD = MATCHES + 1
export const GAINED = GOLD + 1
export const IS_LAST = GAINED + 1

export interface BatchOrder {
  readonly game: string
  readonly seats: number
  readonly seed: number
  /** The games `from` to `to` of the series. */
  readonly from: number
  readonly to: number
}

/** A quick player: one sampled map, and narrow searches. */
const QUICK = { maps: 1, trial: { nodes: 0, width: 6 }, plan: { nodes: 0, width: 8 } }
/** How far a player misjudges where to end a journey, in pieces: another one in every game, for variety. */
const MISJUDGEMENTS = [0, 0.3, 0.6, 1]
/** One in this many rewards is random. */
const RANDOM_REWARD_ONCE_IN = 4

/** Plays some games and returns their samples. */
export function playBatch({ game, seats, seed, from, to }: BatchOrder, futures: Futures): Int32Array {
  const rules = GAMES.find(({ id }) => id === game)
  if (!rules) throw new Error(`there is no game ${game} to train`)
  const samples: number[] = []
  for (let index = from; index < to; index++) playGame(rules, seats, seed, index, futures, samples)
  return Int32Array.from(samples)
}

function playGame(
  game: ElfenGame,
  seats: number,
  seed: number,
  index: number,
  futures: Futures,
  samples: number[],
): void {
  const chance = fastChance(fastSeed(seed, index))
  const choices = fastChance(fastSeed(seed ^ 0x1ea2, index))
  const players = Array.from({ length: seats }, () => playerOf(misjudging(futures, choices)))
  const state = game.setup(parse(game.options, {}), seats, chance)
  const { open } = state
  const roundEnds: number[][][] = players.map(() => [])
  while (open.waiting !== 0) {
    const seat = firstSeat(open.waiting)
    const { round } = open
    const isRandom = open.phase === 'reward' && choices.below(RANDOM_REWARD_ONCE_IN) === 0
    const move = isRandom
      ? ({ type: 'reward', take: choices.below(2) === 0 ? 'gold' : 'cards' } as const)
      : at(players, seat).choose(viewOf(state, seat), choices)
    game.play(state, seat, move, chance)
    if (open.round > round || open.waiting === 0)
      for (const [other, ends] of roundEnds.entries()) ends.push(sampleOf(state, other, round))
  }
  for (const ends of roundEnds) addSamples(ends, samples)
}

const playerOf = (futures: Futures) => planningBot({ ...wholeGame(futures), ...QUICK })

/** The same futures, but every place with its towns left is misjudged in a way of its own. */
function misjudging(futures: Futures, choices: Chance): Futures {
  const spread = at(MISJUDGEMENTS, choices.below(MISJUDGEMENTS.length))
  const series = choices.below(2 ** 31)
  return futures.map((future) => ({
    ...future,
    towns: (boot, unvisited) => future.towns(boot, unvisited) + spread * normal(series, boot, unvisited),
  }))
}

/** A number that is always the same for the same place, as good as normally distributed over many. */
function normal(series: number, boot: number, unvisited: number): number {
  const chance = fastChance(fastSeed(series + boot, unvisited))
  let sum = 0
  for (let i = 0; i < 12; i++) sum += chance.below(2 ** 16) / 2 ** 16
  return sum - 6
}

/** A seat at the end of a round. What it gains afterwards is filled in later. */
function sampleOf({ open, own }: ElfenlandState, seat: Seat, round: number): number[] {
  const { pieces, boot, gold, tokens } = at(open.players, seat)
  const { hand, hiddenTokens } = at(own, seat)
  return [
    open.variant.rounds - round,
    boot,
    PIECE_TOWNS & ~pieces,
    ...hand.slice(0, TRANSPORT_KINDS),
    matchesOf({ hand, tokens, hiddenTokens }),
    gold,
    0,
    0,
  ]
}

function addSamples(ends: readonly number[][], samples: number[]): void {
  for (const [nth, end] of ends.entries()) {
    const next = ends[nth + 1]
    if (next === undefined) continue
    end[GAINED] = countTowns(at(end, UNVISITED)) - countTowns(at(next, UNVISITED))
    end[IS_LAST] = nth + 2 === ends.length ? 1 : 0
    samples.push(...end)
  }
}
