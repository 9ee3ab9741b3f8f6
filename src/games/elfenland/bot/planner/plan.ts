import { NO_COUNTERS } from '../../journey/edges.ts'
import { bestJourney, type Journey, type Objective } from '../../journey/journey.ts'
import { type Traveller, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import type { Road } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import { goalOf, objectiveOf } from '../evaluation/goal.ts'
import { beamJourney } from './beam.ts'
import type { ExhaustiveJourney } from './exhaustive-journeys.ts'
import type { Planner } from './planner.ts'

/** The journey that a seat intends to make, with the counters that it will have to lay first. */
export type Plan = ExhaustiveJourney

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

/** How far a plan is searched: positions, or the width of a beam where the goal looks ahead. */
export interface Effort {
  readonly nodes: number
  readonly width: number
}

/** Plans for a seat. What the journey is worth is prepared once, for several searches. */
export type PlanFor = (traveller: Traveller, counters: readonly number[], effort: Effort) => Plan

/** The best journey if counters may be laid on empty roads, and nobody interferes. */
export function plansOf({ weights, townsMemo, search, beam }: Planner, view: SeatView): PlanFor {
  const goal = goalOf(view, weights, townsMemo)
  if (goal)
    return (traveller, counters, { width }) => beamJourney(search, beam, traveller, goal, counters, width)
  const objective = objectiveOf(view, weights)
  return (traveller, counters, { nodes }) => quickJourney(traveller, objective, nodes, counters)
}

/** The roads of a journey, in order. */
export const roadsOf = ({ steps }: Pick<Journey, 'steps'>): Road[] =>
  steps.flatMap((step) => (step.type === 'magicFlight' ? [] : [step.road]))
