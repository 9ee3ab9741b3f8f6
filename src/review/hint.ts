import {
  type Answer,
  at,
  type Budget,
  type Chance,
  hasSeat,
  recording,
  type Thought,
  type View,
  viewOf,
} from '../kernel/index.ts'
import { type BudgetClock, startBudget } from '../search/budget.ts'
import type { Explanation, Reviewer } from '../search/evaluator.ts'
import type { Candidate } from '../search/model.ts'
import { type SearchOptions, searchSteps } from '../search/search.ts'
import { finish, type Steps } from '../search/steps.ts'

/** What the strongest bot would do, and why. */
export interface Hint extends Explanation {
  /** Every move that can be decided now, until something hidden is revealed or another seat is to move. */
  readonly moves: readonly unknown[]
}

const OPTIONS: SearchOptions = { iterations: 300, priorWeight: 100 }
const CANDIDATES = 6

/** Of the time for a hint, the share of its first decision. The others of the same turn share the rest. */
const FIRST_DECISION = 2 / 3

/** Advises a seat from its own view, without any hidden information. */
export const hintFor = (...asked: Parameters<typeof hintSteps>): Hint => finish(hintSteps(...asked))

/** The same, pausing in between. */
export function* hintSteps(
  reviewer: Reviewer,
  view: View,
  chance: Chance,
  thought: Thought = {},
): Steps<Hint> {
  const first = startBudget(shareOf(thought.budget, FIRST_DECISION), OPTIONS.iterations)
  const best = yield* bestOf(reviewer, view, chance, thought.memory, first)
  const moves = yield* turnSteps(reviewer, view, chance, thought, best)
  return { moves, ...reviewer.evaluator.explain(view, thought.memory, { ...best, moves }) }
}

function shareOf(budget: Budget | undefined, share: number): Budget | undefined {
  if (budget?.milliseconds === undefined) return budget
  return { ...budget, milliseconds: budget.milliseconds * share }
}

function* bestOf(
  { model, evaluator }: Reviewer,
  view: View,
  chance: Chance,
  memory: unknown,
  clock: BudgetClock,
): Steps<Candidate> {
  const ranked = evaluator.rankInGames?.(view, memory, clock.isExhausted)
  if (ranked) return at(yield* ranked, 0)
  const limit = model.isSettled?.(view) ? 1 : CANDIDATES
  const candidates = model.candidates(view, memory, limit, clock.isExhausted)
  if (candidates.length === 1) return at(candidates, 0)
  return at(yield* searchSteps(model, view, memory, candidates, chance, clock, OPTIONS), 0)
}

/** All moves of a decision that takes several, such as a journey: it continues while the same kinds of moves are legal. */
export const wholeTurn = (...asked: Parameters<typeof turnSteps>): readonly unknown[] =>
  finish(turnSteps(...asked))

function* turnSteps(
  reviewer: Reviewer,
  view: View,
  chance: Chance,
  { memory, budget }: Thought,
  first: Candidate,
): Steps<readonly unknown[]> {
  const { game, sample } = reviewer.model
  const seat = view.seat ?? 0
  const clock = startBudget(shareOf(budget, 1 - FIRST_DECISION), OPTIONS.iterations)
  const kinds = kindsOf(game.legal(view))
  const world = sample(view, memory, chance)
  const moves: unknown[] = []
  const asked: Answer[] = []
  for (let next = first; ; next = yield* bestOf(reviewer, viewOf(world, seat), chance, memory, clock)) {
    for (const move of next.moves) {
      if (game.play(world, seat, move, recording(chance, asked)) !== undefined) return moves
      moves.push(move)
      if (asked.length > 0) return moves
    }
    if (!hasSeat(game.waiting(world.open), seat)) return moves
    if (![...kindsOf(game.legal(viewOf(world, seat)))].every((kind) => kinds.has(kind))) return moves
  }
}

const kindsOf = (moves: readonly unknown[]): Set<string> =>
  new Set(moves.map((move) => (move as { type: string }).type))
