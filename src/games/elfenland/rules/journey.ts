import { HAND_KINDS, WIZARD } from './cards.ts'
import { flownTo, isFlight, searchJourney } from './journey-search.ts'
import { KEEPING } from './keeping.ts'
import { hasTown, type Road, TOWN_COUNT, type Town, type Towns } from './map.ts'
import { TRANSPORT_KINDS, type Transport } from './transport.ts'
import type { JourneyStep, Traveller } from './traveller.ts'
import {
  CARAVAN,
  NO_COUNTERS,
  NOTHING_TO_LAY,
  wayBy,
  wayCards,
  wayDoubles,
  wayLays,
  wayRoad,
  wayTo,
  wayWizard,
} from './ways.ts'

/** What a journey is worth. */
export interface Objective {
  /** For each new town piece. */
  readonly piece: number
  /** For each gold earned, less for each paid to a wizard … */
  readonly gold: number
  /** … but what is earned counts no less than this: two cards, which may be taken instead. */
  readonly twoCards: number
  /** By kind: for each card kept. */
  readonly cards: readonly number[]
  /** No more than so many cards are kept: those that are worth most. */
  readonly handLimit: number
  /** For the town where the boot ends. */
  readonly end: readonly number[]
}

export interface Laying {
  readonly road: Road
  readonly counter: Transport
}

export interface Journey {
  readonly steps: readonly JourneyStep[]
  /** The towns entered, one for each step. */
  readonly towns: readonly Town[]
  /** The new pieces. */
  readonly pieces: Towns
  readonly earned: number
  /** By kind: the hand when the boot stops, before the hand limit. */
  readonly hand: readonly number[]
  readonly value: number
  /** False where the search was cut off: there may be a better journey. */
  readonly exact: boolean
  /** How many positions were looked at. */
  readonly nodes: number
  /** The own counters that the journey needs, in the order of its steps. */
  readonly layings: readonly Laying[]
}

export interface SearchOptions {
  /** By kind: own counters that the journey may lay on empty roads, as a plan for the planning phase. */
  readonly counters?: readonly number[]
  /** How many positions may be looked at. */
  readonly nodes?: number
}

/** Enough for one wizard and any hand within the limits; with more of either the search may be cut off. */
export const NODE_LIMIT = 400_000

export const NO_END: readonly number[] = Array.from({ length: TOWN_COUNT }, () => 0)

/** The best journey of a traveller for an objective: exact, unless it says that it is not. */
export function bestJourney(
  traveller: Traveller,
  objective: Objective,
  { counters = NO_COUNTERS, nodes = NODE_LIMIT }: SearchOptions = {},
): Journey {
  const order = keepingOrder(objective.cards)
  const found = searchJourney(traveller, objective, counters, order, nodes)
  const hand = Array.from(found.hand)
  const burning = takeForCaravans(hand, found.left, order)
  const towns: Town[] = []
  const steps: JourneyStep[] = []
  const layings: Laying[] = []
  let earned = 0
  let pieces = 0
  for (let i = 0; i < found.length; i++) {
    const step = found.steps[i]
    const town = isFlight(step) ? flownTo(step) : wayTo(step)
    towns.push(town)
    if (hasTown(traveller.toVisit, town)) pieces |= 1 << town
    if (isFlight(step)) {
      steps.push({ type: 'magicFlight', town })
      continue
    }
    earned += traveller.values[town] << wayDoubles(step)
    const road = wayRoad(step)
    const counter = wayLays(step)
    if (counter !== NOTHING_TO_LAY && !layings.some((laying) => laying.road === road)) {
      layings.push({ road, counter })
    }
    const wizard = wayWizard(step) ? ({ wizard: true } as const) : {}
    const by = wayBy(step)
    if (by !== CARAVAN) steps.push({ type: 'travel', road, by, ...wizard })
    else steps.push({ type: 'caravan', road, cards: load(burning, wayCards(step)), ...wizard })
  }
  const { value, exact, nodes: looked } = found
  return { steps, towns, pieces, earned, hand, value, exact, nodes: looked, layings }
}

/** The kinds of card, the most valuable first; of equal ones those that are more useful on the map. */
export function keepingOrder(cards: readonly number[]): number[] {
  const order = Array.from({ length: HAND_KINDS }, (_, kind) => kind)
  return order.sort((a, b) => cards[b] - cards[a] || KEEPING[b] - KEEPING[a])
}

/** Takes out of the hand what the caravans burn, the least valuable first, until `left` travel cards are left. */
function takeForCaravans(hand: number[], left: number, order: readonly number[]): Transport[] {
  const burning: Transport[] = []
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards += hand[kind]
  for (const kind of order.toReversed()) {
    if (kind === WIZARD) continue
    for (; cards > left && hand[kind] > 0; cards--) {
      hand[kind]--
      burning.push(kind)
    }
  }
  return burning
}

/** The next so many cards, counted by kind. */
function load(burning: Transport[], size: number): number[] {
  const cards = Array.from({ length: TRANSPORT_KINDS }, () => 0)
  for (const kind of burning.splice(0, size)) cards[kind]++
  return cards
}
