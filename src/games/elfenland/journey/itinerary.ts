import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { hasTown, type Road, type Town, type Towns } from '../rules/components/map.ts'
import { TRANSPORT_KINDS, type Transport } from '../rules/components/transport.ts'
import { DEFAULT_CARD_VALUES } from './card-values.ts'
import {
  CARAVAN,
  type Edge,
  edgeBy,
  edgeCards,
  edgeDoubles,
  edgeLays,
  edgeRoad,
  edgeTo,
  edgeWizards,
  NOTHING_TO_LAY,
} from './edges.ts'
import type { JourneyStep, Traveller } from './traveller.ts'

/** A step of a search: an edge, or a negative number for a flight. */
export type SearchStep = Edge
export const flightTo = (town: Town): SearchStep => -1 - town
const isFlight = (step: SearchStep): boolean => step < 0
const flownTo = (step: SearchStep): Town => -1 - step

/** A counter to be laid on an empty road. */
export interface Laying {
  readonly road: Road
  readonly counter: Transport
}

/** The steps of a search as moves of the game, and their outcome. */
export interface Itinerary {
  readonly steps: readonly JourneyStep[]
  /** The towns entered, one for each step. */
  readonly towns: readonly Town[]
  /** The towns whose pieces are taken. */
  readonly pieces: Towns
  /** Includes what the journey had earned before these steps. */
  readonly earned: number
  /** By kind: the hand when the journey ends, before the hand limit. */
  readonly hand: readonly number[]
  /** The player's own counters that must be laid, in the order of the steps. */
  readonly layings: readonly Laying[]
}

/** The kinds of card, most valuable first; ties are broken by the default values. */
export function kindsByValue(values: readonly number[]): number[] {
  const order = Array.from({ length: HAND_KINDS }, (_, kind) => kind)
  return order.sort((a, b) => values[b] - values[a] || DEFAULT_CARD_VALUES[b] - DEFAULT_CARD_VALUES[a])
}

/**
 * Turns the steps of a search into moves. A search does not decide which cards its caravans take: `unspent` is the hand
 * after all other payments, and the caravans take all but `left` of its travel cards, the last kinds in `order` first.
 */
export function itineraryOf(
  traveller: Traveller,
  packed: Iterable<SearchStep>,
  unspent: Iterable<number>,
  left: number,
  order: readonly number[],
): Itinerary {
  const { toVisit, values } = traveller
  const hand = Array.from(unspent)
  const caravanCards = takeForCaravans(hand, left, order)
  const steps: JourneyStep[] = []
  const towns: Town[] = []
  const layings: Laying[] = []
  let pieces = 0
  let { earned } = traveller
  for (const step of packed) {
    const town = isFlight(step) ? flownTo(step) : edgeTo(step)
    towns.push(town)
    if (hasTown(toVisit, town)) pieces |= 1 << town
    if (isFlight(step)) {
      steps.push({ type: 'magicFlight', town })
      continue
    }
    earned += values[town] << edgeDoubles(step)
    const road = edgeRoad(step)
    const counter = edgeLays(step)
    if (counter !== NOTHING_TO_LAY && !layings.some((laying) => laying.road === road)) {
      layings.push({ road, counter })
    }
    steps.push(stepOver(step, caravanCards))
  }
  return { steps, towns, pieces, earned, hand, layings }
}

function stepOver(edge: Edge, caravanCards: Transport[]): JourneyStep {
  const road = edgeRoad(edge)
  const by = edgeBy(edge)
  const wizard = edgeWizards(edge) === 1 ? ({ wizard: true } as const) : {}
  if (by !== CARAVAN) return { type: 'travel', road, by, ...wizard }
  const cards = Array.from({ length: TRANSPORT_KINDS }, () => 0)
  for (const kind of caravanCards.splice(0, edgeCards(edge))) cards[kind]++
  return { type: 'caravan', road, cards, ...wizard }
}

export function countTravelCards(hand: readonly number[]): number {
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards += hand[kind]
  return cards
}

/** Takes cards for the caravans out of the hand until `left` travel cards remain. */
export function takeForCaravans(hand: number[], left: number, order: readonly number[]): Transport[] {
  const taken: Transport[] = []
  let cards = countTravelCards(hand)
  for (const kind of order.toReversed()) {
    if (kind === WIZARD) continue
    for (; cards > left && hand[kind] > 0; cards--) {
      hand[kind]--
      taken.push(kind)
    }
  }
  return taken
}
