import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import {
  countTowns,
  hasTown,
  ROAD_COUNT,
  ROAD_FROM,
  ROADS,
  TOWN_COUNT,
  type Town,
  type Towns,
} from '../rules/components/map.ts'
import { bareCost, counterBit, EMPTY_ROAD, IS_LAND, type Load } from '../rules/components/roads.ts'
import { CARAVAN_CARDS, COUNTER_KINDS } from '../rules/components/transport.ts'
import { FLIGHT_GOLD, PASSING_GOLD } from '../rules/phases/wizards.ts'
import { flightTo } from './itinerary.ts'
import type { Objective } from './journey.ts'
import { lookOut, newOutlook, outlookAt } from './outlook.ts'
import { forgetSeen, wasSeen } from './transposition-table.ts'
import type { Traveller } from './traveller.ts'
import {
  CARAVAN,
  listWays,
  NO_COUNTERS,
  NOTHING_TO_LAY,
  newWays,
  wayBy,
  wayCards,
  wayDoubles,
  wayLays,
  wayRoad,
  wayTo,
  wayWizard,
} from './ways.ts'

/** More than the cards of a hand can be. */
const MOST_CARDS = 128

/** The best journey found so far. */
export interface Found {
  value: number
  length: number
  readonly steps: Int32Array
  /** By kind: what is not spent on travels and wizards. */
  readonly hand: Int8Array
  /** How many of these travel cards no caravan takes. */
  left: number
  nodes: number
  exact: boolean
}

/** For a hand without wizards up to this size, remembering costs more than it saves. */
const SMALL_HAND = 10

/** Sums of the same numbers in another order may differ by so little. */
const EPSILON = 1e-9

/* The memory of the one search that runs at a time; the next one uses it again. */
const found: Found = {
  value: 0,
  length: 0,
  steps: new Int32Array(MOST_CARDS),
  hand: new Int8Array(HAND_KINDS),
  left: 0,
  nodes: 0,
  exact: true,
}
const ways = newWays()
const outlook = newOutlook()
const hand = new Int8Array(HAND_KINDS)
const path = new Int32Array(MOST_CARDS)
const loads = new Int16Array(ROAD_COUNT)
/** The own counters that can still be laid, and what the search has laid on each road. */
const stock = new Int8Array(COUNTER_KINDS)
const laid = new Int8Array(ROAD_COUNT)
/** The kinds in the order in which they are kept. */
const keepOrder = new Int8Array(HAND_KINDS)
const cardValues = new Float64Array(HAND_KINDS)
/** So many cards are worth no more than this. */
const cardsAtMost = new Float64Array(MOST_CARDS)
const endValues = new Float64Array(TOWN_COUNT)
const townValues = new Int16Array(TOWN_COUNT)

let pieceValue = 0
let goldValue = 0
let rewardAtLeast = 0
let handLimit = 0
let startGold = 0
let nodeLimit = 0
/** All travel cards are worth the same, and not less than nothing. */
let allAlike = false
/** With wizards or many cards the same position is met on many ways; what has been laid is not remembered. */
let remembering = false

/** By road: the kinds of counter for which one card pays. */
const ONE_CARD: readonly Load[] = ROADS.map((_, road) => {
  let kinds = EMPTY_ROAD
  for (let kind = 0; kind < COUNTER_KINDS; kind++) {
    if (IS_LAND[road] && bareCost(road, ROAD_FROM[road], kind) === 1) kinds |= counterBit(kind)
  }
  return kinds
})

/**
 * Depth first over where the boot is, the cards left and the towns still to visit. A caravan chooses no cards: it adds
 * to a debt, and the hand is good for it as long as it holds as many travel cards as it owes; what burns is decided at
 * the end.
 */
export function searchJourney(
  traveller: Traveller,
  objective: Objective,
  counters: readonly number[],
  order: readonly number[],
  limit: number,
): Readonly<Found> {
  const cards = prepare(traveller, objective, counters, order)
  const { boot, toVisit, gold, values, earned } = traveller
  const wizards = hand[WIZARD]
  const flights = Math.min(wizards, Math.floor(gold / FLIGHT_GOLD))
  listWays(traveller, counters, ways)
  lookOut(ways, toVisit, values, objective.end, cards, flights, outlook)
  nodeLimit = limit
  remembering = (wizards > 0 || cards > SMALL_HAND) && counters === NO_COUNTERS
  found.value = Number.NEGATIVE_INFINITY
  found.nodes = 0
  found.exact = true
  // With more and more flights: what few can do is found soon, and it cuts short the search for what many can do.
  for (let allowed = 0; allowed <= flights; allowed++) {
    if (remembering) forgetSeen()
    go(boot, toVisit, 0, earned, cards, wizards, gold, allowed, 0)
  }
  return found
}

/** Copies the question into the memory of the search; returns how many travel cards there are. */
function prepare(
  traveller: Traveller,
  objective: Objective,
  counters: readonly number[],
  order: readonly number[],
): number {
  pieceValue = objective.piece
  goldValue = objective.gold
  rewardAtLeast = objective.twoCards
  handLimit = objective.handLimit
  startGold = traveller.gold
  allAlike = objective.cards[0] >= 0
  let cards = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    hand[kind] = traveller.hand[kind]
    cardValues[kind] = objective.cards[kind]
    keepOrder[kind] = order[kind]
    if (kind === WIZARD) continue
    cards += hand[kind]
    if (cardValues[kind] !== cardValues[0]) allAlike = false
  }
  for (let counter = 0; counter < COUNTER_KINDS; counter++) stock[counter] = counters[counter]
  for (let town = 0; town < TOWN_COUNT; town++) {
    endValues[town] = objective.end[town]
    townValues[town] = traveller.values[town]
  }
  for (let road = 0; road < ROAD_COUNT; road++) loads[road] = traveller.roads[road]
  laid.fill(NOTHING_TO_LAY)
  boundCards(cards + hand[WIZARD])
  return cards
}

/** The best so many of the hand, without those that are worth less than nothing. */
function boundCards(cards: number): void {
  cardsAtMost[0] = 0
  let count = 0
  for (let place = 0; place < HAND_KINDS; place++) {
    const kind = keepOrder[place]
    for (let i = 0; i < hand[kind]; i++, count++) {
      const more = count < handLimit ? Math.max(0, cardValues[kind]) : 0
      cardsAtMost[count + 1] = cardsAtMost[count] + more
    }
  }
  for (; count < cards; count++) cardsAtMost[count + 1] = cardsAtMost[count]
}

/** What is kept of the hand: first the caravans take what is worth least, then the hand limit. */
function keptValue(left: number, wizards: number): number {
  let value = 0
  let free = handLimit
  let rest = left
  for (let place = 0; place < HAND_KINDS && free > 0; place++) {
    const kind = keepOrder[place]
    const kept = kind === WIZARD ? Math.min(wizards, free) : Math.min(hand[kind], rest, free)
    value += kept * cardValues[kind]
    free -= kept
    if (kind !== WIZARD) rest -= kept
  }
  return value
}

/** Goes on from a town in every way; `left` is what the hand holds beyond its debt. */
function go(
  town: Town,
  toVisit: Towns,
  pieces: number,
  earned: number,
  left: number,
  wizards: number,
  gold: number,
  flightsAllowed: number,
  depth: number,
): void {
  found.nodes++
  const sure = pieceValue * pieces - goldValue * (startGold - gold)
  const reward = Math.max(goldValue * earned, rewardAtLeast)
  const here = sure + reward + endValues[town]
  if (here + cardsAtMost[left + wizards] > found.value + EPSILON) {
    const value = here + keptValue(left, wizards)
    if (value > found.value + EPSILON) remember(value, left, wizards, depth)
  }
  const flights = flightsAllowed === 0 ? 0 : Math.min(flightsAllowed, wizards, Math.floor(gold / FLIGHT_GOLD))
  if (!hasHope(town, toVisit, sure, earned, left, wizards, flights)) return
  if (found.nodes >= nodeLimit) {
    found.exact = false
    return
  }
  if (remembering && wasSeen(town, toVisit, hand, left, wizards, startGold - gold, earned)) return

  const last = ways.first[town + 1]
  for (let i = ways.first[town]; i < last; i++) {
    const way = ways.list[i]
    const cards = wayCards(way)
    if (cards > left) continue
    const by = wayBy(way)
    if (by !== CARAVAN && hand[by] < cards) continue
    const wizard = wayWizard(way)
    if (wizard > wizards || wizard * PASSING_GOLD > gold) continue
    const counter = wayLays(way)
    const road = wayRoad(way)
    const laying = counter !== NOTHING_TO_LAY && laid[road] !== counter
    if (laying && (laid[road] !== NOTHING_TO_LAY || stock[counter] === 0)) continue
    if (by === CARAVAN && allAlike && cards === CARAVAN_CARDS && oneCardDoes(road, counter)) continue

    const to = wayTo(way)
    const piece = hasTown(toVisit, to) ? 1 : 0
    if (by !== CARAVAN) hand[by] -= cards
    if (laying) {
      stock[counter]--
      laid[road] = counter
    }
    path[depth] = way
    go(
      to,
      toVisit & ~(1 << to),
      pieces + piece,
      earned + (townValues[to] << wayDoubles(way)),
      left - cards,
      wizards - wizard,
      gold - wizard * PASSING_GOLD,
      flights,
      depth + 1,
    )
    if (by !== CARAVAN) hand[by] += cards
    if (laying) {
      stock[counter]++
      laid[road] = NOTHING_TO_LAY
    }
  }
  if (flights === 0) return
  for (let to = 0; to < TOWN_COUNT; to++) {
    if (to === town) continue
    const piece = hasTown(toVisit, to) ? 1 : 0
    path[depth] = flightTo(to)
    go(
      to,
      toVisit & ~(1 << to),
      pieces + piece,
      earned,
      left,
      wizards - 1,
      gold - FLIGHT_GOLD,
      flights - 1,
      depth + 1,
    )
  }
}

/**
 * Where one card of the counter's kind pays, a caravan of three gains nothing as long as cards are alike: whatever the
 * spared card pays for later, a caravan of the three can do.
 */
function oneCardDoes(road: number, counter: number): boolean {
  const kinds = ONE_CARD[road] & (counter === NOTHING_TO_LAY ? loads[road] : counterBit(counter))
  if (kinds === 0) return false
  for (let kind = 0; kind < COUNTER_KINDS; kind++) if ((kinds >> kind) & 1 && hand[kind] > 0) return true
  return false
}

/** Whether the rest could lead to more than the best so far: for each number of flights and of cards to be spent. */
function hasHope(
  town: Town,
  toVisit: Towns,
  sure: number,
  earned: number,
  left: number,
  wizards: number,
  flights: number,
): boolean {
  for (let flown = flights; flown >= 0; flown--) {
    const wanted = found.value + EPSILON - sure + flown * FLIGHT_GOLD * goldValue
    const kept = left + wizards - flown
    for (let spent = left; spent >= 0; spent--) {
      const at = outlookAt(outlook, flown, spent, town)
      const pieces = Math.min(outlook.pieces[at], countTowns(toVisit & outlook.towns[at]))
      const reward = Math.max(goldValue * (earned + outlook.gold[at]), rewardAtLeast)
      const most = pieceValue * pieces + reward + outlook.end[at]
      if (most + cardsAtMost[kept - spent] > wanted) return true
      // Fewer cards lead no further, and more than all of them cannot be kept.
      if (most + cardsAtMost[kept] <= wanted) break
    }
  }
  return false
}

function remember(value: number, left: number, wizards: number, depth: number): void {
  found.value = value
  found.left = left
  found.length = depth
  for (let i = 0; i < depth; i++) found.steps[i] = path[i]
  for (let kind = 0; kind < HAND_KINDS; kind++) found.hand[kind] = hand[kind]
  found.hand[WIZARD] = wizards
}
