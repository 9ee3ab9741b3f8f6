import type { Candidate } from '../../../search/model.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'
import { changed } from './best.ts'
import { farPlan } from './far-plans.ts'
import { chooseFar } from './farsighted.ts'
import { countersOf, layToken } from './holding.ts'
import { spoil } from './spoiling.ts'

/** What the farsighted would do is tried against the rest with a small favour. */
const FAVOUR = 0.15
const MOST_SPOILERS = 4
const OTHER_PLAN_NODES = 1000

/** What is worth a thought in the planning phase: the own plan, what spoils the rival's, a pass, another plan. */
export function proposeActions(view: SeatView, most: number): Candidate<Move>[] {
  const candidates: Candidate<Move>[] = []
  const propose = (move: Move, value: number): void => {
    if (candidates.length >= most) return
    if (candidates.some(({ moves: [known] }) => sameMove(known, move))) return
    candidates.push({ moves: [move], value })
  }
  propose(chooseFar(view), FAVOUR)
  if (most === 1) return candidates
  const counters = countersOf(view)
  const plan = farPlan(view, counters)
  const { layings } = plan
  for (const move of spoil(view, plan).slice(0, MOST_SPOILERS)) propose(move, 0)
  propose(PASS, 0)
  for (const { counter, road } of layings) propose(layToken(view, counter, road), 0)
  if (layings.length > 0) {
    const other = farPlan(view, changed(counters, layings[0].counter, -1), OTHER_PLAN_NODES)
    for (const { counter, road } of other.layings) propose(layToken(view, counter, road), 0)
  }
  return candidates
}

const sameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b)
