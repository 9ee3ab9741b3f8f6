import type { Chance, Seat } from '../../../../kernel/index.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import type { Laying } from '../../journey/itinerary.ts'
import type { Objective } from '../../journey/journey.ts'
import { countersOf, type JourneyStep, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { EMPTY_ROAD } from '../../rules/components/roads.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { ElfenlandState, SeatView } from '../../rules/state.ts'
import { goalOf, objectiveOf } from '../evaluation/goal.ts'
import { exhaustiveJourney } from '../planner/exhaustive-journeys.ts'
import { NODES } from '../planner/nodes.ts'
import { planningTraveller, quickJourney } from '../planner/plan.ts'
import type { Planner } from '../planner/planner.ts'
import { layToken } from '../seat-view.ts'
import { randomMove } from './random.ts'
import { takeReward } from './reward.ts'
import {
  type BidLimits,
  bidByCards,
  discardRarest,
  mostUsefulToken,
  type TokenUse,
} from './rules-of-thumb.ts'

const BID_LIMITS: BidLimits = { counter: 1, perCard: 2, other: 3 }
const TOKEN_USE: TokenUse = { repeated: 0, other: 0, atLeast: 0.5 }

/** Plays for every seat of a sampled world. */
export type RolloutPolicy = (state: ElfenlandState, seat: Seat, chance: Chance) => Move

/** What a seat is about to do. It is worked out once, and again only if something gets in the way. */
interface Intention {
  readonly objective: Objective
  readonly layings: Laying[]
  steps: readonly JourneyStep[] | undefined
  nextStep: number
}

interface Intentions {
  round: number
  readonly bySeat: (Intention | undefined)[]
}

/** Every seat lays the counters that its plan needs and travels by it; nobody hinders anybody. */
export function createRolloutPolicy(planner: Planner): RolloutPolicy {
  const intentions = new WeakMap<ElfenlandState, Intentions>()
  const intentionsIn = (state: ElfenlandState): (Intention | undefined)[] => {
    let known = intentions.get(state)
    if (!known || known.round !== state.open.round) {
      known = { round: state.open.round, bySeat: [] }
      intentions.set(state, known)
    }
    return known.bySeat
  }
  return (state, seat, chance) => {
    const view: SeatView = { seat, open: state.open, own: state.own[seat] }
    switch (state.open.phase) {
      case 'planning':
        return lay(planner, view, intentionsIn(state))
      case 'moving':
        return travel(planner, view, intentionsIn(state))
      case 'handLimit':
        return discardRarest(view)
      case 'reward':
        return takeReward(view.open, planner.weights)
      case 'threeCounters':
      case 'roundEnd':
        return mostUsefulToken(TOKEN_USE, view)
      case 'auction':
        return bidByCards(BID_LIMITS, view)
      default:
        return randomMove(view, chance)
    }
  }
}

function intentionOf(planner: Planner, view: SeatView): Intention {
  const objective = objectiveOf(view, planner.weights)
  const counters = countersOf(view)
  const { layings } = counters.some((held) => held > 0)
    ? quickJourney(planningTraveller(view), objective, NODES.glance, counters)
    : { layings: [] }
  return { objective, layings: [...layings], steps: undefined, nextStep: 0 }
}

function lay(planner: Planner, view: SeatView, intentions: (Intention | undefined)[]): Move {
  const { roads } = view.open
  let intention = intentions[view.seat]
  if (intention === undefined || intention.layings.some(({ road }) => roads[road] !== EMPTY_ROAD)) {
    intention = intentionOf(planner, view)
    intentions[view.seat] = intention
  }
  const next = intention.layings.shift()
  return next === undefined ? PASS : layToken(view, next.counter, next.road)
}

function travel(planner: Planner, view: SeatView, intentions: (Intention | undefined)[]): Move {
  const intention = intentions[view.seat] ?? { ...intentionOf(planner, view), layings: [] }
  intentions[view.seat] = intention
  intention.steps ??= stepsOf(planner, view, intention.objective)
  return intention.steps[intention.nextStep++] ?? { type: 'stop' }
}

function stepsOf(planner: Planner, view: SeatView, objective: Objective): readonly JourneyStep[] {
  const { weights, townsMemo, search } = planner
  const traveller = travellerOf(view)
  const goal = view.own.hand[WIZARD] === 0 ? goalOf(view, weights, townsMemo) : undefined
  if (goal) {
    const found = exhaustiveJourney(search, traveller, goal, NO_COUNTERS, NODES.estimate)
    if (found.exact) return found.steps
  }
  return quickJourney(traveller, objective, NODES.estimate).steps
}
