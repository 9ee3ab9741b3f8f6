import type { Budget, Chance, Seat, View } from '../kernel/index.ts'
import { stopwatch } from './budget.ts'
import type { Candidate, SearchModel } from './model.ts'
import { sampleChance } from './sampling.ts'

/** A candidate with what playing on has shown of it. */
export interface Weighed<Move = unknown> extends Candidate<Move> {
  /** How many imagined games it was tried in, what they gave on average and the standard error of that. */
  readonly games: number
  readonly mean: number
  readonly error: number
}

export interface SearchOptions {
  /** So many imagined games are played if the budget does not say otherwise. */
  readonly iterations: number
  /** What a candidate was thought to be worth counts like so many imagined games. */
  readonly trust: number
}

interface Arm<Move> {
  readonly candidate: Candidate<Move>
  games: number
  sum: number
  squares: number
}

/**
 * Tries candidates in imagined games: in each of them all that are still in the race, with the same luck, so that they
 * differ by the decision alone. The worse half leaves the race when it has had its share of the budget.
 */
export function search<Open, Own, Secret, Move>(
  insight: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  candidates: readonly Candidate<Move>[],
  chance: Chance,
  budget: Budget | undefined,
  { iterations: usual, trust }: SearchOptions,
): Weighed<Move>[] {
  const watch = stopwatch(budget, usual)
  const series = chance.below(2 ** 31)
  const arms: Arm<Move>[] = candidates.map((candidate) => ({ candidate, games: 0, sum: 0, squares: 0 }))
  const estimate = ({ candidate, games, sum }: Arm<Move>): number =>
    (sum + trust * candidate.worth) / (games + trust)
  const best = (a: Arm<Move>, b: Arm<Move>): number => estimate(b) - estimate(a)
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)))
  let racing = arms
  const out: Arm<Move>[] = []
  let done = 0
  let sample = 0
  while (racing.length > 1 && !watch.isOver(done)) {
    const share = Math.max(1, Math.floor(watch.iterations / (rounds * racing.length)))
    for (let i = 0; i < share && !watch.isOver(done); i++, sample++) {
      for (const arm of racing) {
        const value = playOn(insight, view, memory, arm.candidate, series, sample)
        arm.games++
        arm.sum += value
        arm.squares += value * value
        done++
      }
    }
    racing = racing.toSorted(best)
    out.unshift(...racing.slice(Math.ceil(racing.length / 2)))
    racing = racing.slice(0, Math.ceil(racing.length / 2))
  }
  return [...racing.toSorted(best), ...out].map(weighed)
}

function weighed<Move>({ candidate, games, sum, squares }: Arm<Move>): Weighed<Move> {
  const mean = games === 0 ? candidate.worth : sum / games
  const spread = games < 2 ? 0 : Math.max(0, squares / games - mean * mean) / (games - 1)
  return { ...candidate, games, mean, error: Math.sqrt(spread) }
}

/** One imagined game: the candidate's moves, then the policy for everybody until it can be judged. */
export function playOn<Open, Own, Secret, Move>(
  { game, imagine, policy, farEnough, judge }: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  { moves }: Candidate<Move>,
  series: number,
  sample: number,
): number {
  const luck = sampleChance(series, sample)
  const state = imagine(view, memory, luck)
  const seat = view.seat ?? 0
  for (const move of moves) {
    // What was thought of as one turn may have become impossible in this world, when others acted meanwhile.
    if (game.play(state, seat, move, luck) !== undefined) break
  }
  while (!farEnough(state, view.open)) {
    const waiting = game.waiting(state.open)
    if (waiting === 0) break
    const next: Seat = firstOf(waiting)
    const refused = game.play(state, next, policy(state, next, luck), luck)
    if (refused !== undefined) throw new Error(`an imagined move was refused: ${JSON.stringify(refused)}`)
  }
  return judge(state, seat)
}

const firstOf = (seats: number): Seat => 31 - Math.clz32(seats & -seats)
