/**
 * The chance of each player to end with most, where what they will have is known but for a spread: the standard
 * deviation of the difference of two of them.
 */
export function winningChances(expected: readonly number[], spread: number): number[] {
  if (expected.length === 1) return [1]
  if (expected.length === 2) {
    const first = below((expected[0] - expected[1]) / spread)
    return [first, 1 - first]
  }
  const each = spread / Math.SQRT2
  const best = Math.max(...expected)
  const sums = expected.map(() => 0)
  // Everybody's result is spread around what is expected of him; each in turn has the most with some chance.
  for (let step = -STEPS; step <= STEPS; step++) {
    const z = (3.5 * step) / STEPS
    const weight = Math.exp((-z * z) / 2)
    for (const [seat, own] of expected.entries()) {
      if (own < best - 12 * each) continue
      let chance = weight
      for (const [other, rival] of expected.entries()) {
        if (other !== seat) chance *= below((own - rival) / each + z)
      }
      sums[seat] += chance
    }
  }
  const all = sums.reduce((total, sum) => total + sum, 0)
  return sums.map((sum) => sum / all)
}

const STEPS = 40

/** The share of a normal distribution below z. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}
