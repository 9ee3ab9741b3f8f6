import { rate } from 'openskill'
import { at } from '../kernel/index.ts'
import { BETA, type Rating, TAU } from './model.ts'

/** Somebody in a match, as they were rated before it. */
export interface Contestant {
  readonly rating: Rating
  readonly place: number
  /** A bot, whose rating never changes. */
  readonly fixed?: boolean
}

/** So that the last bits of a floating point number do not depend on the machine. */
const DECIMALS = 6
const rounded = (value: number): number => Number(value.toFixed(DECIMALS))

/**
 * The ratings after a match, by the Plackett–Luce model: only the places matter, not by how much somebody won. By
 * default openskill lets `sigma` shrink more slowly, which predicts worse (docs/ratings.md).
 */
export function rateMatch(contestants: readonly Contestant[]): Rating[] {
  const after = rate(
    contestants.map(({ rating }) => [rating]),
    { rank: contestants.map(({ place }) => place), beta: BETA, tau: TAU, gamma: () => 1 },
  )
  return contestants.map(({ rating, fixed }, index) => {
    if (fixed) return rating
    const { mu, sigma } = at(at(after, index), 0)
    return { mu: rounded(mu), sigma: rounded(sigma) }
  })
}
