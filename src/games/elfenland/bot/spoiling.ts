import { fastChance, fastSeed, type Seat } from '../../../kernel/index.ts'
import type { Itinerary } from '../journey/itinerary.ts'
import { travellerOf } from '../journey/traveller.ts'
import { countTowns, type Road } from '../rules/components/map.ts'
import { EMPTY_ROAD, IS_LAND } from '../rules/components/roads.ts'
import { SEA_MONSTER, TREE_OBSTACLE } from '../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import type { Move } from '../rules/moves.ts'
import { whyNotLay } from '../rules/phases/planning.ts'
import type { SeatView } from '../rules/state.ts'
import { roughAimOf } from './aims.ts'
import { countersOf, holdsToken, layToken } from './holding.ts'
import { imagine } from './imagining.ts'
import { planOn, roadsOf, withoutWizards } from './plans.ts'

/** In so many imagined worlds the rival's plan is looked at. */
const WORLDS = 4
const PLAN_NODES = 400
/** A road counts less the later his journey comes to it. */
const LATER = 0.3

/**
 * What may stand in the way of the rival who is ahead, on the roads that he wants most: a counter that he has no cards
 * for where he would lay another one, an obstacle where he passes. Only what the seat does not need itself, and not on
 * the roads of its own plan.
 */
export function spoil(view: SeatView, plan: Pick<Itinerary, 'steps' | 'layings'>): Move[] {
  const { open } = view
  const { roads, useless } = wishesOf(view, rivalOf(view))
  const spare = countersOf(view)
  for (const { counter } of plan.layings) spare[counter]--
  const avoided = new Set(roadsOf(plan))
  const moves: Move[] = []
  for (const road of roads) {
    if (avoided.has(road)) continue
    const obstacle = IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER
    if (holdsToken(view, obstacle) && whyNotLay(obstacle, road, open.roads[road]) === undefined)
      moves.push(layToken(view, obstacle, road))
    if (!IS_LAND[road] || open.roads[road] !== EMPTY_ROAD) continue
    const counter = useless.find((kind) => spare[kind] > 0 && whyNotLay(kind, road, EMPTY_ROAD) === undefined)
    if (counter !== undefined) moves.push(layToken(view, counter, road))
  }
  return moves
}

/** Of the others the one with most pieces, then most cards. */
function rivalOf({ open: { players }, seat }: SeatView): Seat {
  const rank = (other: Seat): number => 100 * countTowns(players[other].pieces) + players[other].cards
  const others = [...players.keys()].filter((other) => other !== seat)
  return others.reduce((first, other) => (rank(other) > rank(first) ? other : first))
}

/** The roads of a seat's plans as they may be, the most wanted first; and the kinds of counter it can use least. */
function wishesOf(view: SeatView, rival: Seat): { roads: Road[]; useless: number[] } {
  const { round, passes } = view.open
  const wanted = new Map<Road, number>()
  const use = Array.from({ length: COUNTER_KINDS }, () => 0)
  for (let sample = 0; sample < WORLDS; sample++) {
    const world = imagine(view, undefined, fastChance(fastSeed(round * WORLDS + passes, sample)))
    const there: SeatView = { seat: rival, open: world.open, own: world.own[rival] }
    const plan = planOn(withoutWizards(travellerOf(there)), roughAimOf(there), countersOf(there), PLAN_NODES)
    for (const [nth, road] of roadsOf(plan).entries())
      wanted.set(road, (wanted.get(road) ?? 0) + 1 / (1 + LATER * nth))
    for (let kind = 0; kind < COUNTER_KINDS; kind++) use[kind] += there.own.hand[kind]
  }
  return {
    roads: [...wanted.keys()].sort((a, b) => (wanted.get(b) ?? 0) - (wanted.get(a) ?? 0)),
    useless: [...use.keys()].sort((a, b) => use[a] - use[b]),
  }
}
