import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { hasTown, TOWN_COUNT, TOWNS, type Town, type Towns } from '../rules/components/map.ts'
import { FLIGHT_GOLD, PASSING_GOLD } from '../rules/phases/wizards.ts'
import { DEFAULT_CARD_VALUES } from './card-values.ts'
import {
  CARAVAN,
  type Edge,
  type EdgeList,
  edgeBy,
  edgeCards,
  edgeDoubles,
  edgeTo,
  edgeWizards,
  listEdges,
  NO_COUNTERS,
  newEdgeList,
} from './edges.ts'
import {
  countTravelCards,
  flightTo,
  type Itinerary,
  itineraryOf,
  kindsByValue,
  type SearchStep,
} from './itinerary.ts'
import type { Traveller } from './traveller.ts'

/** The towns that a traveller can reach. */
export interface Reach {
  /** Includes the town where the boot stands. */
  readonly towns: Towns
  /** By town: the fewest cards, wizards included, that lead there; undefined if it cannot be reached. */
  readonly cards: readonly (number | undefined)[]
}

export interface RouteOptions {
  /** Whether each road must lead straight to the next town of the list; otherwise a route may pass through others. */
  readonly direct?: boolean
  /** By kind of card: the value of keeping it. */
  readonly keep?: readonly number[]
  /** The maximum number of routes. */
  readonly most?: number
}

export interface Route extends Itinerary {
  /** The number of cards that it costs, wizards included. */
  readonly cards: number
  /** Gold paid to wizards. */
  readonly gold: number
}

/** One way of reaching a town: what is left, and the label that it came from. */
interface Label {
  readonly town: Town
  /** The number of towns of the list visited so far. */
  readonly visited: number
  /** By kind: the hand after all payments except those to caravans. */
  readonly hand: readonly number[]
  /** The number of these travel cards that the caravans do not take. */
  readonly left: number
  readonly gold: number
  readonly earned: number
  readonly step: SearchStep
  readonly before: Label | undefined
}

/** Memory, not state: every search overwrites what it reads. Allocating it would slow down short searches. */
const idle: EdgeList[] = []

/** All towns that can be reached, and the fewest cards for each. */
export function reachable(traveller: Traveller): Reach {
  const cards: (number | undefined)[] = TOWNS.map(() => undefined)
  let towns = 0
  const note = (town: Town, used: number): void => {
    if (hasTown(towns, town)) return
    towns |= 1 << town
    cards[town] = used
  }
  const start = startOf(traveller)
  if (canFly(start)) {
    // A flight leads to every other town for one card, and nothing is cheaper.
    for (let town = 0; town < TOWN_COUNT; town++) note(town, town === traveller.boot ? 0 : 1)
  } else explore(traveller, start, [], false, (label, used) => note(label.town, used))
  return { towns, cards }
}

/**
 * The routes that visit these towns in this order: those that cost the fewest cards first, then those that keep the
 * most valuable cards by `keep`, then those that earn most. A route is omitted if another one keeps at least the same
 * cards and gold. Caravans take the least valuable cards; players may still choose others.
 */
export function routes(
  traveller: Traveller,
  towns: readonly Town[],
  { direct = false, keep = DEFAULT_CARD_VALUES, most = Number.POSITIVE_INFINITY }: RouteOptions = {},
): Route[] {
  const order = kindsByValue(keep)
  const found: Label[] = []
  explore(traveller, startOf(traveller), towns, direct, (label) => {
    if (label.visited === towns.length) found.push(label)
  })
  const all = found.map((label) => routeOf(traveller, label, order))
  return all
    .sort((a, b) => a.cards - b.cards || keptValue(b, keep) - keptValue(a, keep) || b.earned - a.earned)
    .filter((route, place) => !all.slice(0, place).some((better) => keepsAll(better, route)))
    .slice(0, most)
}

const startOf = ({ boot, hand, gold, earned }: Traveller): Label => ({
  town: boot,
  visited: 0,
  hand,
  left: countTravelCards(hand),
  gold,
  earned,
  step: 0,
  before: undefined,
})

const canFly = ({ hand, gold }: Label): boolean => hand[WIZARD] > 0 && gold >= FLIGHT_GOLD

/**
 * A label-setting search: calls `show` for every label that no other label dominates, those that cost fewer cards first.
 * A label dominates another one at the same town, with the same number of towns of the list visited, if it has at least
 * as much left of everything.
 */
function explore(
  traveller: Traveller,
  start: Label,
  towns: readonly Town[],
  direct: boolean,
  show: (label: Label, used: number) => void,
): void {
  const edges = idle.pop() ?? newEdgeList()
  listEdges(traveller, NO_COUNTERS, edges)
  const most = start.left + start.hand[WIZARD]
  /** By number of cards spent. */
  const waiting: Label[][] = Array.from({ length: most + 1 }, () => [])
  const known: Label[][] = Array.from({ length: (towns.length + 1) * TOWN_COUNT }, () => [])
  waiting[0].push(start)
  for (let used = 0; used <= most; used++) {
    for (const label of waiting[used]) {
      const rivals = known[label.visited * TOWN_COUNT + label.town]
      if (isDominated(label, rivals)) continue
      rivals.push(label)
      show(label, used)
      if (towns.length > 0 && label.visited === towns.length) continue
      const target = towns[label.visited]
      for (let i = edges.first[label.town]; i < edges.first[label.town + 1]; i++) {
        const edge = edges.list[i]
        if (direct && edgeTo(edge) !== target) continue
        if (isAffordable(edge, label))
          waiting[used + edgeCards(edge) + edgeWizards(edge)].push(goOver(traveller, label, edge, target))
      }
      if (!canFly(label)) continue
      for (let town = 0; town < TOWN_COUNT; town++) {
        if (isWorthFlyingTo(town, label.town, target, direct))
          waiting[used + 1].push(fly(label, town, target))
      }
    }
  }
  idle.push(edges)
}

/** A flight should go straight to the next town of the list, unless the boot is there and has to come back to it. */
const isWorthFlyingTo = (town: Town, from: Town, target: Town | undefined, direct: boolean): boolean =>
  town === target ? town !== from : target === from && town !== from && !direct

function isDominated(label: Label, rivals: readonly Label[]): boolean {
  for (const rival of rivals) if (dominates(rival, label)) return true
  return false
}

/** Labels that have the same left are compared by what they have earned. */
function dominates(rival: Label, label: Label): boolean {
  if (rival.left < label.left || rival.gold < label.gold) return false
  let more = rival.left - label.left + rival.gold - label.gold
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    if (rival.hand[kind] < label.hand[kind]) return false
    more += rival.hand[kind] - label.hand[kind]
  }
  return more > 0 || rival.earned >= label.earned
}

function isAffordable(edge: Edge, { hand, left, gold }: Label): boolean {
  const by = edgeBy(edge)
  const cards = edgeCards(edge)
  if (cards > left || (by !== CARAVAN && cards > hand[by])) return false
  return edgeWizards(edge) === 0 || (hand[WIZARD] > 0 && gold >= PASSING_GOLD)
}

function goOver({ values }: Traveller, label: Label, edge: Edge, target: Town | undefined): Label {
  const { visited, hand, left, gold, earned } = label
  const town = edgeTo(edge)
  const by = edgeBy(edge)
  const wizard = edgeWizards(edge)
  const held = hand.slice()
  if (by !== CARAVAN) held[by] -= edgeCards(edge)
  held[WIZARD] -= wizard
  return {
    town,
    visited: town === target ? visited + 1 : visited,
    hand: held,
    left: left - edgeCards(edge),
    gold: gold - wizard * PASSING_GOLD,
    earned: earned + (values[town] << edgeDoubles(edge)),
    step: edge,
    before: label,
  }
}

function fly(label: Label, town: Town, target: Town | undefined): Label {
  const { visited, hand, left, gold, earned } = label
  const held = hand.slice()
  held[WIZARD]--
  return {
    town,
    visited: town === target ? visited + 1 : visited,
    hand: held,
    left,
    gold: gold - FLIGHT_GOLD,
    earned,
    step: flightTo(town),
    before: label,
  }
}

function routeOf(traveller: Traveller, last: Label, order: readonly number[]): Route {
  const steps: SearchStep[] = []
  for (let label = last; label.before !== undefined; label = label.before) steps.push(label.step)
  const { left, hand, gold } = last
  return {
    ...itineraryOf(traveller, steps.reverse(), hand, left, order),
    cards: countTravelCards(traveller.hand) - left + traveller.hand[WIZARD] - hand[WIZARD],
    gold: traveller.gold - gold,
  }
}

function keptValue({ hand }: Route, keep: readonly number[]): number {
  let value = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) value += hand[kind] * keep[kind]
  return value
}

const keepsAll = (better: Route, route: Route): boolean =>
  better.gold <= route.gold && better.hand.every((held, kind) => held >= route.hand[kind])
