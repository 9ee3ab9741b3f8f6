import type { Budget } from '../kernel/index.ts'

/** Tells a search when to stop. */
export interface BudgetClock {
  /** The number of iterations that the search may plan with. */
  readonly iterations: number
  isExhausted(done: number): boolean
}

/**
 * Starts the clock of a budget. A budget without a number of iterations gets `defaultIterations`, so a bot without a
 * time limit decides the same way every time.
 */
export function startBudget(budget: Budget | undefined, defaultIterations: number): BudgetClock {
  const iterations = budget?.iterations ?? defaultIterations
  const { milliseconds, signal } = budget ?? {}
  const deadline = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds
  const timed = milliseconds !== undefined || signal !== undefined
  return {
    iterations,
    isExhausted: (done) =>
      done >= iterations || (timed && (signal?.aborted === true || performance.now() > deadline)),
  }
}
