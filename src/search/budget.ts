import type { Budget } from '../kernel/index.ts'

/** Says when a thought is over. */
export interface Stopwatch {
  /** So many iterations are planned. */
  readonly iterations: number
  isOver(done: number): boolean
}

/** Where a budget does not say how often, `usual` is meant; so without a budget a bot thinks the same every time. */
export function stopwatch(budget: Budget | undefined, usual: number): Stopwatch {
  const iterations = budget?.iterations ?? usual
  const { milliseconds, signal } = budget ?? {}
  const deadline = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds
  const timed = milliseconds !== undefined || signal !== undefined
  return {
    iterations,
    isOver: (done) =>
      done >= iterations || (timed && (signal?.aborted === true || performance.now() > deadline)),
  }
}
