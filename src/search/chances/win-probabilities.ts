import { sum } from '../../kernel/index.ts'
/**
 * The probability of each player to finish first, if final scores are normally distributed around what is expected.
 * `deviation` is the standard deviation of the difference between two players.
 */
export function winProbabilities(expected: readonly number[], deviation: number): number[] {
  if (expected.length === 1) return [1]
  if (expected.length === 2) {
    const first = normalBelow((expected[0] - expected[1]) / deviation)
    return [first, 1 - first]
  }
  const each = deviation / Math.SQRT2
  const best = Math.max(...expected)
  const sums = expected.map(() => 0)
  // Integrates numerically over the score of each player: the probability that all others stay below it.
  for (let step = -STEPS; step <= STEPS; step++) {
    const z = (3.5 * step) / STEPS
    const density = Math.exp((-z * z) / 2)
    for (const [seat, own] of expected.entries()) {
      if (own < best - 12 * each) continue
      let probability = density
      for (const [other, rival] of expected.entries()) {
        if (other !== seat) probability *= normalBelow((own - rival) / each + z)
      }
      sums[seat] += probability
    }
  }
  const total = sum(sums)
  return sums.map((sum) => sum / total)
}

const STEPS = 40

/** The standard normal distribution function, after Abramowitz and Stegun 26.2.17. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}
