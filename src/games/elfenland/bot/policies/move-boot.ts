import { NO_COUNTERS } from '../../journey/edges.ts'
import { type Traveller, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { goalOf, objectiveOf, withNearbyTowns } from '../evaluation/goal.ts'
import { exhaustiveJourney } from '../planner/exhaustive-journeys.ts'
import { NODES } from '../planner/nodes.ts'
import { quickJourney } from '../planner/plan.ts'
import type { Planner } from '../planner/planner.ts'

/**
 * The next step of the best journey, with a look at the towns that it leaves for later: a first search finds out which
 * those are, and a second one prefers to end near them.
 */
export function moveForRound(planner: Planner, view: SeatView): Move {
  const { weights } = planner
  const traveller = travellerOf(view)
  const objective = objectiveOf(view, weights)
  const { pieces } = quickJourney(traveller, objective, NODES.ownJourney)
  const afterwards = withNearbyTowns(objective, view.open, traveller.toVisit & ~pieces, weights)
  return firstStep(quickJourney(traveller, afterwards, NODES.ownJourney).steps)
}

/** The next step of the journey that is best for the rest of the game; undefined if it cannot be computed in time. */
export function moveForGame({ weights, townsMemo, search }: Planner, view: SeatView): Move | undefined {
  const goal = goalOf(view, weights, townsMemo)
  if (goal === undefined || view.own.hand[WIZARD] > 0) return undefined
  const found = exhaustiveJourney(search, travellerOf(view), goal, NO_COUNTERS, NODES.exhaustive)
  return found.exact ? firstStep(found.steps) : undefined
}

/** The next step of the best journey with at most `cards` cards. */
export function moveWithCards(planner: Planner, view: SeatView, cards: number): Move {
  const traveller = withCards(travellerOf(view), cards)
  const objective = objectiveOf(view, planner.weights)
  return firstStep(quickJourney(traveller, objective, NODES.shortSighted).steps)
}

const firstStep = (steps: readonly Move[]): Move => steps[0] ?? { type: 'stop' }

/** The same traveller with at most `limit` cards: in turn one of each kind, the most frequent kinds first. */
export function withCards(traveller: Traveller, limit: number): Traveller {
  const held = traveller.hand.reduce((sum, count) => sum + count, 0)
  if (held <= limit) return traveller
  const hand = traveller.hand.map(() => 0)
  const order = [...hand.keys()].sort((a, b) => traveller.hand[b] - traveller.hand[a])
  for (let left = limit, round = 0; left > 0; round++) {
    for (const kind of order) {
      if (left === 0 || traveller.hand[kind] <= round) continue
      hand[kind]++
      left--
    }
  }
  return { ...traveller, hand }
}
