import type { Chance, Seat } from '../../../../kernel/index.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import type { Laying } from '../../journey/itinerary.ts'
import { countersOf, type JourneyStep, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { EMPTY_ROAD } from '../../rules/components/roads.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { ElfenlandState, SeatView } from '../../rules/state.ts'
import { goalOf, objectiveOf } from '../evaluation/goal.ts'
import { beamJourney } from '../planner/beam.ts'
import { exhaustiveJourney } from '../planner/exhaustive-journeys.ts'
import { NODES } from '../planner/nodes.ts'
import { type Effort, planningTraveller, plansOf, quickJourney } from '../planner/plan.ts'
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

/** How far a plan in a rollout is searched, which is one of many. */
const GLANCE: Effort = { nodes: NODES.glance, width: 8 }

/** Plays for every seat of a sampled world. */
export type RolloutPolicy = (state: ElfenlandState, seat: Seat, chance: Chance) => Move

/** What a seat is about to do. It is worked out once, and again only if something gets in the way. */
interface Intention {
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
        return lay(planner, state, view, intentionsIn(state))
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
  const counters = countersOf(view)
  const { layings } = counters.some((held) => held > 0)
    ? plansOf(planner, view)(planningTraveller(view), counters, GLANCE)
    : { layings: [] }
  return { layings: [...layings], steps: undefined, nextStep: 0 }
}

function lay(
  planner: Planner,
  state: ElfenlandState,
  view: SeatView,
  intentions: (Intention | undefined)[],
): Move {
  const { roads } = view.open
  let intention = intentions[view.seat]
  if (intention === undefined || intention.layings.some(({ road }) => roads[road] !== EMPTY_ROAD)) {
    intention = intentionOf(planner, view)
    intentions[view.seat] = intention
  }
  const [next] = intention.layings
  if (next === undefined || gainsByEnding(planner, state, view.seat, intentions)) return PASS
  intention.layings.shift()
  return layToken(view, next.counter, next.road)
}

/**
 * Whether one of two players gains by a pass that ends the planning, because the other one has just passed and would lose
 * more of their plan. Sampled players who never do so would make every pass look safe.
 */
function gainsByEnding(
  planner: Planner,
  { open, own }: ElfenlandState,
  seat: Seat,
  intentions: readonly (Intention | undefined)[],
): boolean {
  if (open.players.length !== 2 || open.passes === 0) return false
  const rival = 1 - seat
  if (intentions[rival]?.layings.length === 0) return false
  return (
    planGain(planner, { seat, open, own: own[seat] }) <
    planGain(planner, { seat: rival, open, own: own[rival] })
  )
}

/** What the counters of a seat that are still to be laid add to its journey. */
function planGain(planner: Planner, view: SeatView): number {
  const planFor = plansOf(planner, view)
  const traveller = planningTraveller(view)
  const { value } = planFor(traveller, countersOf(view), GLANCE)
  return Math.max(0, value - planFor(traveller, NO_COUNTERS, GLANCE).value)
}

function travel(planner: Planner, view: SeatView, intentions: (Intention | undefined)[]): Move {
  const intention = intentions[view.seat] ?? { layings: [], steps: undefined, nextStep: 0 }
  intentions[view.seat] = intention
  intention.steps ??= stepsOf(planner, view)
  return intention.steps[intention.nextStep++] ?? { type: 'stop' }
}

function stepsOf(planner: Planner, view: SeatView): readonly JourneyStep[] {
  const { weights, townsMemo, search, beam } = planner
  const traveller = travellerOf(view)
  const goal = view.own.hand[WIZARD] === 0 ? goalOf(view, weights, townsMemo) : undefined
  if (goal === undefined) return quickJourney(traveller, objectiveOf(view, weights), NODES.estimate).steps
  const found = exhaustiveJourney(search, traveller, goal, NO_COUNTERS, NODES.estimate)
  return (found.exact ? found : beamJourney(search, beam, traveller, goal, NO_COUNTERS, GLANCE.width)).steps
}
