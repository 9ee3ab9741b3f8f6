import { hasTown, TOWN_COUNT, type Town, type Towns } from '../rules/components/map.ts'
import { type EdgeList, edgeCards, edgeDoubles, edgeRoad, edgeTo, MOST_DIRECTIONS } from './edges.ts'

/**
 * Upper bounds on what a journey can still gain from each town with a given number of cards, as if every card were of
 * any kind and every passable obstacle could be passed. Indexed by flights, cards and town: see `boundAt`.
 */
export interface Bounds {
  /** The number of rows for each number of flights; a row holds all towns. */
  rows: number
  /** The towns that can be entered. */
  towns: Int32Array
  /** How many times a town with a piece can be entered. */
  pieces: Int16Array
  gold: Int16Array
  /** The value of the best town to end in. */
  end: Float64Array
  /** The cheapest edge of each road in each direction; `first` as in an edge list. */
  readonly cheapest: EdgeList
}

export const newBounds = (): Bounds => ({
  rows: 0,
  towns: new Int32Array(0),
  pieces: new Int16Array(0),
  gold: new Int16Array(0),
  end: new Float64Array(0),
  cheapest: { first: new Int16Array(TOWN_COUNT + 1), list: new Int32Array(MOST_DIRECTIONS) },
})

const ROW = 32
const EVERY_TOWN: Towns = (1 << TOWN_COUNT) - 1

export const boundAt = (bounds: Bounds, flights: number, cards: number, town: Town): number =>
  (flights * bounds.rows + cards) * ROW + town

export function fillBounds(
  bounds: Bounds,
  edges: EdgeList,
  toVisit: Towns,
  values: readonly number[],
  ends: readonly number[],
  cards: number,
  flights: number,
): void {
  ensureSize(bounds, (flights + 1) * (cards + 1) * ROW)
  bounds.rows = cards + 1
  listCheapest(edges, bounds.cheapest)
  for (let flight = 0; flight <= flights; flight++) {
    for (let left = 0; left <= cards; left++) {
      for (let town = 0; town < TOWN_COUNT; town++) {
        boundByRoad(bounds, flight, left, town, toVisit, values, ends)
      }
      if (flight > 0) boundByFlight(bounds, flight, left, toVisit)
    }
  }
}

function ensureSize(bounds: Bounds, size: number): void {
  if (bounds.end.length >= size) return
  bounds.towns = new Int32Array(size)
  bounds.pieces = new Int16Array(size)
  bounds.gold = new Int16Array(size)
  bounds.end = new Float64Array(size)
}

function listCheapest(edges: EdgeList, { first, list }: EdgeList): void {
  let count = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    const start = count
    first[town] = start
    const end = edges.first[town + 1]
    for (let i = edges.first[town]; i < end; i++) {
      const edge = edges.list[i]
      let known = start
      while (known < count && edgeRoad(list[known]) !== edgeRoad(edge)) known++
      if (known === count) list[count++] = edge
      else if (edgeCards(edge) < edgeCards(list[known])) list[known] = edge
    }
  }
  first[TOWN_COUNT] = count
}

function boundByRoad(
  bounds: Bounds,
  flight: number,
  left: number,
  town: Town,
  toVisit: Towns,
  values: readonly number[],
  ends: readonly number[],
): void {
  const { first, list } = bounds.cheapest
  let towns = 0
  let pieces = 0
  let gold = 0
  let end = ends[town]
  const last = first[town + 1]
  for (let i = first[town]; i < last; i++) {
    const edge = list[i]
    const cost = edgeCards(edge)
    if (cost > left) continue
    const to = edgeTo(edge)
    const there = boundAt(bounds, flight, left - cost, to)
    towns |= bounds.towns[there] | (1 << to)
    pieces = Math.max(pieces, bounds.pieces[there] + (hasTown(toVisit, to) ? 1 : 0))
    gold = Math.max(gold, bounds.gold[there] + (values[to] << edgeDoubles(edge)))
    end = Math.max(end, bounds.end[there])
  }
  const here = boundAt(bounds, flight, left, town)
  bounds.towns[here] = towns
  bounds.pieces[here] = pieces
  bounds.gold[here] = gold
  bounds.end[here] = end
}

/** A flight leads to any town, so its bound is the same everywhere; roads may still be better. */
function boundByFlight(bounds: Bounds, flight: number, left: number, toVisit: Towns): void {
  let pieces = 0
  let gold = 0
  let end = Number.NEGATIVE_INFINITY
  for (let town = 0; town < TOWN_COUNT; town++) {
    const there = boundAt(bounds, flight - 1, left, town)
    pieces = Math.max(pieces, bounds.pieces[there] + (hasTown(toVisit, town) ? 1 : 0))
    gold = Math.max(gold, bounds.gold[there])
    end = Math.max(end, bounds.end[there])
  }
  for (let town = 0; town < TOWN_COUNT; town++) {
    const here = boundAt(bounds, flight, left, town)
    bounds.towns[here] = EVERY_TOWN
    bounds.pieces[here] = Math.max(pieces, bounds.pieces[here])
    bounds.gold[here] = Math.max(gold, bounds.gold[here])
    bounds.end[here] = Math.max(end, bounds.end[here])
  }
}
