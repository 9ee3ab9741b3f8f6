import * as v from 'valibot'
import { LIMITS } from '../../limits.ts'
import { natural, SleepSchema, zoneName } from '../../shapes.ts'
import type { Endpoints } from '../endpoint.ts'

/* When a player sleeps and is on holiday. */

/** A day in the calendar, such as `2026-12-24`. */
const calendarDay = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'not a day'))

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return at >= 0 && new Date(at).toISOString().startsWith(day)
}

/** Whole days, in the time zone of the player. */
export const HolidaySchema = v.strictObject({
  from: calendarDay,
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.holidayDays)),
  zone: zoneName,
})
export type Holiday = Readonly<v.InferOutput<typeof HolidaySchema>>

/** When a player sleeps and is on holiday. It belongs to the player, and applies at all their tables. */
export const PlayerRestSchema = v.object({
  sleep: v.exactOptional(SleepSchema),
  /** In the order of their days. */
  holidays: v.exactOptional(v.pipe(v.array(HolidaySchema), v.maxLength(60))),
})
export type PlayerRest = Readonly<v.InferOutput<typeof PlayerRestSchema>>

/** When the visitor sleeps and is on holiday. */
const MyRestSchema = v.object({
  sleep: v.exactOptional(SleepSchema),
  /** In the order of their days, those of the last year included. */
  holidays: v.array(v.object(HolidaySchema.entries)),
  /** How many days a holiday that begins tomorrow may have. */
  daysLeft: natural,
  /** The first day on which a holiday can begin, in the time zone of the visitor. */
  firstDay: v.string(),
})
export type MyRest = v.InferOutput<typeof MyRestSchema>

export const REST_ENDPOINTS = {
  rest: { method: 'GET', path: '/api/me/rest', response: MyRestSchema },
  setSleep: { method: 'PUT', path: '/api/me/sleep', response: MyRestSchema },
  planHoliday: { method: 'POST', path: '/api/me/holidays', response: MyRestSchema },
  endHoliday: { method: 'DELETE', path: '/api/me/holidays/:day', response: MyRestSchema },
} as const satisfies Endpoints
