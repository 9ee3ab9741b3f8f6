import type { Bot } from '../kernel/index.ts'
import { startBudget } from './budget.ts'
import type { SearchModel } from './model.ts'
import { type SearchOptions, searchCandidates } from './search.ts'

export interface SearchBotOptions extends SearchOptions {
  /** The number of candidates that the search starts with. */
  readonly candidates: number
}

/** A bot that tries the most promising candidates in rollouts. */
export function searchBot<Open, Own, Secret, Move>(
  name: string,
  model: SearchModel<Open, Own, Secret, Move>,
  options: SearchBotOptions,
): Bot<Open, Own, Move> {
  return {
    name,
    ...(model.observe ? { observe: model.observe } : {}),
    choose(view, chance, { memory, budget } = {}) {
      const clock = startBudget(budget, Math.ceil(options.iterations * (model.effort?.(view) ?? 1)))
      const limit = model.isSettled?.(view) ? 1 : options.candidates
      const candidates = model.candidates(view, memory, limit, clock.isExhausted)
      if (candidates.length === 1) return candidates[0].moves[0]
      return searchCandidates(model, view, memory, candidates, chance, clock, options)[0].moves[0]
    },
  }
}
