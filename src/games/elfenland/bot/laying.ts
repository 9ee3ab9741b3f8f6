import { bestJourney, type Journey, type Objective } from '../journey/journey.ts'
import { type Traveller, travellerOf } from '../journey/traveller.ts'
import { NO_COUNTERS } from '../journey/ways.ts'
import { DISTANCE, ROAD_FROM, ROAD_TO, type Road } from '../rules/components/map.ts'
import { counterBit, GOLD_PIECE, type Load, type Loads } from '../rules/components/roads.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, GOLD_PIECE_TOKEN } from '../rules/components/tokens.ts'
import { elfenland } from '../rules/game.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { whyNotLay } from '../rules/phases/planning.ts'
import type { SeatView } from '../rules/state.ts'
import { hinder } from './hindering.ts'
import { countersOf, holdsToken, layToken } from './holding.ts'
import { planOn, roadsOf, withoutWizards } from './plans.ts'
import { goldWorth, objectiveOf, type Worth } from './worth.ts'

/** How many positions a trial may take; there may be many of them. */
const TRIAL_NODES = 500
/** Exchanges of counters farther away are not tried. */
const NEAR_ROADS = 3
/** A gold piece waits for a road where it brings so much. */
const GOOD_GOLD_PIECE = 3

/** Lays what the own plan needs; then what makes the journey better in other ways; then obstacles for others. */
export function chooseAction(view: SeatView, worth: Worth): Move {
  const objective = objectiveOf(view, worth)
  const traveller = withoutWizards(travellerOf(view))
  const journey = planOn(traveller, objective, NO_COUNTERS)
  return (
    layCounter(view, traveller, objective, journey, worth) ??
    layGoldPiece(view, traveller, objective, journey, worth) ??
    castSpell(view, traveller, objective, journey, worth) ??
    hinder(view, journey, worth) ??
    PASS
  )
}

/** The first counter of the plan. */
function layCounter(
  view: SeatView,
  traveller: Traveller,
  objective: Objective,
  journey: Journey,
  worth: Worth,
): Move | undefined {
  const counters = countersOf(view)
  if (!counters.some((held) => held > 0)) return undefined
  const plan = planOn(traveller, objective, counters)
  const [first] = plan.layings
  if (first === undefined || plan.value <= journey.value + worth.laying) return undefined
  return layToken(view, first.counter, first.road)
}

/** Where the journey goes over it. */
function layGoldPiece(
  view: SeatView,
  traveller: Traveller,
  objective: Objective,
  journey: Journey,
  worth: Worth,
): Move | undefined {
  if (!holdsToken(view, GOLD_PIECE_TOKEN)) return undefined
  const { roads } = view.open
  let highest = journey.value + GOOD_GOLD_PIECE * goldWorth(view.open, worth)
  let move: Move | undefined
  for (const road of roadsOf(journey)) {
    if (whyNotLay(GOLD_PIECE_TOKEN, road, roads[road]) !== undefined) continue
    const value = valueWith(traveller, objective, withLoad(roads, road, roads[road] | GOLD_PIECE))
    if (value <= highest) continue
    highest = value
    move = layToken(view, GOLD_PIECE_TOKEN, road)
  }
  return move
}

/** The spell that makes the journey most better, if it is worth it. */
function castSpell(
  view: SeatView,
  traveller: Traveller,
  objective: Objective,
  journey: Journey,
  worth: Worth,
): Move | undefined {
  if (!holdsToken(view, DOUBLE_TRANSPORT) && !holdsToken(view, EXCHANGE)) return undefined
  const { roads } = view.open
  let highest = journey.value + 2 * worth.laying
  let best: Move | undefined
  for (const move of elfenland.legal(view)) {
    const after = mapAfter(roads, move, traveller)
    if (after === undefined) continue
    const value = valueWith(traveller, objective, after)
    if (value <= highest) continue
    highest = value
    best = move
  }
  return best
}

/** What lies on the roads after a spell; undefined for other moves, and where it cannot help this traveller. */
function mapAfter(roads: Readonly<Loads>, move: Move, { boot, hand }: Traveller): Loads | undefined {
  const isNear = (road: Road): boolean =>
    Math.min(DISTANCE[boot][ROAD_FROM[road]], DISTANCE[boot][ROAD_TO[road]]) <= NEAR_ROADS
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

const withLoad = (roads: Readonly<Loads>, road: Road, load: Load): Loads =>
  roads.map((old, other) => (other === road ? load : old))

const valueWith = (traveller: Traveller, objective: Objective, roads: Loads): number =>
  bestJourney({ ...traveller, roads }, objective, { nodes: TRIAL_NODES }).value
