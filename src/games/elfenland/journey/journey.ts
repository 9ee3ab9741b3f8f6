import { TOWNS } from '../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { NO_COUNTERS } from './edges.ts'
import { countTravelCards, type Itinerary, itineraryOf, takeForCaravans } from './itinerary.ts'
import { searchJourney } from './journey-search.ts'
import type { Traveller } from './traveller.ts'
import { acquireWorkspace, releaseWorkspace } from './workspace.ts'

/** The values that a journey is judged by. */
export interface Objective {
  /** For each new town piece. */
  readonly piece: number
  /** For each gold earned, and lost for each gold paid to a wizard … */
  readonly gold: number
  /** … but the reward counts at least this much, because two cards may be taken instead. */
  readonly twoCards: number
  /** By kind: for each card kept. */
  readonly cards: readonly number[]
  /** The most valuable cards are kept, up to this number. */
  readonly handLimit: number
  /** By town: for ending there. */
  readonly end: readonly number[]
}

export interface Journey extends Itinerary {
  readonly value: number
  /** False if the search was cut short: there may be a better journey. */
  readonly exact: boolean
  /** The number of positions searched. */
  readonly nodes: number
}

export interface JourneyOptions {
  /** By kind: own counters that the journey may lay on empty roads, as a plan for the planning phase. */
  readonly counters?: readonly number[]
  /** The number of positions that may be searched. */
  readonly nodes?: number
}

/** Enough for one wizard and a hand within the hand limit; with more of either the search may be cut short. */
export const NODE_LIMIT = 400_000

/** All towns are equally good to end in. */
export const NO_END: readonly number[] = TOWNS.map(() => 0)

/**
 * The best journey of a traveller for an objective; exact unless the result says otherwise. Caravans take the least
 * valuable cards by the objective, and among equal ones those with the lower default value.
 */
export function bestJourney(
  traveller: Traveller,
  objective: Objective,
  { counters = NO_COUNTERS, nodes: nodeLimit = NODE_LIMIT }: JourneyOptions = {},
): Journey {
  const workspace = acquireWorkspace()
  searchJourney(workspace, traveller, objective, counters, nodeLimit)
  const { best, order, exact, nodes } = workspace
  const steps = best.steps.subarray(0, best.length)
  const itinerary = itineraryOf(traveller, steps, best.hand, best.left, order)
  releaseWorkspace(workspace)
  return { ...itinerary, value: best.value, exact, nodes }
}

/**
 * The travel cards, by kind, that a traveller who owes `owed` of them to caravans should pay so that the best journey
 * from here stays possible: those that it does not need, the least valuable ones first.
 */
export function paymentOf(
  owed: number,
  traveller: Traveller,
  objective: Objective,
  nodeLimit = NODE_LIMIT,
): number[] {
  const workspace = acquireWorkspace()
  searchJourney(workspace, traveller, objective, NO_COUNTERS, nodeLimit, owed)
  const hand = Array.from(workspace.best.hand)
  const payment = Array.from({ length: TRANSPORT_KINDS }, () => 0)
  for (const kind of takeForCaravans(hand, countTravelCards(hand) - owed, workspace.order)) payment[kind]++
  releaseWorkspace(workspace)
  return payment
}
