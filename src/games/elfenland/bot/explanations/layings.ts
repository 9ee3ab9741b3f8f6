import type { Seat } from '../../../../kernel/index.ts'
import type { Explanation } from '../../../../search/evaluator.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { ROAD_FROM, ROAD_TO, type Road } from '../../rules/components/map.ts'
import { GOLD_PIECE_TOKEN, isCounter, TOKENS } from '../../rules/components/tokens.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move, MoveOf } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { wishesOf } from '../planner/blocking.ts'
import type { Planner } from '../planner/planner.ts'
import { leadingRival } from '../planner/rivals.ts'
import { ANY_CHANCE, anyWorld } from '../sampling/any-world.ts'
import { countersOf } from '../seat-view.ts'
import { advantage, givenUp, planned, townId } from './comparison.ts'
import { type Outlook, outlookWith, plannedOutlook, townsFirst } from './outlook.ts'

/** The position after a move of the planning phase, before anybody else acts. */
function viewAfter(view: SeatView, move: Move): SeatView {
  const { seat } = view
  const world = anyWorld(view)
  elfenland.play(world, seat, move, ANY_CHANCE)
  return { seat, open: world.open, own: world.own[seat] }
}

const endsOf = (road: Road): { from: string; to: string } => ({
  from: townId(ROAD_FROM[road]),
  to: townId(ROAD_TO[road]),
})

/** Why a counter, gold piece or obstacle: what it adds to the plan, or whom it hinders. */
export function explainLaying(planner: Planner, view: SeatView, move: MoveOf<'lay'>): Explanation<Move> {
  const { token, road } = move
  const after = viewAfter(view, move)
  const plan = plannedOutlook(planner, after)
  const about = { token: TOKENS[token] ?? '', ...endsOf(road) }
  if (!plan.roads.includes(road)) return explainHindering(planner, view, road, plan, about)
  const without = isCounter(token) ? outlookWith(planner, view, token, -1) : plannedOutlook(planner, view)
  const otherwise = { key: token === GOLD_PIECE_TOKEN ? 'reason.layGold' : 'reason.lay', ...about }
  return ofPlan(view, plan, advantage(view, plan, without) ?? otherwise)
}

function ofPlan(view: SeatView, plan: Outlook, reason: Explanation['reason']): Explanation<Move> {
  const more = [...planned(plan, reason), ...givenUp(view, plan, townsFirst(view, countersOf(view)), reason)]
  return { reason, more, plan: plan.moves }
}

/** Tokens that the plan has no use for are laid where a rival is likely to travel. */
function explainHindering(
  planner: Planner,
  view: SeatView,
  road: Road,
  plan: Outlook,
  about: { readonly token: string; readonly from: string; readonly to: string },
): Explanation<Move> {
  const isObstacle = about.token === 'treeObstacle' || about.token === 'seaMonster'
  const rival: Seat = leadingRival(view.open, view.seat, { countGold: isObstacle })
  const isWanted = wishesOf(planner, view, rival).roads.includes(road)
  const key = isWanted ? (isObstacle ? 'reason.obstacle' : 'reason.block') : 'reason.spare'
  const reason = { key, ...about, by: rival }
  return { reason, more: planned(plan, reason), plan: plan.moves }
}

/** Why a spell: what it adds to the plan. */
export function explainSpell(
  planner: Planner,
  view: SeatView,
  move: MoveOf<'doubleTransport'> | MoveOf<'exchange'>,
): Explanation<Move> {
  const after = viewAfter(view, move)
  const plan = plannedOutlook(planner, after)
  const gain = advantage(view, plan, plannedOutlook(planner, view))
  const roads = move.type === 'exchange' ? [move.road, move.otherRoad] : [move.road]
  const used = roads.find((road) => plan.roads.includes(road))
  const otherwise =
    used === undefined
      ? { key: 'reason.spare', ...endsOf(move.road) }
      : { key: 'reason.road', ...endsOf(used) }
  return ofPlan(view, plan, gain ?? otherwise)
}

/** Why nothing is laid: nothing would help, it can wait, or it is worth more later. */
export function explainPass(planner: Planner, view: SeatView): Explanation<Move> {
  const { passes, players } = view.open
  const bare = plannedOutlook(planner, view, NO_COUNTERS)
  const n = townsFirst(view, countersOf(view)).towns - townsFirst(view).towns
  if (n <= 0) return ofBare(bare, { key: 'reason.pass' })
  // The planning phase goes on unless everybody else has passed as well.
  if (passes < players.length - 1) return ofBare(plannedOutlook(planner, view), { key: 'reason.passWait', n })
  return ofBare(bare, { key: 'reason.passKeep', n })
}

const ofBare = (plan: Outlook, reason: Explanation['reason']): Explanation<Move> => ({
  reason,
  more: planned(plan, reason),
  plan: plan.moves,
})
