import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { fakeStorage } from '../../ui/testing/fake-storage.ts'
import { challengeLevel, placeAfter, seatsAtLevel } from './challenge.ts'
import type { SavedMatch } from './saved-match.ts'
import { saveMatch } from './saved-matches.ts'

const LEVELS = ['playful', 'gentle', 'curious', 'steady', 'attentive', 'sharp', 'seasoned', 'master']
const GAME = 'silver-and-gold'

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

/** A finished match in which the person came out at a place among bots of a level. */
const finished = (level: string, places: readonly number[], time: number): SavedMatch => ({
  id: `match${time}`,
  game: GAME,
  rules: 1,
  options: {},
  seats: places.map((_, seat) => (seat === 0 ? { name: 'Ada' } : { name: 'Bot', bot: level })),
  seed: 'ab',
  challenge: true,
  turns: [],
  over: true,
  at: time,
  waiting: 0,
  results: places.map((place) => ({ place, score: 100 - place })),
})

const next = (seats = 2, start = 'steady'): string => challengeLevel(GAME, seats, LEVELS, start)

describe('a challenge', () => {
  test('starts at the level that was chosen last', () => {
    expect(next()).toBe('steady')
    expect(next(2, 'sharp')).toBe('sharp')
  })

  test('is harder after a win and easier after a loss', () => {
    saveMatch(finished('steady', [1, 2], 1))
    expect(next()).toBe('attentive')
    saveMatch(finished('attentive', [2, 1], 2))
    saveMatch(finished('attentive', [2, 1], 3))
    expect(LEVELS.indexOf(next())).toBeLessThan(LEVELS.indexOf('attentive'))
  })

  test('counts every match once', () => {
    saveMatch(finished('steady', [1, 2], 1))
    const level = next()
    for (let again = 0; again < 5; again++) expect(next()).toBe(level)
  })

  test('counts for its game and number of players, and ordinary matches do not count', () => {
    saveMatch(finished('steady', [1, 2, 3], 1))
    const { challenge, ...ordinary } = finished('steady', [1, 2], 2)
    expect(challenge).toBe(true)
    saveMatch(ordinary)
    saveMatch({ ...finished('steady', [1, 2], 3), game: 'elfenland' })
    saveMatch({ ...finished('steady', [1, 2], 4), over: false })
    expect(next(2)).toBe('steady')
    expect(next(3)).toBe('attentive')
  })

  test('moves little when the player is ahead of half of the bots', () => {
    saveMatch(finished('steady', [2, 1, 3], 1))
    saveMatch(finished('steady', [1, 1], 2))
    expect([next(3), next(2)]).toEqual(['steady', 'steady'])
  })

  test('never leaves the ladder', () => {
    for (let time = 1; time < 30; time++) {
      saveMatch(finished(next(), [1, 2], time))
      saveMatch(finished(next(3), [3, 1, 2], 100 + time))
    }
    expect([next(2), next(3)]).toEqual(['master', 'playful'])
  })

  test('goes on at the right place when a later version knows other levels', () => {
    for (let time = 1; time < 4; time++) saveMatch(finished(next(), [1, 2], time))
    const level = next()
    expect(challengeLevel(GAME, 2, ['dreamy', ...LEVELS], 'steady')).toBe(level)
    const without = LEVELS.filter((name) => name !== level)
    expect(without).toContain(challengeLevel(GAME, 2, without, 'steady'))
  })

  test('gives the bots of the next match its level', () => {
    expect(seatsAtLevel([{ name: 'Ada' }, { name: 'Bot', bot: 'gentle' }], 'sharp')).toEqual([
      { name: 'Ada' },
      { name: 'Bot', bot: 'sharp' },
    ])
  })
})

describe('simulated players', () => {
  /** The share of the bots that a player of a given strength, in levels, finishes ahead of. */
  function play(strength: number, bots: number, seed: number, matches: number): number[] {
    const chance = fastChance(fastSeed(seed))
    const uniform = (): number => (chance.below(2 ** 20) + 0.5) / 2 ** 20
    let place = 3
    const results: number[] = []
    for (let n = 0; n < matches; n++) {
      const level = Math.min(LEVELS.length - 1, Math.max(0, Math.round(place)))
      // Everybody has luck of their own, so that two players of the same match are not independent.
      const luck = (): number => Math.log(1 / uniform() - 1) / 2
      const own = strength + 1.1 * luck()
      const beaten = Array.from({ length: bots }, () => (own > level + 1.1 * luck() ? 1 : 0))
      const ahead = beaten.reduce<number>((sum, won) => sum + won, 0) / bots
      results.push(ahead)
      place = Math.min(LEVELS.length - 1, Math.max(0, placeAfter(place, n, level, ahead)))
    }
    return results
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

  test.each([
    [0.6, 1],
    [2.4, 1],
    [5, 1],
    [6.3, 1],
    [1.5, 2],
    [4, 3],
    [3.3, 5],
  ])('of strength %d are ahead of about half of %d bots', (strength, bots) => {
    const all = Array.from({ length: 20 }, (_, seed) => play(strength, bots, seed, 60).slice(10))
    expect(Math.abs(mean(all.flat()) - 0.5)).toBeLessThan(0.05)
  })

  test('soon get there: the next ten matches after the first ten are balanced', () => {
    const all = Array.from({ length: 200 }, (_, seed) => play(at([0.5, 2, 5, 6.5], seed % 4), 1, seed, 20))
    expect(Math.abs(mean(all.flatMap((list) => list.slice(10))) - 0.5)).toBeLessThan(0.06)
  })
})
