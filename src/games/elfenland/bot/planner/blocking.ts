import { fastChance, fastSeed, type Seat } from '../../../../kernel/index.ts'
import { countersOf } from '../../journey/traveller.ts'
import type { Road } from '../../rules/components/map.ts'
import { EMPTY_ROAD, IS_LAND } from '../../rules/components/roads.ts'
import { COUNTER_KINDS } from '../../rules/components/transport.ts'
import type { Move } from '../../rules/moves.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import type { SeatView } from '../../rules/state.ts'
import { sampleWorld } from '../sampling/world.ts'
import { holdsToken, layToken } from '../seat-view.ts'
import { obstacleFor } from './obstacles.ts'
import { type Plan, planningTraveller, plansOf, roadsOf } from './plan.ts'
import type { Planner } from './planner.ts'
import { leadingRival } from './rivals.ts'

const SAMPLED_WORLDS = 4
/** How quickly a road loses importance the later the rival's journey reaches it. */
const DISCOUNT = 0.3

/**
 * Moves that may block the leading rival on the roads that they want most: an obstacle, or on an empty road a counter
 * for which they have few cards. Only tokens that the seat's own plan does not need, and never on the roads of that plan.
 */
export function blockingMoves(planner: Planner, view: SeatView, plan: Plan): Move[] {
  const { open, seat } = view
  const { roads, unwanted } = wishesOf(planner, view, leadingRival(open, seat, { countGold: false }))
  const spare = countersOf(view)
  for (const { counter } of plan.layings) spare[counter]--
  const ownRoads = new Set(roadsOf(plan))
  const moves: Move[] = []
  for (const road of roads) {
    if (ownRoads.has(road)) continue
    const obstacle = obstacleFor(road)
    if (holdsToken(view, obstacle) && whyNotLay(obstacle, road, open.roads[road]) === undefined)
      moves.push(layToken(view, obstacle, road))
    if (!IS_LAND[road] || open.roads[road] !== EMPTY_ROAD) continue
    const counter = unwanted.find(
      (kind) => spare[kind] > 0 && whyNotLay(kind, road, EMPTY_ROAD) === undefined,
    )
    if (counter !== undefined) moves.push(layToken(view, counter, road))
  }
  return moves
}

interface Wishes {
  /** The roads of the rival's likely plans, the most wanted first. */
  readonly roads: readonly Road[]
  /** The kinds of counter, those that the rival can use least first. */
  readonly unwanted: readonly number[]
}

/** Finds out what a rival wants by planning for them in sampled worlds. */
function wishesOf(planner: Planner, view: SeatView, rival: Seat): Wishes {
  const { round, passes } = view.open
  const wanted = new Map<Road, number>()
  const use = Array.from({ length: COUNTER_KINDS }, () => 0)
  for (let sample = 0; sample < SAMPLED_WORLDS; sample++) {
    const chance = fastChance(fastSeed(round * SAMPLED_WORLDS + passes, sample))
    const world = sampleWorld(view, undefined, chance)
    const there: SeatView = { seat: rival, open: world.open, own: world.own[rival] }
    const plan = plansOf(planner, there)(planningTraveller(there), countersOf(there), planner.settings.trial)
    for (const [nth, road] of roadsOf(plan).entries())
      wanted.set(road, (wanted.get(road) ?? 0) + 1 / (1 + DISCOUNT * nth))
    for (let kind = 0; kind < COUNTER_KINDS; kind++) use[kind] += there.own.hand[kind]
  }
  return {
    roads: [...wanted.keys()].sort((a, b) => (wanted.get(b) ?? 0) - (wanted.get(a) ?? 0)),
    unwanted: [...use.keys()].sort((a, b) => use[a] - use[b]),
  }
}
