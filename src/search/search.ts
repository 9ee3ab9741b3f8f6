import type { Chance, View } from '../kernel/index.ts'
import type { BudgetClock } from './budget.ts'
import type { Candidate, SearchModel } from './model.ts'
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
}

interface Arm<Move> {
  readonly candidate: Candidate<Move>
  rollouts: number
  sum: number
  squares: number
}

/**
 * Sequential halving over the candidates. Each sampled world is played with every remaining candidate and the same
 * chance, so that the results differ by the decision alone; after its share of the budget the worse half is dropped.
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
  { priorWeight }: Pick<SearchOptions, 'priorWeight'>,
): Steps<SearchedCandidate<Move>[]> {
  const series = chance.below(2 ** 31)
  const arms: Arm<Move>[] = candidates.map((candidate) => ({ candidate, rollouts: 0, sum: 0, squares: 0 }))
  const estimate = ({ candidate, rollouts, sum }: Arm<Move>): number =>
    (sum + priorWeight * candidate.value) / (rollouts + priorWeight)
  const bestFirst = (a: Arm<Move>, b: Arm<Move>): number => estimate(b) - estimate(a)
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)))
  let remaining = arms
  const dropped: Arm<Move>[] = []
  let done = 0
  let sample = 0
  const planned = clock.startPlan()
  /** How many sampled worlds the remaining candidates get before the worse half is dropped. */
  const share = (): number => Math.max(1, Math.floor(planned(done) / (rounds * remaining.length)))
  while (remaining.length > 1 && !clock.isExhausted(done)) {
    for (let i = 0; i < share() && !clock.isExhausted(done); i++, sample++) {
      for (const arm of remaining) {
        const value = rollout(model, view, memory, arm.candidate, series, sample)
        arm.rollouts++
        arm.sum += value
        arm.squares += value * value
        done++
      }
      yield
    }
    remaining = remaining.toSorted(bestFirst)
    const half = Math.ceil(remaining.length / 2)
    dropped.unshift(...remaining.slice(half))
    remaining = remaining.slice(0, half)
  }
  return [...remaining.toSorted(bestFirst), ...dropped].map(withStatistics)
}

function withStatistics<Move>({ candidate, rollouts, sum, squares }: Arm<Move>): SearchedCandidate<Move> {
  const mean = rollouts === 0 ? candidate.value : sum / rollouts
  const variance = rollouts < 2 ? 0 : Math.max(0, squares / rollouts - mean * mean) / (rollouts - 1)
  return { ...candidate, rollouts, mean, error: Math.sqrt(variance) }
}
