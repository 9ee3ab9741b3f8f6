import { remember } from '../../../../kernel/memo.ts'
import {
  countTowns,
  DISTANCE,
  hasTown,
  TOWN_COUNT,
  type Town,
  type Towns,
} from '../../rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { Variant } from '../../rules/options.ts'
import { TERRAIN_DISTANCE, tourLength, treeLength } from './terrain-distance.ts'

/**
 * The weights that predict, at the end of a round, how many pieces a seat will still get. What is left to do matters
 * more than what is done: towns along the way are visited anyway, while a remote one costs a journey of its own. So the
 * main feature is the length of the shortest tree that connects the boot with all the unvisited towns.
 */
export interface Future {
  /** For each unvisited town. */
  readonly town: number
  /** For each unit of length of the tree that connects the unvisited towns with the boot. */
  readonly road: number
  /** For unvisited towns near the boot; see `nearnessOf`. */
  readonly near: number
  readonly gold: number
  /** For each card, by kind. */
  readonly cards: readonly number[]
  /** For each counter with a card of its kind. */
  readonly match: number
  /** Where present, roads are measured by terrain instead of being counted. */
  readonly map?: MapFeatures
}

/** Further weights for the position on the map. */
interface MapFeatures {
  /** For each unit of length of the tour through the unvisited towns. */
  readonly tour: number
  /** For the square of their number: the more towns are left, the less time remains for each. */
  readonly squared: number
  /** By town, if it is unvisited: some towns are out of the way. */
  readonly unvisited: readonly number[]
  /** By town, if the boot is there. */
  readonly boot: readonly number[]
}

/** By game, the futures for one round left, two rounds left and so on; the last one also stands for more rounds. */
export type Futures = Readonly<Record<Variant['game'], readonly Future[]>>

const NO_FUTURE: Future = { town: 0, road: 0, near: 0, gold: 0, cards: [0, 0, 0, 0, 0, 0, 0], match: 0 }

export function futureOf(futures: Futures, { game }: Variant, rounds: number): Future {
  const learned = futures[game]
  return rounds === 0 ? NO_FUTURE : learned[Math.min(rounds, learned.length) - 1]
}

/** The number of pieces that a boot will still get, if a round ends there with these towns unvisited. */
export type TownsValue = (boot: Town, unvisited: Towns) => number

export const townsValue =
  (future: Future): TownsValue =>
  (boot, unvisited) => {
    const { town, road, near, map } = future
    const tree = treeLength(boot, unvisited, map ? TERRAIN_DISTANCE : DISTANCE)
    const value = town * countTowns(unvisited) + road * tree + near * nearnessOf(boot, unvisited)
    return map ? value + mapValue(map, boot, unvisited) : value
  }

function mapValue(
  { unvisited: perTown, boot: perBoot, tour, squared }: MapFeatures,
  boot: Town,
  towns: Towns,
) {
  let value = perBoot[boot] + tour * tourLength(boot, towns) + squared * countTowns(towns) ** 2
  for (let town = 0; town < TOWN_COUNT; town++) if (hasTown(towns, town)) value += perTown[town]
  return value
}

/** The number of towns near the boot, each counting half as much with every road that it is away. */
export function nearnessOf(boot: Town, towns: Towns): number {
  let nearness = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (town !== boot && hasTown(towns, town)) nearness += POWERS_OF_HALF[DISTANCE[boot][town]]
  }
  return nearness
}

const POWERS_OF_HALF = Array.from({ length: TOWN_COUNT }, (_, roads) => 0.5 ** roads)

/** Memoized values of towns: a search for journeys asks for the same towns over and over. */
export type TownsMemo = (future: Future) => TownsValue

const MEMO_LIMIT = 100_000

export function createTownsMemo(): TownsMemo {
  const memoized = new Map<Future, TownsValue>()
  return (future) => {
    const known = memoized.get(future)
    if (known) return known
    const value = memoize(townsValue(future))
    memoized.set(future, value)
    return value
  }
}

function memoize(compute: TownsValue): TownsValue {
  const memo = new Map<number, number>()
  return (boot, unvisited) => {
    const key = boot * 2 ** TOWN_COUNT + unvisited
    return memo.get(key) ?? remember(memo, MEMO_LIMIT, key, compute(boot, unvisited))
  }
}

/** What a seat can use to get more pieces. */
export interface Resources {
  readonly hand: readonly number[]
  /** By kind; counters that lie open and hidden ones count alike. */
  readonly tokens: readonly number[]
  readonly hiddenTokens: readonly number[]
  readonly gold: number
}

/** The value of cards, of counters that match them and of gold. */
export function resourcesValue(
  { cards, match, gold: perGold }: Future,
  { hand, tokens, hiddenTokens, gold }: Resources,
): number {
  let value = perGold * gold
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) value += cards[kind] * hand[kind]
  for (let kind = 0; kind < COUNTER_KINDS; kind++)
    value += match * Math.min(hand[kind], tokens[kind] + hiddenTokens[kind])
  return value
}
