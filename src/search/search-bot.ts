import type { Bot } from '../kernel/index.ts'
import { stopwatch } from './budget.ts'
import type { SearchModel } from './model.ts'
import { type SearchOptions, search } from './search.ts'

export interface SearchingOptions extends SearchOptions {
  /** So many candidates are asked for. */
  readonly candidates: number
}

/** A bot that tries the moves worth a thought in imagined games. */
export function searchBot<Open, Own, Secret, Move>(
  name: string,
  insight: SearchModel<Open, Own, Secret, Move>,
  options: SearchingOptions,
): Bot<Open, Own, Move> {
  return {
    name,
    ...(insight.observe ? { observe: insight.observe } : {}),
    choose(view, chance, { memory, budget } = {}) {
      const { isOver } = stopwatch(budget, options.iterations)
      const candidates = insight.candidates(view, memory, options.candidates, isOver)
      if (candidates.length === 1) return candidates[0].moves[0]
      return search(insight, view, memory, candidates, chance, budget, options)[0].moves[0]
    },
  }
}
