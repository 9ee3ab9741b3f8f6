import type { Chance, Phrase, Thought, View } from '../kernel/index.ts'
import type { Reviewer } from './review.ts'
import { type SearchOptions, search } from './search.ts'

/** What the best player here would do, and why. */
export interface Hint {
  /** The moves of the whole decision; the first is to be made now. */
  readonly moves: readonly unknown[]
  readonly reason: Phrase
}

const OPTIONS: SearchOptions = { iterations: 300, trust: 100 }
const CANDIDATES = 6

/** "What would you do?" It sees what the seat sees. */
export function hintFor(
  { insight, appraisal }: Reviewer,
  view: View,
  chance: Chance,
  { memory, budget }: Thought = {},
): Hint {
  const candidates = insight.candidates(view, memory, CANDIDATES)
  const [best] =
    candidates.length === 1 ? candidates : search(insight, view, memory, candidates, chance, budget, OPTIONS)
  return { moves: best.moves, reason: appraisal.explain(view, memory, best) }
}
