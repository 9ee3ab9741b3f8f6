import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../kernel/time-units.ts'
import type { PlayerRest } from '../../protocol/index.ts'
import { endHoliday, firstHoliday, holidaySpan, holidaysLeft, planHoliday } from './holiday.ts'

const zone = 'Europe/Rome'
const NOW = Date.parse('2026-11-16T15:00Z')
const holiday = (from: string, days: number) => ({ from, days, zone })

function planned(rest: PlayerRest, from: string, days: number, now = NOW): PlayerRest {
  const outcome = planHoliday(rest, holiday(from, days), now)
  if ('code' in outcome) throw new Error(outcome.code)
  return outcome
}

describe('holidays', () => {
  test('last whole days in the time zone of the player', () => {
    expect(holidaySpan(holiday('2026-12-24', 3))).toEqual({
      from: Date.parse('2026-12-23T23:00Z'),
      until: Date.parse('2026-12-26T23:00Z'),
    })
  })

  test('begin tomorrow at the earliest, and within a year', () => {
    expect(firstHoliday(NOW, zone)).toBe('2026-11-17')
    expect(planHoliday({}, holiday('2026-11-16', 1), NOW)).toEqual({ code: 'holidayTooSoon' })
    expect(planHoliday({}, holiday('2025-11-17', 1), NOW)).toEqual({ code: 'holidayTooSoon' })
    expect(planHoliday({}, holiday('2028-01-01', 1), NOW)).toEqual({ code: 'holidayTooSoon' })
    expect(planned({}, '2026-11-17', 1).holidays).toEqual([holiday('2026-11-17', 1)])
  })

  test('cannot be strung together over New Year', () => {
    const rest = planned({}, '2026-12-18', 14)
    expect(planHoliday(rest, holiday('2027-01-01', 14), NOW)).toEqual({ code: 'noHolidaysLeft', days: 0 })
    expect(holidaysLeft(rest, NOW, zone)).toBe(0)
    expect(planned(rest, '2027-12-18', 14, Date.parse('2027-11-01')).holidays).toHaveLength(2)
  })

  test('do not overlap', () => {
    const rest = planned({}, '2026-12-01', 3)
    expect(planHoliday(rest, holiday('2026-12-03', 1), NOW)).toEqual({ code: 'holidayOverlaps' })
    expect(planHoliday(rest, holiday('2026-12-04', 12), NOW)).toEqual({ code: 'noHolidaysLeft', days: 11 })
  })

  test('that have not begun can be taken back; others end with the day, and their days are spent', () => {
    const rest = planned({}, '2026-12-01', 10)
    expect(endHoliday(rest, '2026-12-01', NOW)).toEqual({ holidays: [] })
    const during = Date.parse('2026-12-03T10:00Z')
    expect(endHoliday(rest, '2026-12-01', during)).toEqual({ holidays: [holiday('2026-12-01', 3)] })
    expect(endHoliday(rest, '2026-12-01', Date.parse('2026-12-20'))).toEqual({ code: 'noSuchHoliday' })
    expect(endHoliday(rest, '2026-12-02', NOW)).toEqual({ code: 'noSuchHoliday' })
  })

  test('whatever a player plans and takes back, 365 days never hold more than fourteen days that they had', () => {
    const action = fc.record({
      pause: fc.integer({ min: 0, max: 60 * DAY }),
      ahead: fc.integer({ min: 0, max: 370 }),
      days: fc.integer({ min: 1, max: 14 }),
      zone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Rome'),
      end: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let rest: PlayerRest = {}
        let now = NOW
        const had = new Set<string>()
        const countDays = (until: number): void => {
          for (const one of rest.holidays ?? [])
            for (let index = 0; index < one.days; index++) {
              const day = new Date(Date.parse(one.from) + index * DAY).toISOString().slice(0, 10)
              if (holidaySpan({ ...one, from: day }).from <= until) had.add(day)
            }
        }
        for (const { pause, ahead, days, zone: where, end } of actions) {
          now += pause
          // What has begun is spent, whatever happens now.
          countDays(now)
          const from = new Date(now + ahead * DAY).toISOString().slice(0, 10)
          const last = rest.holidays?.at(-1)
          const outcome =
            end && last
              ? endHoliday(rest, last.from, now)
              : planHoliday(rest, { from, days, zone: where }, now)
          if (!('code' in outcome)) rest = outcome
        }
        countDays(Number.POSITIVE_INFINITY)
        const days = [...had].map(Date.parse).sort((one, other) => one - other)
        for (const [index, day] of days.entries())
          expect((days[index + 14] ?? Number.POSITIVE_INFINITY) - day).toBeGreaterThanOrEqual(365 * DAY)
      }),
      { numRuns: 200 },
    )
  })
})
