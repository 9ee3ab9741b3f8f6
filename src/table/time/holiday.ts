import type { Rejection } from '../../kernel/index.ts'
import { DAY, type TimeSpan } from '../../kernel/time-units.ts'
import type { Holiday, PlayerRest } from '../../protocol/index.ts'
import { LIMITS } from '../../protocol/limits.ts'
import { dayNumber, startOfDay } from './zone.ts'

const { holidayDays: HOLIDAY_DAYS } = LIMITS
const YEAR = 365
/** Holidays that ended longer ago than this count for no coming one, in any time zone. */
const KEPT_DAYS = YEAR + 2

const firstDay = ({ from }: Holiday): number => Math.floor(Date.parse(`${from}T00:00:00Z`) / DAY)
const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

export const holidaySpan = (holiday: Holiday): TimeSpan => ({
  from: startOfDay(firstDay(holiday), holiday.zone),
  until: startOfDay(firstDay(holiday) + holiday.days, holiday.zone),
})

const daysOf = (holiday: Holiday): number[] =>
  Array.from({ length: holiday.days }, (_, index) => firstDay(holiday) + index)

/** Whether no 365 days contain more holidays than a player has. */
function isWithinYear(days: readonly number[]): boolean {
  const sorted = days.toSorted((one, other) => one - other)
  return sorted.every(
    (day, index) => (sorted[index + HOLIDAY_DAYS] ?? Number.POSITIVE_INFINITY) >= day + YEAR,
  )
}

/** How many days long a holiday that begins on this day may be. */
function daysLeft(holidays: readonly Holiday[], first: number): number {
  const days = holidays.flatMap(daysOf)
  let left = 0
  while (left < HOLIDAY_DAYS) {
    days.push(first + left)
    if (!isWithinYear(days)) return left
    left++
  }
  return left
}

/** How many days of holiday a player has left if they begin one tomorrow. */
export const holidaysLeft = ({ holidays = [] }: PlayerRest, now: number, zone: string): number =>
  daysLeft(holidays, dayNumber(now, zone) + 1)

/** Adds a holiday. It begins tomorrow at the earliest, so that nobody takes one for the hour in which they are late. */
export function planHoliday(rest: PlayerRest, wanted: Holiday, now: number): PlayerRest | Rejection {
  const first = firstDay(wanted)
  const today = dayNumber(now, wanted.zone)
  if (first <= today || first > today + YEAR) return { code: 'holidayTooSoon' }
  const holidays = (rest.holidays ?? []).filter((one) => firstDay(one) + one.days > today - KEPT_DAYS)
  const span = holidaySpan(wanted)
  const overlaps = holidays.map(holidaySpan).some((one) => one.from < span.until && span.from < one.until)
  if (overlaps) return { code: 'holidayOverlaps' }
  const left = daysLeft(holidays, first)
  if (wanted.days > left) return { code: 'noHolidaysLeft', days: left }
  return {
    ...rest,
    holidays: [...holidays, wanted].toSorted((one, other) => firstDay(one) - firstDay(other)),
  }
}

/** Takes a holiday back. One that has begun ends with this day, and its days are spent. */
export function endHoliday(rest: PlayerRest, from: string, now: number): PlayerRest | Rejection {
  const { holidays = [] } = rest
  const holiday = holidays.find((one) => one.from === from)
  if (!holiday || holidaySpan(holiday).until <= now) return { code: 'noSuchHoliday' }
  const days = dayNumber(now, holiday.zone) - firstDay(holiday) + 1
  const changed = days <= 0 ? [] : [{ ...holiday, days: Math.min(days, holiday.days) }]
  return { ...rest, holidays: holidays.flatMap((one) => (one === holiday ? changed : [one])) }
}

/** The first day on which a holiday can begin. */
export const firstHoliday = (now: number, zone: string): string => dayText(dayNumber(now, zone) + 1)
