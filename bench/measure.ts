import { at } from '../src/kernel/index.ts'

const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** CPU time of this thread in nanoseconds, which a busy machine distorts less than wall-clock time. */
export function coreTime(): number {
  // Linux updates it when the thread sleeps or the clock ticks, and ticks may be 4 ms apart.
  Atomics.wait(sleeper, 0, 0, 0.05)
  const { user, system } = process.threadCpuUsage()
  return 1000 * (user + system)
}

/** CPU time of one call of `work` in nanoseconds: the median of several blocks, after a warm-up. */
export function nanoseconds(work: () => void, { blocks = 9, milliseconds = 120 } = {}): number {
  const calls = callsFor(work, milliseconds)
  return median(Array.from({ length: blocks }, () => block(work, calls)))
}

/** The number of calls that fills a block. Finding it out warms up the code. */
function callsFor(work: () => void, milliseconds: number): number {
  let calls = 1
  for (;;) {
    const nanos = block(work, calls) * calls
    if (nanos > milliseconds * 1e6) return Math.max(1, Math.round((calls * milliseconds * 1e6) / nanos))
    calls *= 2
  }
}

function block(work: () => void, calls: number): number {
  const started = coreTime()
  for (let i = 0; i < calls; i++) work()
  return (coreTime() - started) / calls
}

/** Wall-clock time of the fastest of several calls in nanoseconds, for work that is too short to measure CPU time. */
export function shortest(work: () => void, calls: number): number {
  const times = Array.from({ length: calls }, () => {
    const started = process.hrtime.bigint()
    work()
    return Number(process.hrtime.bigint() - started)
  })
  return Math.min(...times)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return at(sorted, Math.floor(sorted.length / 2))
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return at(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)))
}
