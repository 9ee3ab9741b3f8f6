/** The time and its timers. Tests use a clock that they advance by hand. */
export interface Time {
  now(): number
  /** Calls back once, after this many milliseconds. The returned function cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

/** Whether this much time has passed. Where the clock was set back meanwhile, nobody knows, and it counts as passed. */
export const hasPassed = (milliseconds: number, { since, now }: { since: number; now: number }): boolean =>
  now < since || now - since >= milliseconds

/** Calls back again and again, after this many milliseconds each time. The returned function stops it. */
export function repeatEvery(time: Time, milliseconds: number, callback: () => void): () => void {
  let cancel: () => void
  function schedule(): void {
    cancel = time.after(milliseconds, () => {
      callback()
      schedule()
    })
  }
  schedule()
  return () => cancel()
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
