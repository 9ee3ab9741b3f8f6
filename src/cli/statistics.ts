/** The mean and the 5th and 95th percentiles of some values. */
export interface Spread {
  readonly mean: number
  readonly p5: number
  readonly p95: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const sum = sorted.reduce((total, value) => total + value, 0)
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { mean: sum / sorted.length, p5: quantile(0.05), p95: quantile(0.95) }
}
