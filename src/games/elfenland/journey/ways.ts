import { WIZARD } from '../rules/components/cards.ts'
import {
  hasTown,
  otherEnd,
  ROAD_COUNT,
  ROADS_AT,
  type Road,
  TOWN_COUNT,
  type Town,
} from '../rules/components/map.ts'
import {
  bareCost,
  caravanPrice,
  fits,
  hasCounter,
  hasGoldPiece,
  hasObstacle,
  hasThisCounter,
  IS_LAND,
  type Load,
  price,
} from '../rules/components/roads.ts'
import {
  CARAVAN_CARDS,
  COUNTER_KINDS,
  NOT_POSSIBLE,
  RAFT,
  TRANSPORT_KINDS,
} from '../rules/components/transport.ts'
import { PASSING_GOLD } from '../rules/phases/wizards.ts'
import type { Traveller } from './traveller.ts'

/**
 * A way is one road in one direction with one way to pay, in one small number:
 * to which town (5 bits) · over which road (6) · by which transport, or a caravan (3) · the counter to be laid first
 * (3) · over a gold piece (1) · past the obstacle by a wizard (1) · how many cards (3) · no new piece there (1).
 * In the order of these numbers new towns come first, then cheap roads.
 */
export type Way = number

/** In place of a transport: any cards. */
export const CARAVAN = TRANSPORT_KINDS
/** In place of a counter: one lies there already, or none is needed. */
export const NOTHING_TO_LAY = COUNTER_KINDS

export const wayTo = (way: Way): Town => way & 31
export const wayRoad = (way: Way): Road => (way >> 5) & 63
export const wayBy = (way: Way): number => (way >> 11) & 7
export const wayLays = (way: Way): number => (way >> 14) & 7
/** What the value of the town is shifted by: 1 over a gold piece. */
export const wayDoubles = (way: Way): number => (way >> 17) & 1
export const wayWizard = (way: Way): number => (way >> 18) & 1
export const wayCards = (way: Way): number => (way >> 19) & 7

/** The ways out of each town: those of town `t` stand from `first[t]` up to, without it, `first[t + 1]`. */
export interface Ways {
  readonly first: Int16Array
  readonly list: Int32Array
}

/** On each road in each direction a travel with each transport and a caravan, with a wizard or without. */
const MOST_WAYS = ROAD_COUNT * 2 * (TRANSPORT_KINDS + 1) * 2

export const newWays = (): Ways => ({
  first: new Int16Array(TOWN_COUNT + 1),
  list: new Int32Array(MOST_WAYS),
})

/** No counters of one's own that may be laid on the way. */
export const NO_COUNTERS: readonly number[] = Array.from({ length: COUNTER_KINDS }, () => 0)

/**
 * Fills in all ways that this traveller could ever pay. Those over an empty land road begin by laying one of
 * `counters` there, which is by kind what the traveller may lay.
 */
export function listWays(traveller: Traveller, counters: readonly number[], ways: Ways): void {
  const { roads, hand, gold } = traveller
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards += hand[kind]
  const wizard = hand[WIZARD] > 0 && gold >= PASSING_GOLD
  let count = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    const start = count
    ways.first[town] = start
    const touching = ROADS_AT[town]
    for (let i = 0; i < touching.length; i++) {
      const road = touching[i]
      const load = roads[road]
      if (IS_LAND[road] && !hasCounter(load))
        count = addLayings(traveller, town, road, counters, cards, ways, count)
      else {
        count = addWays(traveller, town, road, load, false, cards, ways, count)
        if (wizard && hasObstacle(load))
          count = addWays(traveller, town, road, load, true, cards, ways, count)
      }
    }
    sort(ways.list, start, count)
  }
  ways.first[TOWN_COUNT] = count
}

/** The ways over a road with what lies there; returns how many ways there are then. */
function addWays(
  { hand, toVisit }: Traveller,
  from: Town,
  road: Road,
  load: Load,
  wizard: boolean,
  cards: number,
  { list }: Ways,
  before: number,
): number {
  let count = before
  const to = otherEnd(road, from)
  const shared =
    to |
    (road << 5) |
    (NOTHING_TO_LAY << 14) |
    (hasGoldPiece(load) ? 1 << 17 : 0) |
    (wizard ? 1 << 18 : 0) |
    (hasTown(toVisit, to) ? 0 : 1 << 22)
  for (let by = 0; by <= RAFT; by++) {
    if (hand[by] === 0 || (by < RAFT && !hasThisCounter(load, by))) continue
    const cost = price(load, road, from, by, wizard)
    if (cost !== NOT_POSSIBLE && cost <= hand[by]) list[count++] = shared | (by << 11) | (cost << 19)
  }
  const cost = caravanPrice(load, wizard)
  if (cost !== NOT_POSSIBLE && cost <= cards) list[count++] = shared | (CARAVAN << 11) | (cost << 19)
  return count
}

/** The ways over an empty land road: a counter is laid there, and then paid for or gone over with a caravan. */
function addLayings(
  { hand, toVisit }: Traveller,
  from: Town,
  road: Road,
  counters: readonly number[],
  cards: number,
  { list }: Ways,
  before: number,
): number {
  let count = before
  const to = otherEnd(road, from)
  const shared = to | (road << 5) | (hasTown(toVisit, to) ? 0 : 1 << 22)
  for (let counter = 0; counter < COUNTER_KINDS; counter++) {
    if (counters[counter] === 0 || !fits(counter, road)) continue
    const cost = bareCost(road, from, counter)
    if (cost <= hand[counter]) list[count++] = shared | (counter << 11) | (counter << 14) | (cost << 19)
    if (CARAVAN_CARDS <= cards)
      list[count++] = shared | (CARAVAN << 11) | (counter << 14) | (CARAVAN_CARDS << 19)
  }
  return count
}

/** By insertion: few at a time, and nothing is allocated. */
function sort(list: Int32Array, start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const way = list[i]
    let place = i
    for (; place > start && list[place - 1] > way; place--) list[place] = list[place - 1]
    list[place] = way
  }
}
