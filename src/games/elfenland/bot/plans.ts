import { bestJourney, type Journey, type Objective } from '../journey/journey.ts'
import type { Traveller } from '../journey/traveller.ts'
import { WIZARD } from '../rules/components/cards.ts'
import type { Road } from '../rules/components/map.ts'

/** How many positions a plan may take: it is looked for often, and most of its worth is found early. */
const PLAN_NODES = 2000

/** A plan leaves the wizards out: they help whatever is planned, and multiply the search. */
export function withoutWizards(traveller: Traveller): Traveller {
  return { ...traveller, hand: traveller.hand.map((held, kind) => (kind === WIZARD ? 0 : held)) }
}

/** The best journey on a map if the own counters may be laid where nothing lies. */
export function planOn(
  traveller: Traveller,
  objective: Objective,
  counters: readonly number[],
  nodes = PLAN_NODES,
): Journey {
  return bestJourney(traveller, objective, { counters, nodes })
}

/** The roads that a journey goes over. */
export const roadsOf = ({ steps }: Pick<Journey, 'steps'>): Road[] =>
  steps.flatMap((step) => (step.type === 'magicFlight' ? [] : [step.road]))
