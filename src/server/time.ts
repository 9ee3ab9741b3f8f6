/** The clock on the wall; tests bring one that they turn by hand. */
export interface Time {
  now(): number
  /** Calls back after so many milliseconds, once; the returned function calls it off. */
  after(milliseconds: number, callback: () => void): () => void
}

const LONGEST_TIMER = 2 ** 31 - 1

export const systemTime: Time = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(0, milliseconds), LONGEST_TIMER))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
