/** The time that this thread has had on a core, in nanoseconds: a busy machine disturbs it less than the clock. */
export function coreTime(): number {
  const { user, system } = process.threadCpuUsage()
  return 1000 * (user + system)
}

/** How long one call of `work` takes, in nanoseconds: the median of several blocks, after some warming up. */
export function nanoseconds(work: () => void, { blocks = 9, milliseconds = 120 } = {}): number {
  const calls = callsFor(work, milliseconds)
  return median(Array.from({ length: blocks }, () => block(work, calls)))
}

/** As many calls as fill a block; finding that out warms the code up. */
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

/** The shortest of some calls by the clock, in nanoseconds: for work that is too short for the time on a core. */
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
  return sorted[Math.floor(sorted.length / 2)]
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}
