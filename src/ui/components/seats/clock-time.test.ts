import { expect, test } from 'vitest'
import { clockTime, timeWords } from './clock-time.ts'

test('a time is written in minutes, hours or days', () => {
  expect(timeWords(65_000)).toBe('1:05')
  expect(timeWords(-1)).toBe('0:00')
  expect(timeWords(5 * 3_600_000)).toBe('5 hr')
  expect(timeWords(3 * 86_400_000)).toBe('3 days')
})

test('a clock runs before and after a pause, and not in it', () => {
  const pause = { from: 1_000, until: 5_000 }
  const left = (now: number): number => clockTime(7_000, pause, now)
  expect([left(1_000), left(2_000), left(4_999)]).toEqual([2_000, 2_000, 2_000])
  expect([left(5_000), left(6_000)]).toEqual([2_000, 1_000])
  expect(clockTime(7_000, undefined, 2_000)).toBe(5_000)
})
