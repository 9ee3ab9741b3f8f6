import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { countTowns, hasTown, ROAD_COUNT, ROAD_FROM, ROADS, TOWN_COUNT } from '../rules/components/map.ts'
import { bareCost, counterBit, EMPTY_ROAD, IS_LAND, type Load } from '../rules/components/roads.ts'
import { CARAVAN_CARDS, COUNTER_KINDS } from '../rules/components/transport.ts'
import { FLIGHT_GOLD, PASSING_GOLD } from '../rules/phases/wizards.ts'
import { boundAt, fillBounds } from './bounds.ts'
import {
  CARAVAN,
  edgeBy,
  edgeCards,
  edgeDoubles,
  edgeLays,
  edgeRoad,
  edgeTo,
  edgeWizards,
  listEdges,
  NO_COUNTERS,
  NOTHING_TO_LAY,
} from './edges.ts'
import { flightTo } from './itinerary.ts'
import type { Objective } from './journey.ts'
import { keptValue, setKeptCards } from './kept-value.ts'
import { clearTable, visitedBefore } from './transposition-table.ts'
import type { Traveller } from './traveller.ts'
import type { JourneyWorkspace } from './workspace.ts'

/** Up to this number of cards, and without wizards, a transposition table costs more than it saves. */
const SMALL_HAND = 10

/** Sums of the same numbers in a different order may differ by this much. */
export const EPSILON = 1e-9

/** By road: the kinds of counter for which one card pays. */
const ONE_CARD: readonly Load[] = ROADS.map((_, road) => {
  let kinds = EMPTY_ROAD
  for (let kind = 0; kind < COUNTER_KINDS; kind++) {
    if (IS_LAND[road] && bareCost(road, ROAD_FROM[road], kind) === 1) kinds |= counterBit(kind)
  }
  return kinds
})

/**
 * Depth-first branch and bound over the boot's town, the cards left and the towns still to visit; the result is in
 * `workspace.best`. A caravan does not choose its cards: it only adds to a debt, which the hand can pay as long as it
 * holds that many travel cards. Which cards the caravans take is decided at the end. `owed` cards are owed to earlier
 * caravans.
 */
export function searchJourney(
  workspace: JourneyWorkspace,
  traveller: Traveller,
  objective: Objective,
  counters: readonly number[],
  nodeLimit: number,
  owed = 0,
): void {
  const cards = prepare(workspace, traveller, objective, counters) - owed
  const { edges, bounds, table, best, position } = workspace
  const { boot, toVisit, gold, values, earned } = traveller
  const wizards = workspace.hand[WIZARD]
  const flights = Math.min(wizards, Math.floor(gold / FLIGHT_GOLD))
  listEdges(traveller, counters, edges)
  fillBounds(bounds, edges, toVisit, values, objective.end, cards, flights)
  // The same position is reached in many ways with wizards or many cards. The table does not store laid counters.
  workspace.usesTable = (wizards > 0 || cards > SMALL_HAND) && counters === NO_COUNTERS
  workspace.nodeLimit = nodeLimit
  workspace.nodes = 0
  workspace.exact = true
  best.value = Number.NEGATIVE_INFINITY
  // Journeys with few flights are found soon, and they prune the search for journeys with more.
  for (let allowed = 0; allowed <= flights; allowed++) {
    if (workspace.usesTable) clearTable(table)
    position.town = boot
    position.toVisit = toVisit
    position.pieces = 0
    position.earned = earned
    position.left = cards
    position.wizards = wizards
    position.gold = gold
    explore(workspace, allowed, 0)
  }
}

/** Copies the question into the workspace; returns the number of travel cards. */
function prepare(
  workspace: JourneyWorkspace,
  traveller: Traveller,
  objective: Objective,
  counters: readonly number[],
): number {
  const { hand, keptCards, endValues, townValues, loads } = workspace
  workspace.pieceValue = objective.piece
  workspace.goldValue = objective.gold
  workspace.leastReward = objective.twoCards
  workspace.order = setKeptCards(keptCards, objective)
  workspace.startGold = traveller.gold
  workspace.cardsAlike = objective.cards[0] >= 0
  let cards = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    hand[kind] = traveller.hand[kind]
    if (kind === WIZARD) continue
    cards += hand[kind]
    if (objective.cards[kind] !== objective.cards[0]) workspace.cardsAlike = false
  }
  for (let counter = 0; counter < COUNTER_KINDS; counter++) workspace.counters[counter] = counters[counter]
  for (let town = 0; town < TOWN_COUNT; town++) {
    endValues[town] = objective.end[town]
    townValues[town] = traveller.values[town]
  }
  for (let road = 0; road < ROAD_COUNT; road++) loads[road] = traveller.roads[road]
  workspace.laid.fill(NOTHING_TO_LAY)
  boundHand(workspace, cards + hand[WIZARD])
  return cards
}

/** For each number of cards, the value of the best ones in the hand; cards with a negative value count nothing. */
function boundHand(
  { hand, handBounds, keptCards: { order, values, handLimit } }: JourneyWorkspace,
  cards: number,
): void {
  handBounds[0] = 0
  let count = 0
  for (let place = 0; place < HAND_KINDS; place++) {
    const kind = order[place]
    for (let i = 0; i < hand[kind]; i++, count++) {
      const more = count < handLimit ? Math.max(0, values[kind]) : 0
      handBounds[count + 1] = handBounds[count] + more
    }
  }
  for (; count < cards; count++) handBounds[count + 1] = handBounds[count]
}

/** Explores the workspace's position; every call reads it before it sets the next one. */
function explore(workspace: JourneyWorkspace, flightsAllowed: number, depth: number): void {
  const { town, toVisit, pieces, earned, left, wizards, gold } = workspace.position
  workspace.nodes++
  const sure = workspace.pieceValue * pieces - workspace.goldValue * (workspace.startGold - gold)
  const reward = Math.max(workspace.goldValue * earned, workspace.leastReward)
  const here = sure + reward + workspace.endValues[town]
  if (here + workspace.handBounds[left + wizards] > workspace.best.value + EPSILON)
    considerEnding(workspace, here, left, wizards, depth)
  const flights = flightsAllowed === 0 ? 0 : Math.min(flightsAllowed, wizards, Math.floor(gold / FLIGHT_GOLD))
  if (isCutOff(workspace, sure, flights)) return

  const { edges, hand, counters, laid, position } = workspace
  const last = edges.first[town + 1]
  for (let i = edges.first[town]; i < last; i++) {
    const edge = edges.list[i]
    const cards = edgeCards(edge)
    if (cards > left) continue
    const by = edgeBy(edge)
    if (by !== CARAVAN && hand[by] < cards) continue
    const wizard = edgeWizards(edge)
    if (wizard > wizards || wizard * PASSING_GOLD > gold) continue
    const counter = edgeLays(edge)
    const road = edgeRoad(edge)
    const lays = counter !== NOTHING_TO_LAY && laid[road] !== counter
    if (lays && (laid[road] !== NOTHING_TO_LAY || counters[counter] === 0)) continue
    if (by === CARAVAN && workspace.cardsAlike && cards === CARAVAN_CARDS) {
      if (oneCardSuffices(workspace, road, counter)) continue
    }

    const to = edgeTo(edge)
    if (by !== CARAVAN) hand[by] -= cards
    if (lays) {
      counters[counter]--
      laid[road] = counter
    }
    workspace.path[depth] = edge
    position.town = to
    position.toVisit = toVisit & ~(1 << to)
    position.pieces = hasTown(toVisit, to) ? pieces + 1 : pieces
    position.earned = earned + (workspace.townValues[to] << edgeDoubles(edge))
    position.left = left - cards
    position.wizards = wizards - wizard
    position.gold = gold - wizard * PASSING_GOLD
    explore(workspace, flights, depth + 1)
    if (by !== CARAVAN) hand[by] += cards
    if (lays) {
      counters[counter]++
      laid[road] = NOTHING_TO_LAY
    }
  }
  for (let to = 0; flights > 0 && to < TOWN_COUNT; to++) {
    if (to === town) continue
    workspace.path[depth] = flightTo(to)
    position.town = to
    position.toVisit = toVisit & ~(1 << to)
    position.pieces = hasTown(toVisit, to) ? pieces + 1 : pieces
    position.earned = earned
    position.left = left
    position.wizards = wizards - 1
    position.gold = gold - FLIGHT_GOLD
    explore(workspace, flights - 1, depth + 1)
  }
}

/** Whether no better journey can follow, the position has been explored before, or the search reaches its limit. */
function isCutOff(workspace: JourneyWorkspace, sure: number, flights: number): boolean {
  if (!canImprove(workspace, sure, flights)) return true
  if (workspace.nodes >= workspace.nodeLimit) {
    workspace.exact = false
    return true
  }
  if (!workspace.usesTable) return false
  const { town, toVisit, earned, left, wizards, gold } = workspace.position
  const spent = workspace.startGold - gold
  return visitedBefore(workspace.table, town, toVisit, workspace.hand, left, wizards, spent, earned)
}

/**
 * If one card of the counter's kind pays for the road, a caravan of three cards gains nothing as long as all cards have
 * the same value: whatever the saved card pays for later, a caravan of the three can pay for as well.
 */
function oneCardSuffices({ hand, loads }: JourneyWorkspace, road: number, counter: number): boolean {
  const kinds = ONE_CARD[road] & (counter === NOTHING_TO_LAY ? loads[road] : counterBit(counter))
  if (kinds === 0) return false
  for (let kind = 0; kind < COUNTER_KINDS; kind++) if ((kinds >> kind) & 1 && hand[kind] > 0) return true
  return false
}

/** Stores the journey that ends here if it is the best so far; `here` is its value without the cards kept. */
function considerEnding(
  workspace: JourneyWorkspace,
  here: number,
  left: number,
  wizards: number,
  depth: number,
): void {
  const { best, hand } = workspace
  const value = here + keptValue(workspace.keptCards, hand, left, wizards)
  if (value <= best.value + EPSILON) return
  best.value = value
  best.left = left
  best.length = depth
  for (let i = 0; i < depth; i++) best.steps[i] = workspace.path[i]
  for (let kind = 0; kind < HAND_KINDS; kind++) best.hand[kind] = hand[kind]
  best.hand[WIZARD] = wizards
}

/** Whether the rest of the journey could beat the best so far, for any number of flights and cards spent on it. */
function canImprove(workspace: JourneyWorkspace, sure: number, flights: number): boolean {
  const { bounds, handBounds, goldValue, pieceValue, leastReward } = workspace
  const { town, toVisit, earned, left, wizards } = workspace.position
  for (let flown = flights; flown >= 0; flown--) {
    const wanted = workspace.best.value + EPSILON - sure + flown * FLIGHT_GOLD * goldValue
    const kept = left + wizards - flown
    for (let spent = left; spent >= 0; spent--) {
      const index = boundAt(bounds, flown, spent, town)
      const pieces = Math.min(bounds.pieces[index], countTowns(toVisit & bounds.towns[index]))
      const reward = Math.max(goldValue * (earned + bounds.gold[index]), leastReward)
      const most = pieceValue * pieces + reward + bounds.end[index]
      if (most + handBounds[kept - spent] > wanted) return true
      // Spending fewer cards gains no more, and no more than all cards can be kept.
      if (most + handBounds[kept] <= wanted) break
    }
  }
  return false
}
