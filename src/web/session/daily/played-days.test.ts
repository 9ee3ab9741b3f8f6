import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { playedDays, rememberPlayed, streakOf } from './played-days.ts'

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
] as const
const GAME = 'silver-and-gold'
const resultOn = (day: string) => playedDays()[day]?.[GAME]

describe('the results on this device', () => {
  test('are kept for each day and game', () => {
    rememberPlayed(MONDAY, GAME, { score: 87, counted: true })
    rememberPlayed(MONDAY, 'elfengold', { score: 14, counted: false })
    rememberPlayed(TUESDAY, GAME, { score: 90, counted: true })
    expect(playedDays()).toEqual({
      [MONDAY]: { [GAME]: { score: 87, counted: true }, elfengold: { score: 14, counted: false } },
      [TUESDAY]: { [GAME]: { score: 90, counted: true } },
    })
  })

  test('keep the counted try, whatever is practised before or after it', () => {
    rememberPlayed(MONDAY, GAME, { score: 60, counted: false })
    rememberPlayed(MONDAY, GAME, { score: 87, counted: true })
    rememberPlayed(MONDAY, GAME, { score: 120, counted: false, master: 125 })
    expect(resultOn(MONDAY)).toEqual({ score: 87, counted: true })
  })

  test('keep the first practice, and learn the result of master later', () => {
    rememberPlayed(MONDAY, GAME, { score: 60, counted: false })
    rememberPlayed(MONDAY, GAME, { score: 99, counted: false, master: 92 })
    rememberPlayed(MONDAY, GAME, { score: 99, counted: false, master: 50 })
    expect(resultOn(MONDAY)).toEqual({ score: 60, counted: false, master: 92 })
  })

  test('are empty where the storage holds something else', () => {
    localStorage.setItem('vermeil:daily', '{"2026-11-16": 5}')
    expect(playedDays()).toEqual({})
  })
})

describe('a streak', () => {
  const played = { [GAME]: { score: 1, counted: true } }

  test('counts the days in a row up to today', () => {
    expect(streakOf({ [MONDAY]: played, [TUESDAY]: played, [WEDNESDAY]: played }, WEDNESDAY)).toBe(3)
  })

  test('is not broken while today can still be played', () => {
    expect(streakOf({ [MONDAY]: played, [TUESDAY]: played }, WEDNESDAY)).toBe(2)
  })

  test('ends with a day that was missed', () => {
    expect(streakOf({ [MONDAY]: played, [TUESDAY]: played }, THURSDAY)).toBe(0)
    expect(streakOf({ [MONDAY]: played, [WEDNESDAY]: played }, WEDNESDAY)).toBe(1)
    expect(streakOf({}, MONDAY)).toBe(0)
  })
})
