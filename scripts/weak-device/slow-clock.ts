/** The tick of the kernel's account of CPU time, in milliseconds. */
const TICK = 4

/**
 * Makes `performance.now` the clock of a device that is `factor` times slower than this machine. It counts the CPU time of
 * this thread, which other programs do not distort, and between two ticks of the account the time that passes.
 */
export function slowDown(factor: number): () => number {
  const wall = performance.now.bind(performance)
  let [counted, since, last] = [0, 0, 0]
  const now = (): number => {
    const { user, system } = process.threadCpuUsage()
    const cpu = (user + system) / 1000
    if (cpu !== counted) [counted, since] = [cpu, wall()]
    last = Math.max(last, counted + Math.min(TICK, wall() - since))
    return factor * last
  }
  performance.now = now
  return now
}
