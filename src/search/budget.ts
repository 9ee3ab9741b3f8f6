import type { Budget } from '../kernel/index.ts'

/** The clock of one decision: how many iterations a search plans with, and when it stops. */
export interface BudgetClock {
  isExhausted(done: number): boolean
  /**
   * Called when the first iteration begins. The function it returns tells how many iterations to plan with in all, given
   * how many are done: those of the budget or, on a slow device, as many as the time allows at the pace so far.
   */
  startPlan(): (done: number) => number
}

/**
 * Starts the clock of a budget. A budget without a number of iterations gets `defaultIterations`, so a bot without a
 * time limit decides the same way every time.
 */
export function startBudget(budget: Budget | undefined, defaultIterations: number): BudgetClock {
  const iterations = budget?.iterations ?? defaultIterations
  const { milliseconds, signal } = budget ?? {}
  const isAborted = (): boolean => signal?.aborted === true
  if (milliseconds === undefined)
    return {
      isExhausted: (done) => done >= iterations || isAborted(),
      startPlan: () => () => iterations,
    }
  const deadline = performance.now() + milliseconds
  return {
    isExhausted: (done) => done >= iterations || isAborted() || performance.now() > deadline,
    startPlan: () => {
      const begun = performance.now()
      return (done) => {
        const now = performance.now()
        // Until the clock of the browser has moved on, the pace is unknown.
        if (done === 0 || now <= begun) return iterations
        return Math.min(iterations, done + Math.floor((done * (deadline - now)) / (now - begun)))
      }
    },
  }
}
