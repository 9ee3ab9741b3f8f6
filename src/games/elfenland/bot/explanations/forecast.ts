import { sum } from '../../../../kernel/index.ts'
import type { Itinerary } from '../../journey/itinerary.ts'
import { bestJourney, NO_END, type Objective } from '../../journey/journey.ts'
import { countersOf, type JourneyStep, type Traveller, travellerOf } from '../../journey/traveller.ts'
import { CARDS, WIZARD } from '../../rules/components/cards.ts'
import {
  countTowns,
  DISTANCE,
  hasTown,
  type Road,
  TOWN_COUNT,
  type Town,
} from '../../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import type { SeatView } from '../../rules/state.ts'
import { planningTraveller, plansOf, roadsOf } from '../planner/plan.ts'
import type { Planner } from '../planner/planner.ts'
import { ANY_CHANCE, anyWorld } from '../sampling/any-world.ts'
import { layToken, withCount } from '../seat-view.ts'

/** What comes of a journey if nobody interferes. Hints state these numbers and draw these moves. */
export interface JourneyForecast {
  /** The number of new town pieces. */
  readonly towns: number
  readonly gold: number
  /** The number of travel cards in hand afterwards, at most the hand limit, and how many of each kind are left. */
  readonly kept: number
  readonly hand: readonly number[]
  readonly end: Town
  /** The number of towns without a piece that are then at most `NEAR` roads away. */
  readonly near: number
  readonly roads: readonly Road[]
  /** The counters to be laid, then the steps. */
  readonly moves: readonly Move[]
}

const NEAR = 2

function forecastOn(view: SeatView, traveller: Traveller, journey: Itinerary): JourneyForecast {
  const { steps, towns, pieces, earned, hand, layings } = journey
  const end = towns.at(-1) ?? traveller.boot
  const left = sum(hand.slice(0, TRANSPORT_KINDS))
  return {
    towns: countTowns(pieces),
    gold: earned,
    kept: view.open.variant.handLimit
      ? Math.min(Math.max(0, HAND_LIMIT - view.own.hand[WIZARD]), left)
      : left,
    hand,
    end,
    near: countNear(end, traveller.toVisit & ~pieces),
    roads: roadsOf(journey),
    moves: [...layingMoves(view, layings), ...steps],
  }
}

/** Lays open counters before hidden ones of the same kind. */
function layingMoves(view: SeatView, layings: Itinerary['layings']): Move[] {
  const open = [...view.open.players[view.seat].tokens]
  return layings.map(({ counter, road }) => ({
    ...layToken(view, counter, road),
    hidden: open[counter]-- <= 0,
  }))
}

function countNear(from: Town, unvisited: number): number {
  let near = 0
  for (let town = 0; town < TOWN_COUNT; town++)
    if (hasTown(unvisited, town) && DISTANCE[from][town] <= NEAR) near++
  return near
}

/** What comes of steps that a seat has chosen, by the rules. */
export function chosenForecast(view: SeatView, steps: readonly Move[]): JourneyForecast {
  const { seat, open } = view
  const world = anyWorld(view)
  const towns: Town[] = []
  const travelled: JourneyStep[] = []
  for (const step of steps) {
    if (step.type !== 'travel' && step.type !== 'caravan' && step.type !== 'magicFlight') break
    if (elfenland.play(world, seat, step, ANY_CHANCE) !== undefined) break
    travelled.push(step)
    towns.push(world.open.players[seat].boot)
  }
  const pieces = world.open.players[seat].pieces & ~open.players[seat].pieces
  const { hand } = world.own[seat]
  return forecastOn(view, travellerOf(view), {
    steps: travelled,
    towns,
    pieces,
    earned: world.open.earned,
    hand,
    layings: [],
  })
}

/** The seat's plan for this round with some of its counters: the one that master follows. */
export function plannedForecast(
  planner: Planner,
  view: SeatView,
  counters: readonly number[] = countersOf(view),
): JourneyForecast {
  const traveller = planningTraveller(view)
  const plan = plansOf(planner, view)(traveller, counters, planner.settings.plan)
  return forecastOn(view, traveller, plan)
}

/** The same with one more or one fewer of a kind of counter. */
export const forecastWith = (
  planner: Planner,
  view: SeatView,
  counter: number,
  change: 1 | -1,
): JourneyForecast => plannedForecast(planner, view, withCount(countersOf(view), counter, change))

/** As many towns as possible, whatever it costs; then as many cards as possible. */
export const TOWNS_FIRST: Objective = {
  piece: 1000,
  gold: 0,
  twoCards: 0,
  cards: CARDS.map(() => 1),
  handLimit: Number.MAX_SAFE_INTEGER,
  end: NO_END,
}

/** As many towns as possible; then as much gold as possible. */
const TOWNS_THEN_GOLD: Objective = { ...TOWNS_FIRST, gold: 1, cards: CARDS.map(() => 0) }

/** The journey to the most towns, and whether it is certain that there is none better. */
export function townsFirst(
  { view, counters }: { readonly view: SeatView; readonly counters: readonly number[] },
  then: 'cards' | 'gold' = 'cards',
): JourneyForecast & { readonly exact: boolean } {
  const traveller = travellerOf(view)
  const journey = bestJourney(traveller, then === 'gold' ? TOWNS_THEN_GOLD : TOWNS_FIRST, { counters })
  return { ...forecastOn(view, traveller, journey), exact: journey.exact }
}
