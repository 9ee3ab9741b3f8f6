import type { View } from '../kernel/index.ts'
import type { Candidate, SearchModel } from './model.ts'
import { rollout } from './rollout.ts'

/** What was measured in sampled games, and its standard error. */
interface Measured {
  readonly mean: number
  readonly error: number
}

/** The result of a decision in each game of a fixed series. Games are played when they are asked for, and only once. */
export type Results = (game: number) => number

export function openResults(play: (game: number) => number): Results {
  const known: number[] = []
  return (game) => {
    known[game] ??= play(game)
    return known[game]
  }
}

/** A fixed series of samples, so that the same comparison always gives the same answer. */
const SERIES = 0x7e57

/** The results of rollouts. */
export function rolloutResults<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  candidate: Candidate<Move>,
): Results {
  return openResults((sample) => rollout(model, view, memory, candidate, SERIES, sample))
}

/** The mean advantage of one decision over another in the same games. */
export function compareResults(better: Results, worse: Results, games: number): Measured {
  let sum = 0
  let squares = 0
  for (let game = 0; game < games; game++) {
    const difference = better(game) - worse(game)
    sum += difference
    squares += difference * difference
  }
  const mean = sum / games
  return { mean, error: Math.sqrt(Math.max(0, squares / games - mean * mean) / Math.max(1, games - 1)) }
}

/** The mean advantage of one candidate over another in the same rollouts. */
export function compareCandidates<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  better: Candidate<Move>,
  worse: Candidate<Move>,
  samples: number,
): Measured {
  const resultsOf = (candidate: Candidate<Move>): Results => rolloutResults(model, view, memory, candidate)
  return compareResults(resultsOf(better), resultsOf(worse), samples)
}
