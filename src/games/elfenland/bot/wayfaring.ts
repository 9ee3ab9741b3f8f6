import { type Itinerary, itineraryOf, keepingOrder } from '../journey/itinerary.ts'
import type { Traveller } from '../journey/traveller.ts'
import {
  CARAVAN,
  listWays,
  NOTHING_TO_LAY,
  newWays,
  wayBy,
  wayCards,
  wayDoubles,
  wayLays,
  wayRoad,
  wayTo,
} from '../journey/ways.ts'
import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { countTowns, hasTown, ROAD_COUNT, type Town, type Towns } from '../rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../rules/components/transport.ts'

/** What a journey is worth, together with what it leaves to be done: no sum over its towns can tell that. */
export interface Aim {
  readonly gold: number
  /** What is earned counts no less than this. */
  readonly twoCards: number
  /** By kind: for each card kept. */
  readonly cards: readonly number[]
  readonly handLimit: number
  /** A counter must gain so much to be laid. */
  readonly laying: number
  /** What a boot will get that ends in a town with these still to visit. */
  after(end: Town, toVisit: Towns): number
}

export interface Wayfaring extends Itinerary {
  readonly value: number
  /** False where the search was cut off. */
  readonly exact: boolean
}

const MOST_STEPS = 128
const EPSILON = 1e-9

/* The memory of the one search that runs at a time. */
const ways = newWays()
const hand = new Int8Array(HAND_KINDS)
const stock = new Int8Array(COUNTER_KINDS)
const laid = new Int8Array(ROAD_COUNT)
const path = new Int32Array(MOST_STEPS)
const best = {
  value: 0,
  length: 0,
  left: 0,
  steps: new Int32Array(MOST_STEPS),
  hand: new Int8Array(HAND_KINDS),
}
let nodes = 0
let nodeLimit = 0
let aim: Aim
let order: readonly number[] = []
let values: readonly number[] = []

/**
 * Looks at every journey, with own counters laid where nothing lies. A hand has few of them: it is the bounds of a
 * quicker search that ask for sums. Wizards stay in hand.
 */
export function wayfare(
  traveller: Traveller,
  wanted: Aim,
  counters: readonly number[],
  limit: number,
): Wayfaring {
  aim = wanted
  order = keepingOrder(wanted.cards)
  values = traveller.values
  nodeLimit = limit
  nodes = 0
  best.value = Number.NEGATIVE_INFINITY
  listWays(traveller, counters, ways)
  let cards = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    hand[kind] = traveller.hand[kind]
    if (kind < TRANSPORT_KINDS) cards += hand[kind]
  }
  for (let kind = 0; kind < COUNTER_KINDS; kind++) stock[kind] = counters[kind]
  laid.fill(NOTHING_TO_LAY)
  go(traveller.boot, traveller.toVisit, 0, traveller.earned, cards, 0, 0)
  return {
    ...itineraryOf(traveller, best.steps.subarray(0, best.length), best.hand, best.left, order),
    value: best.value,
    exact: nodes < limit,
  }
}

/** What a journey that was found otherwise is worth. */
export function worthOf({ boot, toVisit }: Traveller, wanted: Aim, journey: Itinerary): number {
  const { towns, pieces, earned, layings } = journey
  aim = wanted
  order = keepingOrder(wanted.cards)
  let cards = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    hand[kind] = journey.hand[kind]
    if (kind < TRANSPORT_KINDS) cards += hand[kind]
  }
  const end = towns.length === 0 ? boot : towns[towns.length - 1]
  return valueAt(end, toVisit & ~pieces, countTowns(pieces), earned, cards, layings.length)
}

/** A journey that ends where it begins. */
export const stayingOf = ({ earned, hand: kept }: Traveller): Itinerary => ({
  steps: [],
  towns: [],
  pieces: 0,
  earned,
  hand: kept,
  layings: [],
})

function valueAt(
  town: Town,
  toVisit: Towns,
  pieces: number,
  earned: number,
  left: number,
  layings: number,
): number {
  const reward = Math.max(aim.gold * earned, aim.twoCards)
  return pieces + reward + aim.after(town, toVisit) + keptValue(left) - aim.laying * layings
}

/** What is kept of the hand: first the caravans take what is worth least, then the hand limit. */
function keptValue(left: number): number {
  let value = 0
  let free = aim.handLimit
  let rest = left
  for (let place = 0; place < HAND_KINDS && free > 0; place++) {
    const kind = order[place]
    const kept = kind === WIZARD ? Math.min(hand[kind], free) : Math.min(hand[kind], rest, free)
    value += kept * aim.cards[kind]
    free -= kept
    if (kind !== WIZARD) rest -= kept
  }
  return value
}

/** Goes on from a town in every way; `left` is what the hand holds beyond what it owes to caravans. */
function go(
  town: Town,
  toVisit: Towns,
  pieces: number,
  earned: number,
  left: number,
  layings: number,
  depth: number,
): void {
  nodes++
  const value = valueAt(town, toVisit, pieces, earned, left, layings)
  if (value > best.value + EPSILON) remember(value, left, depth)
  const last = ways.first[town + 1]
  for (let i = ways.first[town]; i < last && nodes < nodeLimit; i++) {
    const way = ways.list[i]
    const cards = wayCards(way)
    if (cards > left) continue
    const by = wayBy(way)
    if (by !== CARAVAN && hand[by] < cards) continue
    const counter = wayLays(way)
    const road = wayRoad(way)
    const laying = counter !== NOTHING_TO_LAY && laid[road] !== counter
    if (laying && (laid[road] !== NOTHING_TO_LAY || stock[counter] === 0)) continue
    if (by !== CARAVAN) hand[by] -= cards
    if (laying) {
      stock[counter]--
      laid[road] = counter
    }
    path[depth] = way
    const to = wayTo(way)
    go(
      to,
      toVisit & ~(1 << to),
      pieces + (hasTown(toVisit, to) ? 1 : 0),
      earned + (values[to] << wayDoubles(way)),
      left - cards,
      layings + (laying ? 1 : 0),
      depth + 1,
    )
    if (by !== CARAVAN) hand[by] += cards
    if (laying) {
      stock[counter]++
      laid[road] = NOTHING_TO_LAY
    }
  }
}

function remember(value: number, left: number, depth: number): void {
  best.value = value
  best.left = left
  best.length = depth
  for (let i = 0; i < depth; i++) best.steps[i] = path[i]
  for (let kind = 0; kind < HAND_KINDS; kind++) best.hand[kind] = hand[kind]
}
