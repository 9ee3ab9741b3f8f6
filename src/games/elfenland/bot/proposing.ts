import type { Candidate } from '../../../kernel/index.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'
import { travellerOf } from '../rules/traveller.ts'
import { NO_COUNTERS } from '../rules/ways.ts'
import { changed } from './best.ts'
import { hinder } from './hindering.ts'
import { countersOf, layToken } from './holding.ts'
import { chooseAction } from './laying.ts'
import { planOn, withoutWizards } from './plans.ts'
import { objectiveOf, WORTH } from './worth.ts'

/** What is worth a thought in the planning phase: what greedy would do, every laying of two plans, an obstacle, a pass. */
export function proposeActions(view: SeatView, most: number): Candidate<Move>[] {
  const objective = objectiveOf(view, WORTH)
  const traveller = withoutWizards(travellerOf(view))
  const counters = countersOf(view)
  const candidates: Candidate<Move>[] = []
  const propose = (move: Move | undefined, worth: number): void => {
    if (move === undefined || candidates.length >= most) return
    if (candidates.some(({ moves: [known] }) => sameMove(known, move))) return
    candidates.push({ moves: [move], worth })
  }
  propose(chooseAction(view, WORTH), FAVOUR)
  if (counters.some((held) => held > 0)) {
    const plan = planOn(traveller, objective, counters)
    for (const { counter, road } of plan.layings) propose(layToken(view, counter, road), 0)
    const [first] = plan.layings
    if (first) {
      const other = planOn(traveller, objective, changed(counters, first.counter, -1))
      for (const { counter, road } of other.layings) propose(layToken(view, counter, road), 0)
    }
  }
  const journey = planOn(traveller, objective, NO_COUNTERS)
  propose(hinder(view, journey, { ...WORTH, hindering: 0 }), 0)
  propose(PASS, 0)
  return candidates
}

/** What greedy would do is tried against the rest with a small favour. */
const FAVOUR = 0.15

const sameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b)
