import { at, sum } from '../kernel/index.ts'
import { BETA, CENTRE, type Rating } from './model.ts'

/** The places of players in one match, by the index of each player. */
export type Placing = readonly { readonly player: number; readonly place: number }[]

/** The standard deviation of the prior, which keeps the strength of an unbeaten player finite. */
const PRIOR = 25
const MAX_STEPS = 100
const PRECISION = 1e-6

/**
 * The strengths under which placings are most likely by the Plackett–Luce model, on the scale of ratings and with their
 * mean at its centre. `sigma` is the standard error, from the curvature of the likelihood.
 */
export function fitStrengths(placings: readonly Placing[], players: number): Rating[] {
  const orders = countOrders(placings)
  let mu = Array.from({ length: players }, () => CENTRE)
  for (let step = 1; ; step++) {
    const { gradient, curvature } = derivatives(orders, mu)
    const covariance = inverse(curvature)
    const change = covariance.map((row) => sum(row.map((value, j) => value * at(gradient, j))))
    const largest = Math.max(...change.map(Math.abs))
    // Newton's steps overshoot while the strengths are still far from where they belong.
    const scale = Math.min(1, BETA / largest)
    mu = mu.map((value, i) => value + scale * at(change, i))
    if (largest < PRECISION || step === MAX_STEPS) return centred(mu, covariance)
  }
}

/** Only differences are measured, so the error of a strength is that of its distance from the mean. */
function centred(mu: readonly number[], covariance: readonly (readonly number[])[]): Rating[] {
  const players = mu.length
  const mean = sum(mu) / players
  const rowMeans = covariance.map((row) => sum(row) / players)
  const total = sum(rowMeans) / players
  return mu.map((value, i) => ({
    mu: value - mean + CENTRE,
    sigma: Math.sqrt(Math.max(0, at(at(covariance, i), i) - 2 * at(rowMeans, i) + total)),
  }))
}

interface Order {
  readonly players: readonly number[]
  readonly weight: number
}

/** Players from the first to the last, with how often. A tie counts half as each of the two opposite orders. */
function countOrders(placings: readonly Placing[]): Order[] {
  const counts = new Map<string, Order>()
  for (const placing of placings) {
    for (const tried of [placing, placing.toReversed()]) {
      const players = tried.toSorted((a, b) => a.place - b.place).map(({ player }) => player)
      const key = players.join()
      counts.set(key, { players, weight: (counts.get(key)?.weight ?? 0) + 0.5 })
    }
  }
  return [...counts.values()]
}

/** Of the logarithm of the likelihood and the prior; the curvature with its sign turned. */
function derivatives(orders: readonly Order[], mu: readonly number[]) {
  const gradient = mu.map((value) => (CENTRE - value) / PRIOR ** 2)
  const curvature = mu.map((_, i) => mu.map((_, j) => (i === j ? 1 / PRIOR ** 2 : 0)))
  for (const { players, weight } of orders) {
    const c = BETA * Math.sqrt(players.length)
    for (let first = 0; first < players.length - 1; first++) {
      const left = players.slice(first)
      const powers = left.map((player) => Math.exp((at(mu, player) - CENTRE) / c))
      const total = sum(powers)
      const shares = mu.map(() => 0)
      for (const [i, player] of left.entries()) shares[player] = at(shares, player) + at(powers, i) / total
      const winner = at(left, 0)
      gradient[winner] = at(gradient, winner) + weight / c
      for (const [i, share] of shares.entries()) {
        gradient[i] = at(gradient, i) - (weight * share) / c
        const row = at(curvature, i)
        for (const [j, other] of shares.entries())
          row[j] = at(row, j) + (weight * ((i === j ? share : 0) - share * other)) / c ** 2
      }
    }
  }
  return { gradient, curvature }
}

/** By Gauss and Jordan; the matrix is positive definite, so no pivot is zero. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot++) {
    const divisor = at(at(rows, pivot), pivot)
    const scaled = at(rows, pivot).map((value) => value / divisor)
    rows[pivot] = scaled
    for (let other = 0; other < size; other++) {
      if (other === pivot) continue
      const factor = at(at(rows, other), pivot)
      rows[other] = at(rows, other).map((value, column) => value - factor * at(scaled, column))
    }
  }
  return rows.map((row) => row.slice(size))
}
