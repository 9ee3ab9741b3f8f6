import type { Explanation } from '../../../../search/evaluator.ts'
import type { Candidate } from '../../../../search/model.ts'
import type { Move } from '../../rules/moves.ts'
import type { PatternsShown } from '../memory.ts'
import type { SeatView } from '../seat-view.ts'
import type { Claim } from './claim.ts'
import { explainMarking } from './markings.ts'
import { explainKeeping, explainTaking } from './picks.ts'

/** The main reason why a decision is good, and what it leads to. */
export function explain(
  view: SeatView,
  shown: PatternsShown,
  { moves }: Candidate<Move>,
): Explanation<Move, Claim> {
  const [move] = moves
  switch (move.type) {
    case 'keep':
      return explainKeeping(view, moves)
    case 'take':
      return explainTaking(view, move.card)
    case 'draw':
      return { reason: { key: 'reason.draw' } }
    default:
      return explainMarking(view, shown, moves)
  }
}
