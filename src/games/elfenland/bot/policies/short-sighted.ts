import type { Chance } from '../../../../kernel/index.ts'
import { countersOf, type Traveller, travellerOf } from '../../journey/traveller.ts'
import { counterBit, ROADS_FOR } from '../../rules/components/roads.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import type { SeatView } from '../../rules/state.ts'
import { objectiveOf } from '../evaluation/goal.ts'
import { NODES } from '../planner/nodes.ts'
import { quickJourney, withoutWizards } from '../planner/plan.ts'
import type { Planner } from '../planner/planner.ts'
import { layToken } from '../seat-view.ts'
import { roadDistance, withLoad } from './lay.ts'
import { withCards } from './move-boot.ts'

/** The limits of a player who looks at one counter at a time. */
export interface Sight {
  /** How many cards of the hand are considered at once. */
  readonly cards: number
  /** The greatest distance from the boot at which counters are laid. */
  readonly roads: number
  /** The size of the random error in the estimated gain of a counter, in pieces. */
  readonly noise: number
}

/** The resolution of the random error. */
const NOISE_STEPS = 1000

/** Lays the one counter that lengthens the journey most, or passes if none does. */
export function layBestCounter(
  planner: Planner,
  { cards, roads: range, noise }: Sight,
  view: SeatView,
  chance: Chance,
): Move {
  const { open } = view
  const objective = objectiveOf(view, planner.weights)
  const traveller = withoutWizards(withCards(travellerOf(view), cards))
  const journeyValue = (there: Traveller): number => quickJourney(there, objective, NODES.glance).value
  let highest = journeyValue(traveller) + planner.weights.laying
  let move: Move = PASS
  for (const [counter, held] of countersOf(view).entries()) {
    if (held === 0 || traveller.hand[counter] === 0) continue
    for (const road of ROADS_FOR[counter]) {
      if (roadDistance(traveller.boot, road) > range) continue
      const load = open.roads[road]
      if (whyNotLay(counter, road, load) !== undefined) continue
      const roads = withLoad(open.roads, road, load | counterBit(counter))
      const value = journeyValue({ ...traveller, roads }) + (noise * chance.below(NOISE_STEPS)) / NOISE_STEPS
      if (value <= highest) continue
      highest = value
      move = layToken(view, counter, road)
    }
  }
  return move
}
