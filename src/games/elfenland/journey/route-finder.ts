import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { hasTown, TOWN_COUNT, TOWNS, type Town, type Towns } from '../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { FLIGHT_GOLD, PASSING_GOLD } from '../rules/phases/wizards.ts'
import { flightTo, type Itinerary, itineraryOf, keepingOrder, type Step } from './itinerary.ts'
import { KEEPING } from './kept-code.ts'
import type { Traveller } from './traveller.ts'
import {
  CARAVAN,
  listWays,
  NO_COUNTERS,
  newWays,
  type Way,
  wayBy,
  wayCards,
  wayDoubles,
  wayTo,
  wayWizard,
} from './ways.ts'

/** How far a hand leads. */
export interface Reach {
  /** The towns that can be entered; where the boot stands, it stands. */
  readonly towns: Towns
  /** By town: the fewest cards that lead there, wizards too; NOT_REACHED where nothing does. */
  readonly cards: readonly number[]
}

export const NOT_REACHED = -1

export interface RouteOptions {
  /** Only roads from each town of the list to the next; else a route may lead through others. */
  readonly direct?: boolean
  /** By kind of card: how much it is worth keeping. */
  readonly keep?: readonly number[]
  /** No more alternatives than this. */
  readonly most?: number
}

export interface Route extends Itinerary {
  /** How many cards it takes, wizards too. */
  readonly cards: number
  /** Gold paid to wizards. */
  readonly gold: number
}

/** A way to be somewhere: what is left, and how it came to this. */
interface Label {
  readonly town: Town
  /** How many towns of the list have been visited. */
  readonly visited: number
  /** By kind: what is not spent on travels and wizards. */
  readonly hand: readonly number[]
  /** How many of the travel cards no caravan takes. */
  readonly left: number
  readonly gold: number
  readonly earned: number
  readonly step: Step
  readonly before: Label | undefined
}

const ways = newWays()

/** All towns that can be reached, and the fewest cards for each. */
export function reachable(traveller: Traveller): Reach {
  const cards = TOWNS.map(() => NOT_REACHED)
  let towns = 0
  const note = (town: Town, used: number): void => {
    if (hasTown(towns, town)) return
    towns |= 1 << town
    cards[town] = used
  }
  const start = startOf(traveller)
  if (canFly(start)) {
    // A flight leads everywhere for one card, and only a road for one card is as good.
    for (let town = 0; town < TOWN_COUNT; town++) note(town, town === traveller.boot ? 0 : 1)
  } else explore(traveller, start, [], false, (label, used) => note(label.town, used))
  return { towns, cards }
}

/**
 * The ways to visit towns in this order: those that pay fewest cards first, then those that keep the most worth by
 * `keep` (KEEPING unless told), then those that earn most. None is listed of which another one keeps at least the same
 * cards and gold. What a caravan takes is what is worth least; a person may still choose otherwise.
 */
export function routes(
  traveller: Traveller,
  towns: readonly Town[],
  { direct = false, keep = KEEPING, most = Number.POSITIVE_INFINITY }: RouteOptions = {},
): Route[] {
  const order = keepingOrder(keep)
  const found: Label[] = []
  explore(traveller, startOf(traveller), towns, direct, (label) => {
    if (label.visited === towns.length) found.push(label)
  })
  const all = found.map((label) => routeOf(traveller, label, order))
  return all
    .sort((a, b) => a.cards - b.cards || keptWorth(b, keep) - keptWorth(a, keep) || b.earned - a.earned)
    .filter((route, place) => !all.slice(0, place).some((better) => keepsAll(better, route)))
    .slice(0, most)
}

const startOf = ({ boot, hand, gold, earned }: Traveller): Label => ({
  town: boot,
  visited: 0,
  hand,
  left: travelCards(hand),
  gold,
  earned,
  step: 0,
  before: undefined,
})

const canFly = ({ hand, gold }: Label): boolean => hand[WIZARD] > 0 && gold >= FLIGHT_GOLD

function travelCards(hand: readonly number[]): number {
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards += hand[kind]
  return cards
}

/**
 * Shows every label that is not beaten by another one, those that took fewer cards first. A label beats another one
 * at the same town, with as many towns of the list visited, if it has left at least as much of everything.
 */
function explore(
  traveller: Traveller,
  start: Label,
  towns: readonly Town[],
  direct: boolean,
  show: (label: Label, used: number) => void,
): void {
  listWays(traveller, NO_COUNTERS, ways)
  const most = start.left + start.hand[WIZARD]
  /** By how many cards they took. */
  const waiting: Label[][] = Array.from({ length: most + 1 }, () => [])
  const known: Label[][] = Array.from({ length: (towns.length + 1) * TOWN_COUNT }, () => [])
  waiting[0].push(start)
  for (let used = 0; used <= most; used++) {
    for (const label of waiting[used]) {
      const rivals = known[label.visited * TOWN_COUNT + label.town]
      if (rivals.some((rival) => beats(rival, label))) continue
      rivals.push(label)
      show(label, used)
      if (towns.length > 0 && label.visited === towns.length) continue
      const target = towns[label.visited]
      for (let i = ways.first[label.town]; i < ways.first[label.town + 1]; i++) {
        const way = ways.list[i]
        if (direct && wayTo(way) !== target) continue
        if (isAffordable(way, label))
          waiting[used + wayCards(way) + wayWizard(way)].push(goOver(traveller, label, way, target))
      }
      if (!canFly(label)) continue
      for (let town = 0; town < TOWN_COUNT; town++) {
        if (isWorthFlyingTo(town, label.town, target, direct))
          waiting[used + 1].push(fly(label, town, target))
      }
    }
  }
}

/** Who flies elsewhere might as well fly to the next town of the list, unless he is there and has to come again. */
const isWorthFlyingTo = (town: Town, from: Town, target: Town | undefined, direct: boolean): boolean =>
  town === target ? town !== from : target === from && town !== from && !direct

/** Equal ones are told apart by what they have earned. */
function beats(rival: Label, label: Label): boolean {
  if (rival.left < label.left || rival.gold < label.gold) return false
  let more = rival.left - label.left + rival.gold - label.gold
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    if (rival.hand[kind] < label.hand[kind]) return false
    more += rival.hand[kind] - label.hand[kind]
  }
  return more > 0 || rival.earned >= label.earned
}

function isAffordable(way: Way, { hand, left, gold }: Label): boolean {
  const by = wayBy(way)
  const cards = wayCards(way)
  if (cards > left || (by !== CARAVAN && cards > hand[by])) return false
  return wayWizard(way) === 0 || (hand[WIZARD] > 0 && gold >= PASSING_GOLD)
}

function goOver({ values }: Traveller, label: Label, way: Way, target: Town | undefined): Label {
  const { visited, hand, left, gold, earned } = label
  const town = wayTo(way)
  const by = wayBy(way)
  const wizard = wayWizard(way)
  const held = hand.slice()
  if (by !== CARAVAN) held[by] -= wayCards(way)
  held[WIZARD] -= wizard
  return {
    town,
    visited: town === target ? visited + 1 : visited,
    hand: held,
    left: left - wayCards(way),
    gold: gold - wizard * PASSING_GOLD,
    earned: earned + (values[town] << wayDoubles(way)),
    step: way,
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
  const steps: Step[] = []
  for (let label = last; label.before !== undefined; label = label.before) steps.push(label.step)
  const { left, hand, gold } = last
  return {
    ...itineraryOf(traveller, steps.reverse(), hand, left, order),
    cards: travelCards(traveller.hand) - left + traveller.hand[WIZARD] - hand[WIZARD],
    gold: traveller.gold - gold,
  }
}

function keptWorth({ hand }: Route, keep: readonly number[]): number {
  let worth = 0
  for (let kind = 0; kind < HAND_KINDS; kind++) worth += hand[kind] * keep[kind]
  return worth
}

const keepsAll = (better: Route, route: Route): boolean =>
  better.gold <= route.gold && better.hand.every((held, kind) => held >= route.hand[kind])
