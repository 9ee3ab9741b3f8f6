import { goalOf } from '../../src/games/elfenland/bot/evaluation/goal.ts'
import { exhaustiveJourney } from '../../src/games/elfenland/bot/planner/exhaustive-journeys.ts'
import { NODES } from '../../src/games/elfenland/bot/planner/nodes.ts'
import { createPlanner, type Planner, type WholeGame } from '../../src/games/elfenland/bot/planner/planner.ts'
import { roundsLeft, seatViewOf } from '../../src/games/elfenland/bot/seat-view.ts'
import { NO_COUNTERS } from '../../src/games/elfenland/journey/edges.ts'
import { travellerOf } from '../../src/games/elfenland/journey/traveller.ts'
import { WIZARD } from '../../src/games/elfenland/rules/components/cards.ts'
import type { Move } from '../../src/games/elfenland/rules/moves.ts'
import type { Open, Own } from '../../src/games/elfenland/rules/state.ts'
import { wholeGameAt } from '../../src/games/elfenland/testing/foresight.ts'
import type { View } from '../../src/kernel/index.ts'
import type { Candidate } from '../../src/search/model.ts'

const planners = new Map<WholeGame, Planner>()
const EXCLUDED = -1000

/**
 * The best journeys, best first, each with another end or other towns than those before it. Journeys with the same end
 * and the same towns are one: the best of them stands for all. Empty where there are too many journeys to compare.
 */
export function bestJourneys(view: View, limit: number): Candidate[] {
  const seatView = seatViewOf(view as View<Open, Own>)
  const planner = plannerAt(seatView.open)
  const goal = goalOf(seatView, planner.weights, planner.townsMemo)
  if (goal === undefined || seatView.own.hand[WIZARD] !== 0) return []
  const traveller = travellerOf(seatView)
  const excluded = new Set<string>()
  const journeys: Candidate<Move>[] = []
  const endValue: typeof goal.endValue = (town, unvisited) =>
    excluded.has(`${town} ${unvisited}`) ? EXCLUDED : goal.endValue(town, unvisited)
  while (journeys.length < limit) {
    const next = { ...goal, endValue }
    const found = exhaustiveJourney(planner.search, traveller, next, NO_COUNTERS, NODES.exhaustive)
    if (!found.exact) return []
    if (found.value < EXCLUDED / 2) break
    journeys.push({ moves: [...found.steps, { type: 'stop' }], value: found.value })
    excluded.add(`${found.towns.at(-1) ?? traveller.boot} ${traveller.toVisit & ~found.pieces}`)
  }
  return journeys
}

/**
 * How many more cards, and how much less gold, a journey may cost: together they are worth no more than half a unit. At
 * the end of the match both break ties, so nothing may be wasted.
 */
export function slackOf(view: View, unit: number): { cards: number; gold: number } {
  const seatView = seatViewOf(view as View<Open, Own>)
  const planner = plannerAt(seatView.open)
  const goal = goalOf(seatView, planner.weights, planner.townsMemo)
  if (goal === undefined || roundsLeft(seatView.open) === 0) return { cards: 0, gold: 0 }
  const within = (value: number): number => (value <= 0 ? 99 : Math.min(99, Math.floor(unit / 4 / value)))
  return { cards: within(Math.max(...goal.cards)), gold: within(goal.gold) }
}

function plannerAt({ variant, players }: Open): Planner {
  const settings = wholeGameAt(variant.game, players.length)
  const planner = planners.get(settings) ?? createPlanner(settings)
  planners.set(settings, planner)
  return planner
}
