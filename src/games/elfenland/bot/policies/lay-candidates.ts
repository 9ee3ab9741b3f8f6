import type { Candidate } from '../../../../search/model.ts'
import { countersOf } from '../../journey/traveller.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { blockingMoves } from '../planner/blocking.ts'
import type { Planner } from '../planner/planner.ts'
import { layToken, withCount } from '../seat-view.ts'
import { layForGame, planForGame } from './lay.ts'

/** The advantage of the planned move over the other candidates. */
const PLANNED = 0.15
const MAX_BLOCKING = 4

/**
 * The candidates in the planning phase: the move that the plan suggests, moves that block the leading rival, a pass, the
 * other counters of the plan, and the counters of a plan that does without the first of them.
 */
export function layCandidates(
  planner: Planner,
  roundPlanner: Planner,
  view: SeatView,
  limit: number,
): Candidate<Move>[] {
  const candidates: Candidate<Move>[] = []
  const add = (move: Move, value: number): void => {
    if (candidates.length >= limit) return
    if (candidates.some(({ moves: [known] }) => isSameMove(known, move))) return
    candidates.push({ moves: [move], value })
  }
  const counters = countersOf(view)
  const plan = planForGame(planner, view, counters)
  add(layForGame(plan, roundPlanner, view), PLANNED)
  if (limit === 1) return candidates
  for (const move of blockingMoves(planner, view, plan).slice(0, MAX_BLOCKING)) add(move, 0)
  add(PASS, 0)
  for (const { counter, road } of plan.layings) add(layToken(view, counter, road), 0)
  const [first] = plan.layings
  if (first) {
    const fewer = withCount(counters, first.counter, -1)
    const other = planForGame(planner, view, fewer, planner.settings.trial)
    for (const { counter, road } of other.layings) add(layToken(view, counter, road), 0)
  }
  return candidates
}

const isSameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b)
