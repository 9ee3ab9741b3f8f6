import { describe, expect, test } from 'vitest'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { type GameOutcome, playArenaGame } from './arena.ts'
import { headToHeads, rankBots, wilson } from './ranking.ts'
import { playMatchup } from './threads.ts'

describe('the arena', () => {
  const matchup = {
    game: 'silver-and-gold',
    options: { memoryAid: false },
    bots: ['sharp', 'gentle', 'gentle'],
    seed: 8,
  }
  const alone = (games: number): GameOutcome[] => {
    const bots = matchup.bots.map((name) => requireBot(matchup.game, name))
    return Array.from({ length: games }, (_, index) =>
      playArenaGame(requireGame(matchup.game), bots, matchup, index),
    )
  }
  const untimed = (outcomes: readonly GameOutcome[]): unknown =>
    outcomes.map(({ index, bots }) => ({
      index,
      bots: bots.map(({ score, place, won }) => ({ score, place, won })),
    }))

  test('plays the same games on any number of threads', async () => {
    const several = await playMatchup(matchup, 6, { threads: 2 })
    expect(untimed(several)).toEqual(untimed(alone(6)))
  })

  test('ranks bots by how often they finish ahead of each other', () => {
    const outcomes = alone(30)
    const [first, last] = rankBots(matchup.bots, outcomes)
    if (!first || !last) throw new Error('two bots were not ranked')
    expect([first.bot, last.bot]).toEqual(['sharp', 'gentle'])
    expect(last.elo).toBe(0)
    expect(first.won.value + last.won.value).toBeCloseTo(1, 9)
    const [duel] = headToHeads(matchup.bots, outcomes)
    expect(duel?.won.value).toBeGreaterThan(0.9)
    expect(duel?.elo.low).toBeGreaterThan(100)
  })

  test('computes the Wilson interval', () => {
    const { low, high } = wilson(0.9, 100)
    expect(low).toBeCloseTo(0.8256, 3)
    expect(high).toBeCloseTo(0.9448, 3)
  })
})
