import { NO_COUNTERS } from '../../journey/edges.ts'
import { bestJourney, type Journey, type Objective } from '../../journey/journey.ts'
import { type Traveller, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import type { Road } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import { type Goal, goalOf, objectiveOf } from '../evaluation/goal.ts'
import { type ExhaustiveJourney, exhaustiveJourney, itineraryValue } from './exhaustive-journeys.ts'
import { NODES } from './nodes.ts'
import type { Planner } from './planner.ts'

/** The journey that a seat intends to make, with the counters that it will have to lay first. */
export type Plan = ExhaustiveJourney

/** What a seat's journey is worth, prepared for several searches. */
export interface JourneyValue {
  readonly goal: Goal | undefined
  /** Computed on demand, because most exhaustive searches do without. */
  objective(): Objective
}

export function journeyValueOf({ weights, townsMemo }: Planner, view: SeatView): JourneyValue {
  let objective: Objective | undefined
  return {
    goal: goalOf(view, weights, townsMemo),
    objective() {
      objective ??= objectiveOf(view, weights)
      return objective
    },
  }
}

/** The best journey for an objective, by a search that is cut off after some positions. */
export const quickJourney = (
  traveller: Traveller,
  objective: Objective,
  nodes: number,
  counters: readonly number[] = NO_COUNTERS,
): Journey => bestJourney(traveller, objective, { counters, nodes })

/** Plans leave wizards out: they help with any plan, and they would multiply the search. */
export function withoutWizards(traveller: Traveller): Traveller {
  return { ...traveller, hand: traveller.hand.map((held, kind) => (kind === WIZARD ? 0 : held)) }
}

/** The traveller for whom a seat plans. */
export const planningTraveller = (view: SeatView): Traveller => withoutWizards(travellerOf(view))

/** The best journey if the given counters may be laid on empty roads, and nobody interferes. */
export function planJourney(
  planner: Planner,
  { goal, objective }: JourneyValue,
  traveller: Traveller,
  counters: readonly number[],
  nodes: number,
): Plan {
  if (goal === undefined) return quickJourney(traveller, objective(), nodes, counters)
  const found = exhaustiveJourney(planner.search, traveller, goal, counters, nodes)
  if (found.exact) return found
  const quick = quickJourney(traveller, objective(), NODES.fallback, counters)
  const value = itineraryValue(planner.search, traveller, goal, quick)
  return value > found.value ? { ...quick, value, exact: false } : found
}

/** The roads of a journey, in order. */
export const roadsOf = ({ steps }: Pick<Journey, 'steps'>): Road[] =>
  steps.flatMap((step) => (step.type === 'magicFlight' ? [] : [step.road]))
