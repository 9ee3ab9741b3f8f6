import { hasTown, TOWN_COUNT, type Town, type Towns } from '../rules/components/map.ts'
import { type Ways, wayCards, wayDoubles, wayRoad, wayTo } from './ways.ts'

/**
 * What could still be had from each town with so many cards, if every card were of any kind and every obstacle could
 * be passed where one can: bounds that no journey exceeds. For each number of flights, then of cards, then each town;
 * see `outlookAt`.
 */
export interface Outlook {
  /** How many rows of towns one number of flights takes. */
  rows: number
  /** The towns that can be entered. */
  towns: Int32Array
  /** How often a town can be entered that has a piece. */
  pieces: Int16Array
  gold: Int16Array
  /** The best town to end in. */
  end: Float64Array
}

export const newOutlook = (): Outlook => ({
  rows: 0,
  towns: new Int32Array(0),
  pieces: new Int16Array(0),
  gold: new Int16Array(0),
  end: new Float64Array(0),
})

const ROW = 32
const EVERY_TOWN: Towns = (1 << TOWN_COUNT) - 1

export const outlookAt = (outlook: Outlook, flights: number, cards: number, town: Town): number =>
  (flights * outlook.rows + cards) * ROW + town

/** For each direction of a road its cheapest way; `first` as in the ways. */
const first = new Int16Array(TOWN_COUNT + 1)
const cheapest = new Int32Array(256)

export function lookOut(
  ways: Ways,
  toVisit: Towns,
  values: readonly number[],
  ends: readonly number[],
  cards: number,
  flights: number,
  outlook: Outlook,
): void {
  makeRoom(outlook, (flights + 1) * (cards + 1) * ROW)
  outlook.rows = cards + 1
  listCheapest(ways)
  for (let flight = 0; flight <= flights; flight++) {
    for (let left = 0; left <= cards; left++) {
      for (let town = 0; town < TOWN_COUNT; town++) {
        lookFrom(outlook, flight, left, town, toVisit, values, ends)
      }
      if (flight > 0) lookFromAbove(outlook, flight, left, toVisit)
    }
  }
}

function makeRoom(outlook: Outlook, size: number): void {
  if (outlook.end.length >= size) return
  outlook.towns = new Int32Array(size)
  outlook.pieces = new Int16Array(size)
  outlook.gold = new Int16Array(size)
  outlook.end = new Float64Array(size)
}

function listCheapest(ways: Ways): void {
  let count = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    const start = count
    first[town] = start
    const end = ways.first[town + 1]
    for (let i = ways.first[town]; i < end; i++) {
      const way = ways.list[i]
      let known = start
      while (known < count && wayRoad(cheapest[known]) !== wayRoad(way)) known++
      if (known === count) cheapest[count++] = way
      else if (wayCards(way) < wayCards(cheapest[known])) cheapest[known] = way
    }
  }
  first[TOWN_COUNT] = count
}

/** By road. */
function lookFrom(
  outlook: Outlook,
  flight: number,
  left: number,
  town: Town,
  toVisit: Towns,
  values: readonly number[],
  ends: readonly number[],
): void {
  let towns = 0
  let pieces = 0
  let gold = 0
  let end = ends[town]
  const last = first[town + 1]
  for (let i = first[town]; i < last; i++) {
    const way = cheapest[i]
    const cost = wayCards(way)
    if (cost > left) continue
    const to = wayTo(way)
    const there = outlookAt(outlook, flight, left - cost, to)
    towns |= outlook.towns[there] | (1 << to)
    pieces = Math.max(pieces, outlook.pieces[there] + (hasTown(toVisit, to) ? 1 : 0))
    gold = Math.max(gold, outlook.gold[there] + (values[to] << wayDoubles(way)))
    end = Math.max(end, outlook.end[there])
  }
  const here = outlookAt(outlook, flight, left, town)
  outlook.towns[here] = towns
  outlook.pieces[here] = pieces
  outlook.gold[here] = gold
  outlook.end[here] = end
}

/** By a flight first, which leads anywhere: the same for all towns, but roads may lead to where a flight is better. */
function lookFromAbove(outlook: Outlook, flight: number, left: number, toVisit: Towns): void {
  let pieces = 0
  let gold = 0
  let end = Number.NEGATIVE_INFINITY
  for (let town = 0; town < TOWN_COUNT; town++) {
    const there = outlookAt(outlook, flight - 1, left, town)
    pieces = Math.max(pieces, outlook.pieces[there] + (hasTown(toVisit, town) ? 1 : 0))
    gold = Math.max(gold, outlook.gold[there])
    end = Math.max(end, outlook.end[there])
  }
  for (let town = 0; town < TOWN_COUNT; town++) {
    const here = outlookAt(outlook, flight, left, town)
    outlook.towns[here] = EVERY_TOWN
    outlook.pieces[here] = Math.max(pieces, outlook.pieces[here])
    outlook.gold[here] = Math.max(gold, outlook.gold[here])
    outlook.end[here] = Math.max(end, outlook.end[here])
  }
}
