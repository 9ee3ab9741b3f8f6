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
  hasCounter,
  hasGoldPiece,
  hasObstacle,
  hasThisCounter,
  IS_LAND,
  type Load,
  price,
} from '../rules/components/roads.ts'
import { CARAVAN_CARDS, COUNTER_KINDS, RAFT, TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { PASSING_GOLD } from '../rules/phases/wizards.ts'
import type { Traveller } from './traveller.ts'

/**
 * An edge is one road in one direction with one way to pay, packed into an integer:
 * target town (5 bits) · road (6) · transport, or a caravan (3) · counter to lay first (3) · over a gold piece (1) ·
 * a wizard passes the obstacle (1) · number of cards (3) · no new piece in the target town (1).
 * In ascending order, edges to new towns come first, then cheap ones.
 */
export type Edge = number

/** Used as the transport of a caravan. */
export const CARAVAN = TRANSPORT_KINDS
/** Used as the counter of an edge that needs no counter to be laid. */
export const NOTHING_TO_LAY = COUNTER_KINDS

export const edgeTo = (edge: Edge): Town => edge & 31
export const edgeRoad = (edge: Edge): Road => (edge >> 5) & 63
export const edgeBy = (edge: Edge): number => (edge >> 11) & 7
export const edgeLays = (edge: Edge): number => (edge >> 14) & 7
/** How far the value of the town is shifted left: 1 over a gold piece. */
export const edgeDoubles = (edge: Edge): number => (edge >> 17) & 1
export const edgeWizards = (edge: Edge): number => (edge >> 18) & 1
export const edgeCards = (edge: Edge): number => (edge >> 19) & 7

/** The edges out of each town as adjacency lists: those of town `t` are at `first[t]` to `first[t + 1] - 1`. */
export interface EdgeList {
  readonly first: Int16Array
  readonly list: Int32Array
}

export const MOST_DIRECTIONS = ROAD_COUNT * 2
/** Each transport and a caravan in each direction of each road, with and without a wizard. */
const MOST_EDGES = MOST_DIRECTIONS * (TRANSPORT_KINDS + 1) * 2

export const newEdgeList = (): EdgeList => ({
  first: new Int16Array(TOWN_COUNT + 1),
  list: new Int32Array(MOST_EDGES),
})

/** By kind: no counters that may be laid during the journey. */
export const NO_COUNTERS: readonly number[] = Array.from({ length: COUNTER_KINDS }, () => 0)

/**
 * Fills in all edges that this traveller could ever pay for. Edges over an empty land road first lay one of
 * `counters` there: by kind, the number of counters that the traveller may lay.
 */
export function listEdges(traveller: Traveller, counters: readonly number[], edges: EdgeList): void {
  const { roads, hand, gold } = traveller
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards += hand[kind]
  const wizard = hand[WIZARD] > 0 && gold >= PASSING_GOLD
  let count = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    const start = count
    edges.first[town] = start
    const touching = ROADS_AT[town]
    for (let i = 0; i < touching.length; i++) {
      const road = touching[i]
      const load = roads[road]
      if (IS_LAND[road] && !hasCounter(load))
        count = addLayingEdges(traveller, town, road, counters, cards, edges, count)
      else {
        count = addEdges(traveller, town, road, load, false, cards, edges, count)
        if (wizard && hasObstacle(load))
          count = addEdges(traveller, town, road, load, true, cards, edges, count)
      }
    }
    sort(edges.list, start, count)
  }
  edges.first[TOWN_COUNT] = count
}

/** Adds the edges over a road with its present load; returns the new number of edges. */
function addEdges(
  { hand, toVisit }: Traveller,
  from: Town,
  road: Road,
  load: Load,
  wizard: boolean,
  cards: number,
  { list }: EdgeList,
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
    if (cost !== undefined && cost <= hand[by]) list[count++] = shared | (by << 11) | (cost << 19)
  }
  const cost = caravanPrice(load, wizard)
  if (cost !== undefined && cost <= cards) list[count++] = shared | (CARAVAN << 11) | (cost << 19)
  return count
}

/** Adds the edges over an empty land road: a counter is laid there and then paid for, or used by a caravan. */
function addLayingEdges(
  { hand, toVisit }: Traveller,
  from: Town,
  road: Road,
  counters: readonly number[],
  cards: number,
  { list }: EdgeList,
  before: number,
): number {
  let count = before
  const to = otherEnd(road, from)
  const shared = to | (road << 5) | (hasTown(toVisit, to) ? 0 : 1 << 22)
  for (let counter = 0; counter < COUNTER_KINDS; counter++) {
    if (counters[counter] === 0) continue
    const cost = bareCost(road, from, counter)
    if (cost === undefined) continue
    if (cost <= hand[counter]) list[count++] = shared | (counter << 11) | (counter << 14) | (cost << 19)
    if (CARAVAN_CARDS <= cards)
      list[count++] = shared | (CARAVAN << 11) | (counter << 14) | (CARAVAN_CARDS << 19)
  }
  return count
}

/** Insertion sort: the ranges are short, and nothing is allocated. */
function sort(list: Int32Array, start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const edge = list[i]
    let place = i
    for (; place > start && list[place - 1] > edge; place--) list[place] = list[place - 1]
    list[place] = edge
  }
}
