import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { hasTown, type Road, type Town, type Towns } from '../rules/components/map.ts'
import { TRANSPORT_KINDS, type Transport } from '../rules/components/transport.ts'
import { KEEPING } from './kept-code.ts'
import type { JourneyStep, Traveller } from './traveller.ts'
import {
  CARAVAN,
  NOTHING_TO_LAY,
  type Way,
  wayBy,
  wayCards,
  wayDoubles,
  wayLays,
  wayRoad,
  wayTo,
  wayWizard,
} from './ways.ts'

/** A step of a search: a way, or a number below zero for a flight. */
export type Step = Way
export const flightTo = (town: Town): Step => -1 - town
const isFlight = (step: Step): boolean => step < 0
const flownTo = (step: Step): Town => -1 - step

/** A counter to be laid on an empty road. */
export interface Laying {
  readonly road: Road
  readonly counter: Transport
}

/** The steps of a search as moves of the game, and what comes of them. */
export interface Itinerary {
  readonly steps: readonly JourneyStep[]
  /** The towns entered, one for each step. */
  readonly towns: readonly Town[]
  /** The new pieces. */
  readonly pieces: Towns
  /** With what the journey had earned before. */
  readonly earned: number
  /** By kind: the hand when the boot stops, before the hand limit. */
  readonly hand: readonly number[]
  /** The own counters that are needed, in the order of the steps. */
  readonly layings: readonly Laying[]
}

/** The kinds of card, the most valuable first; of equal ones first those that are more worth keeping by themselves. */
export function keepingOrder(values: readonly number[]): number[] {
  const order = Array.from({ length: HAND_KINDS }, (_, kind) => kind)
  return order.sort((a, b) => values[b] - values[a] || KEEPING[b] - KEEPING[a])
}

/**
 * Writes out the steps. A search leaves open what its caravans take: `unspent` is the hand without all other payments,
 * and of its travel cards all but `left` go to the caravans, the last ones in `order` first.
 */
export function itineraryOf(
  traveller: Traveller,
  packed: Iterable<Step>,
  unspent: Iterable<number>,
  left: number,
  order: readonly number[],
): Itinerary {
  const { toVisit, values } = traveller
  const hand = Array.from(unspent)
  const burning = takeForCaravans(hand, left, order)
  const steps: JourneyStep[] = []
  const towns: Town[] = []
  const layings: Laying[] = []
  let pieces = 0
  let { earned } = traveller
  for (const step of packed) {
    const town = isFlight(step) ? flownTo(step) : wayTo(step)
    towns.push(town)
    if (hasTown(toVisit, town)) pieces |= 1 << town
    if (isFlight(step)) {
      steps.push({ type: 'magicFlight', town })
      continue
    }
    earned += values[town] << wayDoubles(step)
    const road = wayRoad(step)
    const counter = wayLays(step)
    if (counter !== NOTHING_TO_LAY && !layings.some((laying) => laying.road === road)) {
      layings.push({ road, counter })
    }
    steps.push(stepOver(step, burning))
  }
  return { steps, towns, pieces, earned, hand, layings }
}

function stepOver(way: Way, burning: Transport[]): JourneyStep {
  const road = wayRoad(way)
  const by = wayBy(way)
  const wizard = wayWizard(way) === 1 ? ({ wizard: true } as const) : {}
  if (by !== CARAVAN) return { type: 'travel', road, by, ...wizard }
  const cards = Array.from({ length: TRANSPORT_KINDS }, () => 0)
  for (const kind of burning.splice(0, wayCards(way))) cards[kind]++
  return { type: 'caravan', road, cards, ...wizard }
}

/** Takes out of the hand what the caravans burn, until `left` travel cards are left. */
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
