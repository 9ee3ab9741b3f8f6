import {
  CARAVAN,
  type EdgeList,
  edgeBy,
  edgeCards,
  edgeDoubles,
  edgeLays,
  edgeRoad,
  edgeTo,
  listEdges,
  NOTHING_TO_LAY,
  newEdgeList,
} from '../../journey/edges.ts'
import { type Itinerary, itineraryOf } from '../../journey/itinerary.ts'
import { EPSILON } from '../../journey/journey-search.ts'
import { createKeptCards, type KeptCards, keptValue, setKeptCards } from '../../journey/kept-value.ts'
import type { Traveller } from '../../journey/traveller.ts'
import { HAND_KINDS, WIZARD } from '../../rules/components/cards.ts'
import { countTowns, hasTown, ROAD_COUNT, type Town, type Towns } from '../../rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { Goal } from '../evaluation/goal.ts'

export interface ExhaustiveJourney extends Itinerary {
  readonly value: number
  /** False if the search ran into its limit: there may be a better journey. */
  readonly exact: boolean
}

const MAX_STEPS = 128

/**
 * The memory of a search: the journey to the current town, and the best one so far. Its owner may use it for one search
 * after another, but not for two at once.
 */
export interface JourneySearch {
  goal: Goal
  nodeLimit: number
  nodes: number
  /** What entering each town pays. */
  townGold: readonly number[]
  readonly edges: EdgeList
  readonly keptCards: KeptCards
  /** The cards in hand; caravans are paid at the end, from the cards worth least. */
  readonly hand: Int8Array
  /** The travel cards in hand beyond those owed to caravans. */
  left: number
  /** The counters that can still be laid, and those that the journey has laid. */
  readonly stock: Int8Array
  readonly laid: Int8Array
  layings: number
  pieces: number
  earned: number
  readonly path: Int32Array
  readonly best: {
    value: number
    length: number
    left: number
    readonly path: Int32Array
    readonly hand: Int8Array
  }
}

const NO_GOAL: Goal = { gold: 0, twoCards: 0, cards: [], handLimit: 0, laying: 0, endValue: () => 0 }

export const createJourneySearch = (): JourneySearch => ({
  goal: NO_GOAL,
  nodeLimit: 0,
  nodes: 0,
  townGold: [],
  edges: newEdgeList(),
  keptCards: createKeptCards(),
  hand: new Int8Array(HAND_KINDS),
  left: 0,
  stock: new Int8Array(COUNTER_KINDS),
  laid: new Int8Array(ROAD_COUNT),
  layings: 0,
  pieces: 0,
  earned: 0,
  path: new Int32Array(MAX_STEPS),
  best: {
    value: 0,
    length: 0,
    left: 0,
    path: new Int32Array(MAX_STEPS),
    hand: new Int8Array(HAND_KINDS),
  },
})

/**
 * Finds the best journey for a goal by visiting all of them, with own counters laid on empty roads. A hand allows few
 * enough journeys for that, and the pruning of the quicker search would need an objective that is a sum over towns.
 * Wizards stay in hand.
 */
export function exhaustiveJourney(
  search: JourneySearch,
  traveller: Traveller,
  goal: Goal,
  counters: readonly number[],
  nodeLimit: number,
): ExhaustiveJourney {
  const { best, edges } = search
  const order = begin(search, goal, traveller.hand)
  search.nodeLimit = nodeLimit
  search.nodes = 0
  search.townGold = traveller.values
  search.pieces = 0
  search.earned = traveller.earned
  search.layings = 0
  best.value = Number.NEGATIVE_INFINITY
  listEdges(traveller, counters, edges)
  for (let kind = 0; kind < COUNTER_KINDS; kind++) search.stock[kind] = counters[kind]
  search.laid.fill(NOTHING_TO_LAY)
  visit(search, traveller.boot, traveller.toVisit, 0)
  return {
    ...itineraryOf(traveller, best.path.subarray(0, best.length), best.hand, best.left, order),
    value: best.value,
    exact: search.nodes < nodeLimit,
  }
}

/** The value of a journey that was found in another way. */
export function itineraryValue(
  search: JourneySearch,
  { boot, toVisit }: Traveller,
  goal: Goal,
  { towns, pieces, earned, layings, hand }: Itinerary,
): number {
  begin(search, goal, hand)
  search.pieces = countTowns(pieces)
  search.earned = earned
  search.layings = layings.length
  return valueAt(search, towns.at(-1) ?? boot, toVisit & ~pieces)
}

/** Takes up a goal and a hand; returns the order in which cards are kept. */
export function begin(search: JourneySearch, goal: Goal, hand: readonly number[]): readonly number[] {
  search.goal = goal
  search.left = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    search.hand[kind] = hand[kind]
    if (kind < TRANSPORT_KINDS) search.left += hand[kind]
  }
  return setKeptCards(search.keptCards, goal)
}

/** The journey that ends where it begins. */
export const stayingOf = ({ earned, hand }: Traveller): Itinerary => ({
  steps: [],
  towns: [],
  pieces: 0,
  earned,
  hand,
  layings: [],
})

/** The value of the journey so far if it ends in a town with these unvisited. */
export function valueAt(search: JourneySearch, town: Town, unvisited: Towns): number {
  const { goal, hand } = search
  const reward = Math.max(goal.gold * search.earned, goal.twoCards)
  const kept = keptValue(search.keptCards, hand, search.left, hand[WIZARD])
  return search.pieces + reward + goal.endValue(town, unvisited) + kept - goal.laying * search.layings
}

/** Continues from a town in every possible way. Each step is undone when all journeys that begin with it are known. */
function visit(search: JourneySearch, town: Town, unvisited: Towns, depth: number): void {
  search.nodes++
  const value = valueAt(search, town, unvisited)
  if (value > search.best.value + EPSILON) keepAsBest(search, value, depth)
  const { edges, hand, stock, laid } = search
  const last = edges.first[town + 1]
  for (let i = edges.first[town]; i < last && search.nodes < search.nodeLimit; i++) {
    const edge = edges.list[i]
    const cards = edgeCards(edge)
    if (cards > search.left) continue
    const by = edgeBy(edge)
    if (by !== CARAVAN && hand[by] < cards) continue
    const counter = edgeLays(edge)
    const road = edgeRoad(edge)
    const laying = counter !== NOTHING_TO_LAY && laid[road] !== counter
    if (laying && (laid[road] !== NOTHING_TO_LAY || stock[counter] === 0)) continue
    const to = edgeTo(edge)
    const piece = hasTown(unvisited, to) ? 1 : 0
    const gold = search.townGold[to] << edgeDoubles(edge)
    if (by !== CARAVAN) hand[by] -= cards
    if (laying) {
      stock[counter]--
      laid[road] = counter
      search.layings++
    }
    search.pieces += piece
    search.earned += gold
    search.left -= cards
    search.path[depth] = edge
    visit(search, to, unvisited & ~(1 << to), depth + 1)
    search.pieces -= piece
    search.earned -= gold
    search.left += cards
    if (by !== CARAVAN) hand[by] += cards
    if (laying) {
      stock[counter]++
      laid[road] = NOTHING_TO_LAY
      search.layings--
    }
  }
}

function keepAsBest({ best, path, hand, left }: JourneySearch, value: number, length: number): void {
  best.value = value
  best.left = left
  best.length = length
  for (let i = 0; i < length; i++) best.path[i] = path[i]
  for (let kind = 0; kind < HAND_KINDS; kind++) best.hand[kind] = hand[kind]
}
