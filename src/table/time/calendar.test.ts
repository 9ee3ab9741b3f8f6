import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../kernel/time-units.ts'
import type { Sleep } from '../../protocol/index.ts'
import {
  boundedSleep,
  type Calendar,
  fullTime,
  minutesAsleep,
  moveDeadline,
  nextRest,
  passTime,
  runningTime,
  runOut,
  stretchAt,
} from './calendar.ts'

const ALWAYS: Calendar = { hours: [], weekends: undefined, holidays: [], pauses: [] }
const WARSAW: Sleep = { from: 22 * 60, to: 8 * 60, zone: 'Europe/Warsaw' }
const instant = (text: string): number => Date.parse(text)
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16)
const asleep = (sleep: Sleep | undefined): Calendar => ({ ...ALWAYS, hours: [{ since: 0, sleep }] })

describe('sleeping hours', () => {
  test.each([
    // In January, Warsaw is one hour ahead of UTC.
    ['asked in the afternoon', '2026-01-15T14:00Z', 1, '2026-01-16T14:00'],
    ['asked at night, the clock starts in the morning', '2026-01-15T23:30Z', 1, '2026-01-16T21:00'],
    ['asked just before sleep', '2026-01-15T20:59Z', 1, '2026-01-16T20:59'],
    ['three days', '2026-01-15T14:00Z', 3, '2026-01-18T14:00'],
    ['over the change to summer time', '2026-03-28T14:00Z', 1, '2026-03-29T13:00'],
    ['over the change to winter time', '2026-10-24T13:00Z', 1, '2026-10-25T14:00'],
  ])('%s', (_, from, days, until) => {
    expect(iso(runOut(asleep(WARSAW), instant(from), days))).toBe(until)
  })

  test('without sleeping hours, a day has 24 hours', () => {
    expect(runOut(ALWAYS, 5, 2)).toBe(5 + 2 * DAY)
    expect(runOut(asleep({ ...WARSAW, to: WARSAW.from }), 5, 1)).toBe(5 + DAY)
  })

  test('hours that are too long for a table are cut short in the morning', () => {
    expect(boundedSleep(WARSAW, 480)).toEqual({ ...WARSAW, to: 6 * 60 })
    expect(boundedSleep(WARSAW, 600)).toEqual(WARSAW)
    expect(minutesAsleep(boundedSleep(WARSAW, 0))).toBe(0)
  })

  test('half a day stays half a day when the hours get longer', () => {
    const from = instant('2026-01-15T08:00Z')
    const since = instant('2026-01-16T00:00Z')
    const hours = [
      { since: 0, sleep: undefined },
      { since, sleep: { from: 0, to: 12 * 60, zone: 'UTC' } },
    ]
    // Two days, of which two thirds of the first are over at midnight: one and a third of twelve waking hours are left.
    expect(iso(runOut({ ...ALWAYS, hours }, from, 2))).toBe('2026-01-17T16:00')
  })
})

describe('weekends, holidays and pauses', () => {
  const weekends: Calendar = { ...asleep(WARSAW), weekends: 'UTC' }

  test('a player who is asked on Friday afternoon has until Monday afternoon', () => {
    expect(iso(runOut(weekends, instant('2026-01-16T14:00Z'), 1))).toBe('2026-01-19T14:00')
    expect(iso(runOut(weekends, instant('2026-01-17T09:00Z'), 1))).toBe('2026-01-19T21:00')
  })

  test('the weekend is that of the player', () => {
    const tokyo = { ...ALWAYS, weekends: 'Asia/Tokyo' }
    expect(stretchAt(tokyo, instant('2026-01-16T15:00Z')).because).toBe('weekend')
    expect(stretchAt(tokyo, instant('2026-01-16T14:59Z')).because).toBeUndefined()
    const own = { ...asleep({ from: 0, to: 0, zone: 'UTC' }), weekends: 'Asia/Tokyo' }
    expect(stretchAt(own, instant('2026-01-16T15:00Z')).because).toBeUndefined()
  })

  test('a holiday and a pause are added to the time', () => {
    const from = instant('2026-01-15T14:00Z')
    const week = { from: from + HOUR, until: from + HOUR + 7 * DAY }
    expect(runOut({ ...ALWAYS, holidays: [week] }, from, 2)).toBe(from + 9 * DAY)
    const pause = { from: from + 2 * HOUR, until: from + 8 * DAY }
    expect(runOut({ ...ALWAYS, holidays: [week], pauses: [pause] }, from, 2)).toBe(from + 8 * DAY + 47 * HOUR)
  })

  test('a rest is told as a whole', () => {
    const friday = instant('2026-01-16T14:00Z')
    expect(nextRest(asleep(WARSAW), friday, friday + DAY)).toEqual({
      from: instant('2026-01-16T21:00Z'),
      until: instant('2026-01-17T07:00Z'),
      because: 'sleep',
    })
    expect(nextRest({ ...ALWAYS, weekends: 'UTC' }, friday, friday + DAY)).toEqual({
      from: instant('2026-01-17'),
      until: instant('2026-01-19'),
      because: 'weekend',
    })
    expect(nextRest(ALWAYS, friday, friday + DAY)).toBeUndefined()
  })
})

const zones = fc.constantFrom(
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
)
const sleeps: fc.Arbitrary<Sleep> = fc
  .record({ from: fc.integer({ min: 0, max: 1439 }), minutes: fc.integer({ min: 0, max: 720 }), zone: zones })
  .map(({ from, minutes, zone }) => ({ from, to: (from + minutes) % 1440, zone }))
const START = instant('2026-01-01')
const times = fc.integer({ min: START, max: instant('2027-01-01') })
const spans = fc
  .array(fc.tuple(times, fc.integer({ min: 1, max: 14 * DAY })), { maxLength: 4 })
  .map((list) => list.map(([from, length]) => ({ from, until: from + length })))
const changes = fc
  .array(fc.tuple(times, fc.option(sleeps, { nil: undefined })), { maxLength: 12 })
  .map((list) =>
    list.map(([since, sleep]) => ({ since, sleep })).sort((one, other) => one.since - other.since),
  )
const calendars: fc.Arbitrary<Calendar> = fc.record({
  hours: fc
    .tuple(fc.option(sleeps, { nil: undefined }), changes)
    .map(([sleep, later]) => [{ since: 0, sleep }, ...later]),
  weekends: fc.option(zones, { nil: undefined }),
  holidays: spans,
  pauses: spans,
})
const dayCounts = fc.integer({ min: 1, max: 30 })

/** The time of day and the day of the week, by another way than the calendar takes. */
function localTime(at: number, zone: string): { readonly minute: number; readonly weekend: boolean } {
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  const [, day = '', hour, minute] = /^(\w+),? (\d+):(\d+)$/.exec(text) ?? []
  return { minute: Number(hour) * 60 + Number(minute), weekend: day === 'Sat' || day === 'Sun' }
}

describe('whatever the calendar', () => {
  test('no time runs while the player sleeps, on weekends, on holidays and in pauses', () => {
    fc.assert(
      fc.property(calendars, times, (calendar, at) => {
        const { hours, weekends, holidays, pauses } = calendar
        const sleep = hours.findLast(({ since }, index) => index === 0 || since <= at)?.sleep
        const { minute, weekend } = localTime(at, sleep?.zone ?? weekends ?? 'UTC')
        const sleeping = sleep !== undefined && (minute - sleep.from + 1440) % 1440 < minutesAsleep(sleep)
        const off = [...holidays, ...pauses].some(({ from, until }) => from <= at && at < until)
        const rests = sleeping || off || (weekends !== undefined && weekend)
        expect(runningTime(calendar, at, at + 1)).toBe(rests ? 0 : 1)
      }),
      { numRuns: 1000 },
    )
  })

  test('the deadline is the same step by step and at once', () => {
    fc.assert(
      fc.property(
        calendars,
        times,
        dayCounts,
        fc.array(times, { maxLength: 10 }),
        (calendar, from, days, stops) => {
          const start = fullTime(calendar, from, days)
          const stepwise = stops
            .toSorted((one, other) => one - other)
            .filter((stop) => stop > from)
            .reduce(
              (remaining, stop) => (remaining.left === 0 ? remaining : passTime(calendar, remaining, stop)),
              start,
            )
          const end = passTime(calendar, stepwise, Number.POSITIVE_INFINITY)
          expect(stepwise.left === 0 ? stepwise.at : end.at).toBe(runOut(calendar, from, days))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a deadline never comes while the clock stands still', () => {
    fc.assert(
      fc.property(calendars, times, dayCounts, (calendar, from, days) => {
        const until = runOut(calendar, from, days)
        expect(stretchAt(calendar, until - 1).because).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  test('the player has at least the time that was promised, if they sleep the same hours throughout', () => {
    fc.assert(
      fc.property(sleeps, times, dayCounts, (sleep, from, days) => {
        const calendar = asleep(sleep)
        const until = runOut(calendar, from, days)
        expect(runningTime(calendar, from, until)).toBe(days * (DAY - minutesAsleep(sleep) * MINUTE))
        // A player who is asked in the night has until one of the next nights. Changing the clocks costs or wins an hour.
        const night = minutesAsleep(sleep) * MINUTE
        expect(Math.abs(until - from - days * DAY)).toBeLessThanOrEqual(night + HOUR)
      }),
      { numRuns: 300 },
    )
  })

  test('changing the sleeping hours while the table waits costs nothing and wins a day at most, however often', () => {
    fc.assert(
      fc.property(calendars, times, dayCounts, (calendar, from, days) => {
        const { sleep } = calendar.hours.findLast(({ since }, index) => index === 0 || since <= from) ?? {}
        const unchanged = runOut({ ...calendar, hours: [{ since: 0, sleep }] }, from, days)
        const until = moveDeadline(calendar, from, days)
        expect(until).toBeGreaterThanOrEqual(unchanged)
        expect(until).toBeLessThanOrEqual(unchanged + DAY)
      }),
      { numRuns: 300 },
    )
  })
})
