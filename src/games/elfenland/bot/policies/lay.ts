import type { Journey, Objective } from '../../journey/journey.ts'
import { countersOf, type Traveller } from '../../journey/traveller.ts'
import { DISTANCE, ROAD_FROM, ROAD_TO, type Road, type Town } from '../../rules/components/map.ts'
import { counterBit, GOLD_PIECE, type Load, type Loads } from '../../rules/components/roads.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, GOLD_PIECE_TOKEN, isCounter } from '../../rules/components/tokens.ts'
import { elfenland } from '../../rules/game.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import type { SeatView } from '../../rules/state.ts'
import { goldValue, objectiveOf } from '../evaluation/goal.ts'
import { NODES } from '../planner/nodes.ts'
import { obstructLeader } from '../planner/obstacles.ts'
import { type Plan, planningTraveller, plansOf, quickJourney, roadsOf } from '../planner/plan.ts'
import type { Planner } from '../planner/planner.ts'
import { holdsToken, layToken } from '../seat-view.ts'

/** Spells are only tried on roads that are at most this far from the boot. */
const SPELL_RANGE = 3
/** The gold that a gold piece must bring to be laid. */
const GOLD_PIECE_GAIN = 3

/** What the steps of a decision share. */
interface Decision {
  readonly view: SeatView
  readonly planner: Planner
  readonly traveller: Traveller
  readonly objective: Objective
  /** The best journey on the map as it is. */
  readonly journey: Journey
}

/**
 * Lays what the plan for this round needs; then a gold piece or a spell that makes the journey better; then an obstacle
 * in the leader's way.
 */
export function layForRound(planner: Planner, view: SeatView, { castsSpells } = { castsSpells: true }): Move {
  const objective = objectiveOf(view, planner.weights)
  const traveller = planningTraveller(view)
  const journey = quickJourney(traveller, objective, planner.settings.plan.nodes)
  const decision: Decision = { planner, view, traveller, objective, journey }
  return (
    layCounter(decision) ??
    layGoldPiece(decision) ??
    (castsSpells ? castSpell(decision) : undefined) ??
    obstructLeader(planner, view, journey) ??
    PASS
  )
}

/** The first counter of the plan, if the plan gains enough by it. */
function layCounter({ planner, view, traveller, objective, journey }: Decision): Move | undefined {
  const counters = countersOf(view)
  if (!counters.some((held) => held > 0)) return undefined
  const plan = quickJourney(traveller, objective, planner.settings.plan.nodes, counters)
  const [first] = plan.layings
  if (first === undefined || plan.value <= journey.value + planner.weights.laying) return undefined
  return layToken(view, first.counter, first.road)
}

/** A gold piece on the road of the journey where it brings most. */
function layGoldPiece(decision: Decision): Move | undefined {
  const { planner, view, journey } = decision
  if (!holdsToken(view, GOLD_PIECE_TOKEN)) return undefined
  const { roads } = view.open
  let highest = journey.value + GOLD_PIECE_GAIN * goldValue(view.open, planner.weights)
  let move: Move | undefined
  for (const road of roadsOf(journey)) {
    if (whyNotLay(GOLD_PIECE_TOKEN, road, roads[road]) !== undefined) continue
    const value = valueWith(decision, withLoad(roads, road, roads[road] | GOLD_PIECE))
    if (value <= highest) continue
    highest = value
    move = layToken(view, GOLD_PIECE_TOKEN, road)
  }
  return move
}

/** The spell that improves the journey most. */
function castSpell(decision: Decision): Move | undefined {
  const { planner, view, traveller, journey } = decision
  if (!holdsToken(view, DOUBLE_TRANSPORT) && !holdsToken(view, EXCHANGE)) return undefined
  let highest = journey.value + 2 * planner.weights.laying
  let best: Move | undefined
  for (const move of elfenland.legal(view)) {
    const roads = roadsAfterSpell(view.open.roads, move, traveller)
    if (roads === undefined) continue
    const value = valueWith(decision, roads)
    if (value <= highest) continue
    highest = value
    best = move
  }
  return best
}

/** The roads after a spell; undefined for other moves, and for spells that cannot help this traveller. */
function roadsAfterSpell(roads: Readonly<Loads>, move: Move, { boot, hand }: Traveller): Loads | undefined {
  const isNear = (road: Road): boolean => roadDistance(boot, road) <= SPELL_RANGE
  switch (move.type) {
    case 'doubleTransport': {
      const { road, counter } = move
      if (hand[counter] === 0 || !isNear(road)) return undefined
      return withLoad(roads, road, roads[road] | counterBit(counter))
    }
    case 'exchange': {
      const { road, counter, otherRoad, otherCounter } = move
      const helps = (hand[otherCounter] > 0 && isNear(road)) || (hand[counter] > 0 && isNear(otherRoad))
      if (!helps) return undefined
      const swapped = counterBit(counter) | counterBit(otherCounter)
      return withLoad(withLoad(roads, road, roads[road] ^ swapped), otherRoad, roads[otherRoad] ^ swapped)
    }
    default:
      return undefined
  }
}

/** The number of roads from a town to the nearer end of a road. */
export const roadDistance = (town: Town, road: Road): number =>
  Math.min(DISTANCE[town][ROAD_FROM[road]], DISTANCE[town][ROAD_TO[road]])

export const withLoad = (roads: Readonly<Loads>, road: Road, load: Load): Loads =>
  roads.map((old, other) => (other === road ? load : old))

const valueWith = ({ traveller, objective }: Decision, roads: Loads): number =>
  quickJourney({ ...traveller, roads }, objective, NODES.trial).value

/** The plan for the rest of the game with some of the seat's counters. */
export function planForGame(
  planner: Planner,
  view: SeatView,
  counters: readonly number[] = countersOf(view),
  effort = planner.settings.plan,
): Plan {
  return plansOf(planner, view)(planningTraveller(view), counters, effort)
}

/**
 * Lays the first counter that the plan for the rest of the game needs. If it needs none, other tokens are laid as in
 * `layForRound`, but no obstacle on a road of the plan.
 */
export function layForGame(plan: Plan, roundPlanner: Planner, view: SeatView): Move {
  const [first] = plan.layings
  if (first) return layToken(view, first.counter, first.road)
  const move = layForRound(roundPlanner, view)
  if (move.type !== 'lay' || move.token === GOLD_PIECE_TOKEN) return move
  return isCounter(move.token) || roadsOf(plan).includes(move.road) ? PASS : move
}
