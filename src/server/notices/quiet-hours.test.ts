import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../kernel/time-units.ts'
import { endOfQuiet, nextTimeOfDay } from './quiet-hours.ts'

const at = (text: string): number => Date.parse(text)

test.each([
  ['2026-11-16T21:30:00Z', '2026-11-17T06:00:00.000Z'],
  ['2026-11-17T05:59:00Z', '2026-11-17T06:00:00.000Z'],
  ['2026-11-17T06:00:00Z', undefined],
  ['2026-11-16T12:00:00Z', undefined],
])('quiet from ten in the evening to seven in Warsaw: at %s until %s', (now, end) => {
  const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Warsaw' }
  const found = endOfQuiet(quiet, at(now))
  expect(found === undefined ? undefined : new Date(found).toISOString()).toBe(end)
})

test('the same time at both ends is no quiet at all', () => {
  expect(endOfQuiet({ from: 60, to: 60, zone: 'UTC' }, at('2026-11-16T01:00:00Z'))).toBeUndefined()
})

test.each([
  ['2026-11-16T06:00:00Z', '2026-11-16T07:00:00.000Z'],
  ['2026-11-16T07:00:00Z', '2026-11-17T07:00:00.000Z'],
  ['2026-03-28T07:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T06:00:00Z', '2026-10-25T07:00:00.000Z'],
])('after %s it is eight in Berlin next at %s, also when the clocks are changed', (now, next) => {
  expect(new Date(nextTimeOfDay(8 * 60, 'Europe/Berlin', at(now))).toISOString()).toBe(next)
})

test.each([
  'Europe/Warsaw',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  // Here the clocks are changed at midnight.
  'Africa/Cairo',
])('in %s any time of the day comes once a day, also when it is skipped or repeated', (zone) => {
  const end = at('2027-01-01T12:00:00Z')
  for (let minute = 0; minute < 1440; minute += 15) {
    const times: number[] = []
    for (let next = at('2026-01-01T12:00:00Z'); next < end; times.push(next))
      next = nextTimeOfDay(minute, zone, next + 1)
    for (const [index, time] of times.slice(1).entries())
      expect(Math.abs(time - (times[index] ?? 0) - DAY)).toBeLessThanOrEqual(60 * MINUTE)
  }
})
