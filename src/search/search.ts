import type { Chance, View } from '../kernel/index.ts'
import type { BudgetClock } from './budget.ts'
import type { Candidate, SearchModel } from './model.ts'
import { compareResults } from './paired-comparison.ts'
import { rollout } from './rollout.ts'
import { finish, type Steps } from './steps.ts'

/** A candidate with the statistics of its rollouts. */
export interface SearchedCandidate<Move = unknown> extends Candidate<Move> {
  /** The number of rollouts, their mean value and its standard error. */
  readonly rollouts: number
  readonly mean: number
  readonly error: number
}

export interface SearchOptions {
  /** The number of rollouts, unless the budget says otherwise. */
  readonly iterations: number
  /** The weight of a candidate's prior value, as a number of rollouts. */
  readonly priorWeight: number
  /** A candidate this many standard errors behind the best is dropped before its time; none, if absent. */
  readonly certainty?: number
}

interface Arm<Move> {
  readonly candidate: Candidate<Move>
  /** The values of its rollouts, and their sum. */
  readonly values: number[]
  sum: number
}

/** Sampled worlds after which a standard error can be trusted, and between looks at it. */
const TRUSTED_WORLDS = 40
const WORLDS_BETWEEN_LOOKS = 8

/**
 * Sequential halving over the candidates. Each sampled world is played with every remaining candidate and the same
 * chance, so that the results differ by the decision alone; after its share of the budget the worse half is dropped.
 * The search ends as soon as one candidate is left.
 */
export function searchCandidates<Open, Own, Secret, Move>(
  ...search: Parameters<typeof searchSteps<Open, Own, Secret, Move>>
): SearchedCandidate<Move>[] {
  return finish(searchSteps(...search))
}

/** The same, pausing after each sampled world, so that a worker can look for messages in between. */
export function* searchSteps<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  candidates: readonly Candidate<Move>[],
  chance: Chance,
  clock: BudgetClock,
  { priorWeight, certainty }: Omit<SearchOptions, 'iterations'>,
): Steps<SearchedCandidate<Move>[]> {
  const series = chance.below(2 ** 31)
  const arms: Arm<Move>[] = candidates.map((candidate) => ({ candidate, values: [], sum: 0 }))
  const estimate = ({ candidate, values, sum }: Arm<Move>): number =>
    (sum + priorWeight * candidate.value) / (values.length + priorWeight)
  const bestFirst = (a: Arm<Move>, b: Arm<Move>): number => estimate(b) - estimate(a)
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)))
  let remaining = arms
  const dropped: Arm<Move>[] = []
  const keep = (isKept: (arm: Arm<Move>, rank: number) => boolean): void => {
    const sorted = remaining.toSorted(bestFirst)
    remaining = sorted.filter(isKept)
    dropped.unshift(...sorted.filter((arm) => !remaining.includes(arm)))
  }
  /** Drops the candidates that are this many standard errors behind the best one. */
  const keepWithin = (errors: number): void => {
    const best = remaining.reduce((a, b) => (estimate(b) > estimate(a) ? b : a))
    const worlds = best.values.length
    keep((arm) => {
      const { error } = compareResults(
        (world) => best.values[world],
        (world) => arm.values[world],
        worlds,
      )
      return estimate(best) - estimate(arm) <= (errors * error * worlds) / (worlds + priorWeight)
    })
  }
  let done = 0
  let sample = 0
  const planned = clock.startPlan()
  /** How many sampled worlds the remaining candidates get before the worse half is dropped. */
  const share = (): number => Math.max(1, Math.floor(planned(done) / (rounds * remaining.length)))
  while (remaining.length > 1 && !clock.isExhausted(done)) {
    for (let i = 0; i < share() && remaining.length > 1 && !clock.isExhausted(done); i++) {
      for (const arm of remaining) {
        const value = rollout(model, view, memory, arm.candidate, series, sample)
        arm.values.push(value)
        arm.sum += value
        done++
      }
      yield
      sample++
      const isTimeToLook = sample >= TRUSTED_WORLDS && sample % WORLDS_BETWEEN_LOOKS === 0
      if (certainty !== undefined && isTimeToLook) keepWithin(certainty)
    }
    const half = Math.ceil(remaining.length / 2)
    keep((_, rank) => rank < half)
  }
  return [...remaining.toSorted(bestFirst), ...dropped].map(withStatistics)
}

function withStatistics<Move>({ candidate, values, sum }: Arm<Move>): SearchedCandidate<Move> {
  const rollouts = values.length
  const mean = rollouts === 0 ? candidate.value : sum / rollouts
  const squares = values.reduce((total, value) => total + value * value, 0)
  const variance = rollouts < 2 ? 0 : Math.max(0, squares / rollouts - mean * mean) / (rollouts - 1)
  return { ...candidate, rollouts, mean, error: Math.sqrt(variance) }
}
