import type { View } from '../kernel/index.ts'
import type { Evaluator } from './evaluator.ts'
import { type Completion, lossInGames } from './loss-in-games.ts'
import type { Candidate, SearchModel } from './model.ts'
import { compareCandidates } from './paired-comparison.ts'

/** The part of an evaluator that needs no rollouts. */
export interface StaticEvaluator<Open, Own, Secret, Move>
  extends Omit<Evaluator<Open, Own, Secret, Move>, 'rankCandidates' | 'valueOfMoves' | 'lossInGames'> {
  /** What the moves give away, where that can be computed exactly; undefined elsewhere. */
  exactLoss(view: View<Open, Own>, moves: readonly Move[]): number | undefined
  readonly complete: Completion<Open, Own, Secret>
  /** Whether the game ends so soon that completing it is quick and ties count. */
  endsSoon(open: Open): boolean
}

/** The number of sampled games in which a decision is compared with the recommended one. */
const SAMPLES = 16

/**
 * An evaluator for games in which no formula gives the value of a decision: the moves that were made are compared with
 * the recommended ones in the same sampled games. A difference within the standard error counts as no loss.
 */
export function rolloutEvaluator<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  { exactLoss, complete, endsSoon, ...evaluator }: StaticEvaluator<Open, Own, Secret, Move>,
): Evaluator<Open, Own, Secret, Move> {
  const recommended = (view: View<Open, Own>, memory: unknown): Candidate<Move> => {
    const [best] = model.candidates(view, memory, 1)
    return { moves: best.moves, value: 0 }
  }
  return {
    ...evaluator,
    rankCandidates: (view, memory) => [recommended(view, memory)],
    valueOfMoves(view, memory, moves) {
      const exact = exactLoss(view, moves)
      if (exact !== undefined) return -exact
      const best = recommended(view, memory)
      if (JSON.stringify(best.moves[0]) === JSON.stringify(moves[0])) return 0
      const { mean, error } = compareCandidates(model, view, memory, best, { moves, value: 0 }, SAMPLES)
      return -Math.max(0, mean - error)
    },
    lossInGames(view, memory, moves, games, chance) {
      const exact = exactLoss(view, moves)
      if (exact === 0) return undefined
      const known = exact === undefined ? undefined : recommended(view, memory)
      const found = lossInGames(model, complete, view, memory, moves, games, chance, {
        known,
        endsSoon: endsSoon(view.open),
      })
      return found && { ...found, score: exact ?? found.score }
    },
  }
}
