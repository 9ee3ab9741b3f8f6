import { describe, expect, test } from 'vitest'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { playArenaGame } from './arena.ts'

/** The share of games that the first bot wins. The deals are fixed, so the outcome is always the same. */
function won(id: string, names: readonly string[], games: number, iterations: number): number {
  const manifest = requireGame(id)
  const bots = names.map((name) => requireBot(id, name))
  const options = id === 'silver-and-gold' ? { memoryAid: false } : {}
  const matchup = { game: id, options, bots: names, seed: 404, budget: { iterations } }
  const outcomes = Array.from({ length: games }, (_, index) => playArenaGame(manifest, bots, matchup, index))
  return outcomes.reduce((sum, outcome) => sum + (outcome.bots[0]?.won ?? 0), 0) / games
}

/** The floor is the figure measured in docs/bots.md, minus three standard errors for this number of games. */
describe('strength', () => {
  test.each([
    ['silver-and-gold', ['steady', 'gentle'], 20, 0.76],
    ['silver-and-gold', ['sharp', 'steady'], 20, 0.72],
    ['silver-and-gold', ['sharp', 'greedy'], 20, 0.66],
    ['silver-and-gold', ['master', 'greedy'], 4, 0.75],
    ['elfenland', ['steady', 'gentle'], 8, 0.6],
    ['elfenland', ['sharp', 'steady'], 8, 0.4],
    ['elfengold', ['steady', 'gentle'], 6, 0.4],
    ['elfengold', ['sharp', 'steady'], 6, 0.4],
  ] as const)('%s: %s', (id, names, games, floor) => {
    expect(won(id, names, games, 8)).toBeGreaterThanOrEqual(floor)
  })

  test.each([
    ['elfenland', 0.33],
    ['elfengold', 0.39],
  ] as const)(
    '%s: master, with some of its rollouts',
    (id, floor) => {
      expect(won(id, ['master', 'greedy'], 8, 40)).toBeGreaterThanOrEqual(floor)
    },
    300_000,
  )
})
