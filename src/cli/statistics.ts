/** Mean, 5 % and 95 % of what was counted. */
export interface Spread {
  readonly mean: number
  readonly p5: number
  readonly p95: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const sum = sorted.reduce((total, value) => total + value, 0)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return { mean: sum / sorted.length, p5: at(0.05), p95: at(0.95) }
}
