import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed } from '../kernel/index.ts'
import { BETA, CENTRE } from './model.ts'
import { fitStrengths, type Placing } from './strengths.ts'

/** Placings that are drawn from the Plackett–Luce model. */
function drawPlacings(mu: readonly number[], matches: number): Placing[] {
  const chance = fastChance(fastSeed(11, 5))
  const c = BETA * Math.sqrt(mu.length)
  const luck = (): number => -Math.log(-Math.log((chance.below(2 ** 24) + 0.5) / 2 ** 24))
  return Array.from({ length: matches }, () => {
    const performances = mu.map((value) => value / c + luck())
    return mu.map((_, player) => ({
      player,
      place: 1 + performances.filter((other) => other > at(performances, player)).length,
    }))
  })
}

describe('strengths', () => {
  test('are found again from placings, within their errors', () => {
    const actual = [15, 22, 28, 35]
    const found = fitStrengths(drawPlacings(actual, 500), 4)
    for (const [player, { mu, sigma }] of found.entries()) {
      expect(sigma).toBeLessThan(1)
      expect(Math.abs(mu - at(actual, player))).toBeLessThan(3 * sigma)
    }
  })

  test('are finite for a player who has never lost', () => {
    const [winner, loser] = fitStrengths(
      Array.from({ length: 50 }, () => [
        { player: 0, place: 1 },
        { player: 1, place: 2 },
      ]),
      2,
    )
    expect(winner?.mu).toBeGreaterThan(CENTRE + 5)
    expect(winner?.mu).toBeLessThan(CENTRE + 50)
    expect((winner?.mu ?? 0) + (loser?.mu ?? 0)).toBeCloseTo(2 * CENTRE, 6)
  })

  test('of players who always share the place are equal', () => {
    const [one, other] = fitStrengths(
      [
        [
          { player: 0, place: 1 },
          { player: 1, place: 1 },
        ],
      ],
      2,
    )
    expect(one?.mu).toBeCloseTo(other?.mu ?? 0, 6)
  })
})
