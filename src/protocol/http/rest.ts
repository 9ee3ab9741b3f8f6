import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { SleepSchema, time, zoneName } from '../shapes.ts'

/** Why a clock stands still. */
const REST_REASONS = ['sleep', 'weekend', 'holiday', 'pause'] as const
export type RestReason = (typeof REST_REASONS)[number]

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

/** What a table with days for a move adds to its clock. */
export const TableRestSchema = v.strictObject({
  /** The clock stands still on Saturdays and Sundays: in the player's time zone, or in this one if they have set none. */
  weekends: v.exactOptional(zoneName),
  /** How many minutes of a day a player's own sleeping hours may stop the clock: `LIMITS.sleepMinutes` unless it is set. */
  sleepLimit: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720))),
})
/** As the server tells it. A newer one may tell more. */
export const TableRestInfoSchema = v.object(TableRestSchema.entries)
export const HolidayInfoSchema = v.object(HolidaySchema.entries)
export type TableRest = Readonly<v.InferOutput<typeof TableRestSchema>>

/** A time in which a clock stands still. */
export const RestSpanSchema = v.object({ from: time, until: time, because: v.picklist(REST_REASONS) })
