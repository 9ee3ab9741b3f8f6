import type { Seat } from '../../../../kernel/index.ts'
import { type Journey, NO_END, type Objective } from '../../journey/journey.ts'
import type { Traveller } from '../../journey/traveller.ts'
import { HAND_KINDS } from '../../rules/components/cards.ts'
import { PIECE_TOWNS, type Road } from '../../rules/components/map.ts'
import { IS_LAND, OBSTACLE } from '../../rules/components/roads.ts'
import { SEA_MONSTER, type Token, TREE_OBSTACLE } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import type { SeatView } from '../../rules/state.ts'
import { sampleHands } from '../sampling/rival-hands.ts'
import { holdsToken, layToken, roundsLeft } from '../seat-view.ts'
import { NODES } from './nodes.ts'
import { quickJourney, roadsOf, withoutWizards } from './plan.ts'
import type { Planner } from './planner.ts'
import { leadingRival } from './rivals.ts'

const SAMPLED_HANDS = 3

/** Rivals are assumed to care about towns and little else. */
const TOWNS_ONLY: Objective = {
  piece: 1,
  gold: 0,
  twoCards: 0,
  cards: Array.from({ length: HAND_KINDS }, () => 0.01),
  handLimit: 4,
  end: NO_END,
}

/** The obstacle that blocks this road. */
export const obstacleFor = (road: Road): Token => (IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER)

/** Lays an obstacle where it costs the leader most, if it costs enough. Never on the seat's own journey. */
export function obstructLeader(
  planner: Planner,
  view: SeatView,
  journey: Pick<Journey, 'steps'>,
): Move | undefined {
  if (!holdsToken(view, TREE_OBSTACLE) && !holdsToken(view, SEA_MONSTER)) return undefined
  const { open, seat } = view
  const travellers = possibleTravellers(view, leadingRival(open, seat, { countGold: true }))
  const journeys = travellers.map(towardsTowns)
  const ownRoads = new Set(roadsOf(journey))
  let most = roundsLeft(open) > 0 ? planner.weights.hindering : 0
  let move: Move | undefined
  for (const road of new Set(journeys.flatMap(roadsOf))) {
    const token = obstacleFor(road)
    if (ownRoads.has(road) || !holdsToken(view, token)) continue
    if (whyNotLay(token, road, open.roads[road]) !== undefined) continue
    const damage = damageBy(road, travellers, journeys)
    if (damage <= most) continue
    most = damage
    move = layToken(view, token, road)
  }
  return move
}

/** A rival with each of some sampled hands. */
function possibleTravellers(view: SeatView, rival: Seat): Traveller[] {
  const { roads, values, players } = view.open
  const { boot, pieces, gold } = players[rival]
  return sampleHands(view, rival, SAMPLED_HANDS).map((hand) =>
    withoutWizards({ boot, roads, hand, toVisit: PIECE_TOWNS & ~pieces, gold, values, earned: 0 }),
  )
}

const towardsTowns = (traveller: Traveller): Journey => quickJourney(traveller, TOWNS_ONLY, NODES.estimate)

/** What an obstacle on a road costs the travellers, on average. */
function damageBy(road: Road, travellers: readonly Traveller[], journeys: readonly Journey[]): number {
  let damage = 0
  for (const [i, traveller] of travellers.entries()) {
    if (!roadsOf(journeys[i]).includes(road)) continue
    const roads = traveller.roads.map((load, other) => (other === road ? load | OBSTACLE : load))
    damage += journeys[i].value - towardsTowns({ ...traveller, roads }).value
  }
  return damage / travellers.length
}
