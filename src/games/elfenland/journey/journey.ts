import { TOWNS } from '../rules/components/map.ts'
import { type Itinerary, itineraryOf, keepingOrder } from './itinerary.ts'
import { searchJourney } from './journey-search.ts'
import type { Traveller } from './traveller.ts'
import { NO_COUNTERS } from './ways.ts'

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

export interface Journey extends Itinerary {
  readonly value: number
  /** False where the search was cut off: there may be a better journey. */
  readonly exact: boolean
  /** How many positions were looked at. */
  readonly nodes: number
}

export interface SearchOptions {
  /** By kind: own counters that the journey may lay on empty roads, as a plan for the planning phase. */
  readonly counters?: readonly number[]
  /** How many positions may be looked at. */
  readonly nodes?: number
}

/** Enough for one wizard and the hands of a game with the hand limit; with more of either the search may be cut off. */
export const NODE_LIMIT = 400_000

/** No town is better to end in than another. */
export const NO_END: readonly number[] = TOWNS.map(() => 0)

/**
 * The best journey of a traveller for an objective: exact, unless it says that it is not. Caravans burn what is worth
 * least by the objective, and of equal cards those that are less worth keeping by themselves.
 */
export function bestJourney(
  traveller: Traveller,
  objective: Objective,
  { counters = NO_COUNTERS, nodes: limit = NODE_LIMIT }: SearchOptions = {},
): Journey {
  const order = keepingOrder(objective.cards)
  const { steps, length, hand, left, value, exact, nodes } = searchJourney(
    traveller,
    objective,
    counters,
    order,
    limit,
  )
  return { ...itineraryOf(traveller, steps.subarray(0, length), hand, left, order), value, exact, nodes }
}
