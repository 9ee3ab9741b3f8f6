import type { View } from '../kernel/index.ts'
import type { Candidate, SearchModel } from './model.ts'
import { playOn } from './search.ts'

/** By how much one decision is better than another in the same imagined games, and the standard error of that. */
export function compare<Open, Own, Secret, Move>(
  insight: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  better: Candidate<Move>,
  worse: Candidate<Move>,
  games: number,
): { readonly mean: number; readonly error: number } {
  let sum = 0
  let squares = 0
  for (let sample = 0; sample < games; sample++) {
    const difference =
      playOn(insight, view, memory, better, SERIES, sample) -
      playOn(insight, view, memory, worse, SERIES, sample)
    sum += difference
    squares += difference * difference
  }
  const mean = sum / games
  return { mean, error: Math.sqrt(Math.max(0, squares / games - mean * mean) / Math.max(1, games - 1)) }
}

const SERIES = 0x7e57
