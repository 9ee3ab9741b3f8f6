import { expect, test } from 'vitest'
import { winProbabilities } from '../search/chances/win-probabilities.ts'
import { createHiddenLosses, lossFor } from './hidden-losses.ts'

const chancesOf = (expected: readonly number[]): readonly number[] => winProbabilities(expected, 2)

test('a loss that the expected scores do not show lowers the win probability by what it costs', () => {
  for (const expected of [
    [16, 16],
    [15, 14, 16, 15],
  ]) {
    const losses = createHiddenLosses(expected.length)
    losses.advance(1, expected, expected)
    const [before = 0] = chancesOf(expected)
    losses.lower(0, before - 0.1, expected, chancesOf)
    expect(chancesOf(losses.reduce(expected))[0]).toBeCloseTo(before - 0.1, 5)
  }
})

test('nothing is hidden where the expected scores show the loss', () => {
  const losses = createHiddenLosses(2)
  losses.advance(1, [16, 16], [14, 16])
  losses.lower(0, 0.4, [14, 16], chancesOf)
  expect(losses.reduce([14, 16])).toEqual([14, 16])
})

test('a loss is no longer hidden once the expected scores show it, nor after the round', () => {
  const losses = createHiddenLosses(2)
  losses.advance(1, [16, 16], [16, 16])
  losses.lower(0, 0.3, [16, 16], chancesOf)
  const [reduced = 0] = losses.reduce([16, 16])
  losses.advance(1, [16, 16], [15.5, 16])
  expect(losses.reduce([15.5, 16])[0]).toBeCloseTo(reduced, 9)
  losses.advance(1, [15.5, 16], [12, 16])
  expect(losses.reduce([12, 16])).toEqual([12, 16])
  losses.lower(1, 0.5, [12, 16], chancesOf)
  losses.advance(2, [12, 16], [12, 16])
  expect(losses.reduce([12, 16])).toEqual([12, 16])
})

test('a player who cannot win loses nothing more', () => {
  expect(lossFor(0.1, () => 0.05)).toBe(0)
})
