import {
  type Answer,
  at,
  type Chance,
  hasSeat,
  recording,
  type Thought,
  type View,
  viewOf,
} from '../kernel/index.ts'
import { startBudget } from '../search/budget.ts'
import type { Explanation, Reviewer } from '../search/evaluator.ts'
import type { Candidate } from '../search/model.ts'
import { type SearchOptions, searchCandidates } from '../search/search.ts'

/** What the strongest bot would do, and why. */
export interface Hint extends Explanation {
  /** Every move that can be decided now, until something hidden is revealed or another seat is to move. */
  readonly moves: readonly unknown[]
}

const OPTIONS: SearchOptions = { iterations: 300, priorWeight: 100 }
const CANDIDATES = 6

/** Advises a seat from its own view, without any hidden information. */
export function hintFor(reviewer: Reviewer, view: View, chance: Chance, thought: Thought = {}): Hint {
  const best = bestOf(reviewer, view, chance, thought)
  const moves = wholeTurn(reviewer, view, chance, thought, best)
  return { moves, ...reviewer.evaluator.explain(view, thought.memory, { ...best, moves }) }
}

function bestOf({ model }: Reviewer, view: View, chance: Chance, { memory, budget }: Thought): Candidate {
  const { isExhausted } = startBudget(budget, OPTIONS.iterations)
  const candidates = model.candidates(view, memory, CANDIDATES, isExhausted)
  if (candidates.length === 1) return at(candidates, 0)
  return at(searchCandidates(model, view, memory, candidates, chance, budget, OPTIONS), 0)
}

/** All moves of a decision that takes several, such as a journey: it continues while the same kinds of moves are legal. */
export function wholeTurn(
  reviewer: Reviewer,
  view: View,
  chance: Chance,
  thought: Thought,
  first: Candidate,
): readonly unknown[] {
  const { game, sample } = reviewer.model
  const seat = view.seat ?? 0
  const kinds = kindsOf(game.legal(view))
  const world = sample(view, thought.memory, chance)
  const moves: unknown[] = []
  const asked: Answer[] = []
  for (let next = first; ; next = bestOf(reviewer, viewOf(world, seat), chance, thought)) {
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
