import type { View } from '../kernel/index.ts'
import type { Candidate, SearchModel } from './model.ts'
import { rollout } from './rollout.ts'

/** The mean advantage of one candidate over another in the same sampled games, and its standard error. */
export function compareCandidates<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  better: Candidate<Move>,
  worse: Candidate<Move>,
  samples: number,
): { readonly mean: number; readonly error: number } {
  let sum = 0
  let squares = 0
  for (let sample = 0; sample < samples; sample++) {
    const difference =
      rollout(model, view, memory, better, SERIES, sample) -
      rollout(model, view, memory, worse, SERIES, sample)
    sum += difference
    squares += difference * difference
  }
  const mean = sum / samples
  return { mean, error: Math.sqrt(Math.max(0, squares / samples - mean * mean) / Math.max(1, samples - 1)) }
}

/** A fixed series of samples, so that the same comparison always gives the same answer. */
const SERIES = 0x7e57
