import { remember } from '../../../../kernel/memo.ts'
import { TOWN_COUNT, type Town, type Towns } from '../../rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../../rules/components/transport.ts'

/** The number of pieces that a boot will still get, if a round ends there with these towns unvisited. */
export type TownsValue = (boot: Town, unvisited: Towns) => number

/** What predicts, at the end of a round, how many pieces a seat will still get. */
export interface Future {
  readonly towns: TownsValue
  readonly gold: number
  /** For each card, by kind. */
  readonly cards: readonly number[]
  /** For each counter with a card of its kind. */
  readonly match: number
}

/** The futures of a game: for one round left, two rounds left and so on; the last one also stands for more rounds. */
export type Futures = readonly Future[]

const NO_FUTURE: Future = { towns: () => 0, gold: 0, cards: [0, 0, 0, 0, 0, 0, 0], match: 0 }

export const futureOf = (futures: Futures, rounds: number): Future =>
  rounds === 0 ? NO_FUTURE : futures[Math.min(rounds, futures.length) - 1]

/** Memoized values of towns: a search for journeys asks for the same towns over and over. */
export type TownsMemo = (future: Future) => TownsValue

const MEMO_LIMIT = 100_000

export function createTownsMemo(): TownsMemo {
  const memoized = new Map<Future, TownsValue>()
  return (future) => {
    const known = memoized.get(future)
    if (known) return known
    const value = memoize(future.towns)
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
}

/** The number of counters that match a card. */
export function matchesOf({ hand, tokens, hiddenTokens }: Resources): number {
  let matches = 0
  for (let kind = 0; kind < COUNTER_KINDS; kind++)
    matches += Math.min(hand[kind], tokens[kind] + hiddenTokens[kind])
  return matches
}

/** The value of cards, of counters that match them and of gold. */
export function resourcesValue(
  { cards, match, gold: perGold }: Future,
  resources: Resources,
  gold: number,
): number {
  let value = perGold * gold + match * matchesOf(resources)
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) value += cards[kind] * resources.hand[kind]
  return value
}
