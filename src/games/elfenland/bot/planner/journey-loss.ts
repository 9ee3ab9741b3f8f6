import type { View } from '../../../../kernel/index.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { countTowns } from '../../rules/components/map.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open, Own } from '../../rules/state.ts'
import { goalOf } from '../evaluation/goal.ts'
import { ANY_CHANCE, anyWorld } from '../sampling/any-world.ts'
import { seatViewOf } from '../seat-view.ts'
import { exhaustiveJourney, itineraryValue, stayingOf } from './exhaustive-journeys.ts'
import { NODES } from './nodes.ts'
import type { Planner } from './planner.ts'

/**
 * The pieces that moves on a journey give away: the value of the best journey less that of the best one that begins
 * with these moves. Undefined for other decisions, and where there are too many journeys to compare.
 */
export function journeyLoss(
  { weights, townsMemo, search }: Planner,
  view: View<Open, Own>,
  moves: readonly Move[],
): number | undefined {
  if (view.open.phase !== 'moving') return undefined
  const before = seatViewOf(view)
  const { seat } = before
  const goal = goalOf(before, weights, townsMemo)
  if (goal === undefined || before.own.hand[WIZARD] > 0) return undefined
  const best = exhaustiveJourney(search, travellerOf(before), goal, NO_COUNTERS, NODES.exhaustive)
  if (!best.exact) return undefined
  const world = anyWorld(view)
  let hasStopped = false
  for (const move of moves) {
    hasStopped = move.type === 'stop'
    if (hasStopped || world.open.phase !== 'moving' || world.open.turn !== seat) break
    if (elfenland.play(world, seat, move, ANY_CHANCE) !== undefined) return undefined
  }
  const after = travellerOf({ seat, open: world.open, own: world.own[seat] })
  const gained = countTowns(world.open.players[seat].pieces) - countTowns(before.open.players[seat].pieces)
  const rest = hasStopped
    ? itineraryValue(search, after, goal, stayingOf(after))
    : exhaustiveJourney(search, after, goal, NO_COUNTERS, NODES.exhaustive).value
  return Math.max(0, best.value - gained - rest)
}
