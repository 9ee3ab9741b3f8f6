import type { View } from '../kernel/index.ts'
import { compare } from './compare.ts'
import type { Evaluator } from './evaluator.ts'
import type { Candidate, SearchModel } from './model.ts'

/** What a game knows by itself for a review; the worth of decisions is found by playing on. */
export interface Knowledge<Open, Own, Secret, Move>
  extends Omit<Evaluator<Open, Own, Secret, Move>, 'weigh' | 'worthOf'> {
  /** What moves give away where that can be computed; undefined elsewhere. */
  exactLoss(view: View<Open, Own>, moves: readonly Move[]): number | undefined
}

/** In so many imagined games a decision is compared with the recommended one. */
const GAMES = 16

/**
 * An appraisal for games in which no formula values a decision: what was done is compared with what would have been
 * recommended, in the same imagined games. What is within the error of that costs nothing.
 */
export function playedOut<Open, Own, Secret, Move>(
  insight: SearchModel<Open, Own, Secret, Move>,
  { exactLoss, ...knowledge }: Knowledge<Open, Own, Secret, Move>,
): Evaluator<Open, Own, Secret, Move> {
  const recommended = (view: View<Open, Own>, memory: unknown): Candidate<Move> => {
    const [best] = insight.candidates(view, memory, 1)
    return { moves: best.moves, worth: 0 }
  }
  return {
    ...knowledge,
    weigh: (view, memory) => [recommended(view, memory)],
    worthOf(view, memory, moves) {
      const exact = exactLoss(view, moves)
      if (exact !== undefined) return -exact
      const best = recommended(view, memory)
      if (JSON.stringify(best.moves[0]) === JSON.stringify(moves[0])) return 0
      const { mean, error } = compare(insight, view, memory, best, { moves, worth: 0 }, GAMES)
      return -Math.max(0, mean - error)
    },
  }
}
