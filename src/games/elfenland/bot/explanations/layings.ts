import type { Explanation } from '../../../../search/evaluator.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { countersOf } from '../../journey/traveller.ts'
import { ROAD_FROM, ROAD_TO, type Road } from '../../rules/components/map.ts'
import {
  GOLD_PIECE_TOKEN,
  isCounter,
  SEA_MONSTER,
  TOKENS,
  TREE_OBSTACLE,
} from '../../rules/components/tokens.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move, MoveOf } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import type { Planner } from '../planner/planner.ts'
import { leadingRival } from '../planner/rivals.ts'
import { ANY_CHANCE, anyWorld } from '../sampling/any-world.ts'
import { withCount } from '../seat-view.ts'
import type { Claim, Ends } from './claim.ts'
import { advantage, asItIs, givenUp, planned, townId } from './comparison.ts'
import { type JourneyForecast, plannedForecast, townsFirst } from './forecast.ts'
import { hindered, LEAST_HINDERED } from './hindrance.ts'

/** The position after a move of the planning phase, before anybody else acts. */
function viewAfter(view: SeatView, move: Move): SeatView {
  const { seat } = view
  const world = anyWorld(view)
  elfenland.play(world, seat, move, ANY_CHANCE)
  return { seat, open: world.open, own: world.own[seat] }
}

const endsOf = (road: Road): Ends => ({ from: townId(ROAD_FROM[road]), to: townId(ROAD_TO[road]) })

/** Why a counter, gold piece or obstacle: what it adds to the plan, or whom it hinders. */
export function explainLaying(
  planner: Planner,
  view: SeatView,
  move: MoveOf<'lay'>,
): Explanation<Move, Claim> {
  const { token, road } = move
  const plan = plannedForecast(planner, viewAfter(view, move))
  if (!plan.roads.includes(road)) return explainHindering(view, move, plan)
  const held = countersOf(view)
  const counters = isCounter(token) ? withCount(held, token, -1) : held
  return ofPlan(view, plan, advantage(plan, { view, counters }) ?? useOf(move, plan))
}

/** What the plan uses the token for. */
function useOf({ token, road }: MoveOf<'lay'>, { moves }: JourneyForecast): Claim {
  const about = { token: TOKENS[token] ?? '', ...endsOf(road) }
  if (token === GOLD_PIECE_TOKEN) return { key: 'reason.layGold', ...about }
  const isUsed = moves.some((step) => step.type === 'travel' && step.road === road && step.by === token)
  return isUsed ? { key: 'reason.lay', ...about } : { key: 'reason.road', ...endsOf(road) }
}

function ofPlan(view: SeatView, plan: JourneyForecast, reason: Claim): Explanation<Move, Claim> {
  const more = [...planned(plan, reason), ...givenUp(plan, asItIs(view), reason)]
  return { reason, more, plan: plan.moves }
}

/** Tokens that the plan has no use for are laid where a rival is likely to travel. */
function explainHindering(
  view: SeatView,
  move: MoveOf<'lay'>,
  plan: JourneyForecast,
): Explanation<Move, Claim> {
  const { token, road } = move
  const isObstacle = token === TREE_OBSTACLE || token === SEA_MONSTER
  const by = leadingRival(view.open, view.seat, { countGold: isObstacle })
  const percent = hindered(view, move, by)
  return ofBare(
    plan,
    percent >= LEAST_HINDERED
      ? { key: 'reason.hinders', token: TOKENS[token] ?? '', ...endsOf(road), by, percent }
      : { key: 'reason.spare' },
  )
}

/** Why a spell: what it adds to the plan. */
export function explainSpell(
  planner: Planner,
  view: SeatView,
  move: MoveOf<'doubleTransport'> | MoveOf<'exchange'>,
): Explanation<Move, Claim> {
  const plan = plannedForecast(planner, viewAfter(view, move))
  const roads = move.type === 'exchange' ? [move.road, move.otherRoad] : [move.road]
  const used = roads.find((road) => plan.roads.includes(road))
  const otherwise: Claim =
    used === undefined ? { key: 'reason.spare' } : { key: 'reason.road', ...endsOf(used) }
  return ofPlan(view, plan, advantage(plan, asItIs(view)) ?? otherwise)
}

/** Why nothing is laid: nothing would help, it can wait, or it is worth more later. */
export function explainPass(planner: Planner, view: SeatView): Explanation<Move, Claim> {
  const { passes, players } = view.open
  const bare = plannedForecast(planner, view, NO_COUNTERS)
  const n = townsFirst(asItIs(view)).towns - townsFirst({ view, counters: NO_COUNTERS }).towns
  if (n <= 0) return ofBare(bare, { key: 'reason.pass' })
  // The planning phase goes on unless everybody else has passed as well.
  if (passes < players.length - 1)
    return ofBare(plannedForecast(planner, view), { key: 'reason.passWait', n })
  return ofBare(bare, { key: 'reason.passKeep', n })
}

const ofBare = (plan: JourneyForecast, reason: Claim): Explanation<Move, Claim> => ({
  reason,
  more: planned(plan, reason),
  plan: plan.moves,
})
