import { describe, expect, test } from 'vitest'
import { CENTRE, NEWCOMER, type Rating, shownRating } from './model.ts'
import { type Contestant, rateMatch } from './rate.ts'

const newcomers = (places: readonly number[]): Contestant[] =>
  places.map((place) => ({ rating: NEWCOMER, place }))
const mus = (ratings: readonly Rating[]): number[] => ratings.map(({ mu }) => mu)

describe('a match', () => {
  test('raises those in front, lowers those behind, and makes everybody more certain', () => {
    const after = rateMatch(newcomers([3, 1, 2]))
    const [last = 0, first = 0, middle = 0] = mus(after)
    expect(first).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(last)
    expect(first).toBeGreaterThan(CENTRE)
    expect(last).toBeLessThan(CENTRE)
    for (const { sigma } of after) expect(sigma).toBeLessThan(NEWCOMER.sigma)
  })

  test('leaves equals who share a place where they were', () => {
    const [one = 0, other = 0] = mus(rateMatch(newcomers([1, 1])))
    expect(one).toBe(other)
    expect(one).toBeCloseTo(CENTRE, 6)
  })

  test('counts places, and not the order in which the seats are listed', () => {
    const strong = { mu: 31, sigma: 4 }
    const listed = rateMatch([
      { rating: strong, place: 2 },
      { rating: NEWCOMER, place: 1 },
    ])
    const reversed = rateMatch([
      { rating: NEWCOMER, place: 1 },
      { rating: strong, place: 2 },
    ])
    expect(listed).toEqual(reversed.toReversed())
  })

  test('never changes a bot, whatever happens', () => {
    const anchor = { mu: 50, sigma: 2 }
    const [bot, person] = rateMatch([
      { rating: anchor, place: 2, fixed: true },
      { rating: NEWCOMER, place: 1 },
    ])
    expect(bot).toEqual(anchor)
    expect(person?.mu).toBeGreaterThan(CENTRE + 5)
  })

  test('is worth little to a known player who beats a newcomer', () => {
    const known = { mu: 40, sigma: 2 }
    const [after] = rateMatch([
      { rating: known, place: 1 },
      { rating: NEWCOMER, place: 2 },
    ])
    expect((after?.mu ?? 0) - known.mu).toBeGreaterThan(0)
    expect((after?.mu ?? 0) - known.mu).toBeLessThan(0.1)
  })
})

test('ratings are shown in points with a margin', () => {
  expect(shownRating(NEWCOMER)).toEqual({ points: 1500, margin: 735 })
  expect(shownRating({ mu: 35, sigma: 1 })).toEqual({ points: 1800, margin: 59 })
})
