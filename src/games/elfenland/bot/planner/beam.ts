import {
  CARAVAN,
  type Edge,
  edgeBy,
  edgeCards,
  edgeDoubles,
  edgeLays,
  edgeRoad,
  edgeTo,
  listEdges,
  NOTHING_TO_LAY,
} from '../../journey/edges.ts'
import { itineraryOf } from '../../journey/itinerary.ts'
import { EPSILON } from '../../journey/journey-search.ts'
import type { Traveller } from '../../journey/traveller.ts'
import { CARDS } from '../../rules/components/cards.ts'
import { hasTown, type Road } from '../../rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { Goal } from '../evaluation/goal.ts'
import { begin, type ExhaustiveJourney, type JourneySearch, valueAt } from './exhaustive-journeys.ts'

/** More journeys than a beam ever keeps. */
const MOST = 1 << 14
const WIDEST = 32
/** More cards than any hand has. */
const MOST_CARDS = 128

/** Counts of cards and of counters, four bits for each kind. */
const packedKind = (kind: number): number => 1 << (4 * kind)
const countOf = (packed: number, kind: number): number => (packed >>> (4 * kind)) & 15

/** Unfinished journeys as parallel arrays: where each leads, what is left, and how it goes on from another one. */
export interface Beam {
  readonly town: Int8Array
  readonly unvisited: Int32Array
  readonly hand: Int32Array
  readonly left: Int16Array
  readonly stock: Int32Array
  /** The roads on which the journey lays counters: those from 0 to 31, and the others. */
  readonly laid: Int32Array
  readonly laidBeyond: Int32Array
  readonly layings: Int8Array
  readonly pieces: Int8Array
  readonly earned: Int16Array
  readonly value: Float64Array
  readonly from: Int32Array
  readonly edge: Int32Array
  /** By the cards left: the best journeys, and their number. */
  readonly best: Int32Array
  readonly kept: Int8Array
}

export const createBeam = (): Beam => ({
  town: new Int8Array(MOST),
  unvisited: new Int32Array(MOST),
  hand: new Int32Array(MOST),
  left: new Int16Array(MOST),
  stock: new Int32Array(MOST),
  laid: new Int32Array(MOST),
  laidBeyond: new Int32Array(MOST),
  layings: new Int8Array(MOST),
  pieces: new Int8Array(MOST),
  earned: new Int16Array(MOST),
  value: new Float64Array(MOST),
  from: new Int32Array(MOST),
  edge: new Int32Array(MOST),
  best: new Int32Array(MOST_CARDS * WIDEST),
  kept: new Int8Array(MOST_CARDS),
})

/**
 * A journey that is hardly ever worse than the best one, with own counters laid on empty roads. Of the journeys that
 * leave the same number of cards only the best `width` are continued: a journey that promises little with so many cards
 * left seldom becomes the best. Wizards stay in hand.
 */
export function beamJourney(
  search: JourneySearch,
  beam: Beam,
  traveller: Traveller,
  goal: Goal,
  counters: readonly number[],
  width: number,
): ExhaustiveJourney {
  const order = begin(search, goal, traveller.hand)
  const { edges } = search
  const { first, list } = edges
  const { town, unvisited, hand, left, stock, layings, pieces, earned, value, best, kept } = beam
  listEdges(traveller, counters, edges)
  kept.fill(0)
  town[0] = traveller.boot
  unvisited[0] = traveller.toVisit
  hand[0] = packed(traveller.hand, TRANSPORT_KINDS)
  left[0] = search.left
  stock[0] = packed(counters, COUNTER_KINDS)
  beam.laid[0] = 0
  beam.laidBeyond[0] = 0
  layings[0] = 0
  pieces[0] = 0
  earned[0] = traveller.earned
  beam.from[0] = -1
  value[0] = journeyValue(search, beam, 0)
  best[search.left * width] = 0
  kept[search.left] = 1
  let count = 1
  let highest = 0
  for (let cards = search.left; cards > 0; cards--) {
    for (let rank = 0; rank < kept[cards]; rank++) {
      const journey = best[cards * width + rank]
      const last = first[town[journey] + 1]
      for (let i = first[town[journey]]; i < last; i++) {
        if (count === MOST || !extend(beam, journey, list[i], traveller.values, count)) continue
        value[count] = journeyValue(search, beam, count)
        const isHighest = value[count] > value[highest] + EPSILON
        if (isHighest) highest = count
        if (keep(beam, count, width) || isHighest) count++
      }
    }
  }
  return {
    ...itineraryOf(
      traveller,
      stepsTo(beam, highest),
      unpacked(hand[highest], traveller),
      left[highest],
      order,
    ),
    value: value[highest],
    exact: false,
  }
}

function packed(counts: readonly number[], kinds: number): number {
  let sum = 0
  for (let kind = 0; kind < kinds; kind++) sum += counts[kind] * packedKind(kind)
  return sum
}

const unpacked = (cards: number, { hand }: Traveller): number[] =>
  CARDS.slice(0, hand.length).map((_, kind) => (kind < TRANSPORT_KINDS ? countOf(cards, kind) : hand[kind]))

/** The value of a journey that ends where it has led to. */
function journeyValue(search: JourneySearch, beam: Beam, journey: number): number {
  const cards = beam.hand[journey]
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) search.hand[kind] = countOf(cards, kind)
  search.left = beam.left[journey]
  search.pieces = beam.pieces[journey]
  search.earned = beam.earned[journey]
  search.layings = beam.layings[journey]
  return valueAt(search, beam.town[journey], beam.unvisited[journey])
}

/** Writes a journey and one more road to `to`; false if it cannot go there. */
function extend(beam: Beam, journey: number, edge: Edge, townGold: readonly number[], to: number): boolean {
  const { town, unvisited, hand, left, stock, laid, laidBeyond, layings, pieces, earned } = beam
  const cards = edgeCards(edge)
  if (cards > left[journey]) return false
  const by = edgeBy(edge)
  if (by !== CARAVAN && countOf(hand[journey], by) < cards) return false
  const counter = edgeLays(edge)
  const road = edgeRoad(edge)
  let isLaying = false
  if (counter !== NOTHING_TO_LAY) {
    if (isLaidBy(beam, journey, road)) {
      if (counterLaid(beam, journey, road) !== counter) return false
    } else {
      if (countOf(stock[journey], counter) === 0) return false
      isLaying = true
    }
  }
  const next = edgeTo(edge)
  town[to] = next
  unvisited[to] = unvisited[journey] & ~(1 << next)
  hand[to] = by === CARAVAN ? hand[journey] : hand[journey] - cards * packedKind(by)
  left[to] = left[journey] - cards
  stock[to] = isLaying ? stock[journey] - packedKind(counter) : stock[journey]
  laid[to] = isLaying && road < 32 ? laid[journey] | (1 << road) : laid[journey]
  laidBeyond[to] = isLaying && road >= 32 ? laidBeyond[journey] | (1 << (road - 32)) : laidBeyond[journey]
  layings[to] = layings[journey] + (isLaying ? 1 : 0)
  pieces[to] = pieces[journey] + (hasTown(unvisited[journey], next) ? 1 : 0)
  earned[to] = earned[journey] + (townGold[next] << edgeDoubles(edge))
  beam.from[to] = journey
  beam.edge[to] = edge
  return true
}

const isLaidBy = ({ laid, laidBeyond }: Beam, journey: number, road: Road): boolean =>
  ((road < 32 ? laid[journey] >>> road : laidBeyond[journey] >>> (road - 32)) & 1) === 1

/** The counter that a journey has laid on a road. */
function counterLaid({ from, edge }: Beam, journey: number, road: Road): number {
  for (let at = journey; from[at] >= 0; at = from[at]) {
    const counter = edgeLays(edge[at])
    if (edgeRoad(edge[at]) === road && counter !== NOTHING_TO_LAY) return counter
  }
  return NOTHING_TO_LAY
}

/** Keeps a journey if it is among the best of those with as many cards left, and no other one comes to the same. */
function keep(beam: Beam, journey: number, width: number): boolean {
  const { town, unvisited, hand, left, stock, value, best, kept } = beam
  const cards = left[journey]
  const start = cards * width
  let count = kept[cards]
  if (count === width && value[journey] <= value[best[start + count - 1]]) return false
  for (let rank = 0; rank < count; rank++) {
    const other = best[start + rank]
    if (
      town[other] === town[journey] &&
      unvisited[other] === unvisited[journey] &&
      hand[other] === hand[journey] &&
      stock[other] === stock[journey] &&
      value[other] >= value[journey]
    )
      return false
  }
  if (count < width) count = ++kept[cards]
  let rank = count - 1
  for (; rank > 0 && value[best[start + rank - 1]] < value[journey]; rank--)
    best[start + rank] = best[start + rank - 1]
  best[start + rank] = journey
  return true
}

function stepsTo({ from, edge }: Beam, journey: number): Edge[] {
  const steps: Edge[] = []
  for (let at = journey; from[at] >= 0; at = from[at]) steps.unshift(edge[at])
  return steps
}
