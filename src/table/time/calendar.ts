import { DAY, MINUTE, type TimeSpan } from '../../kernel/time-units.ts'
import type { RestReason, Sleep } from '../../protocol/index.ts'
import { dayNumber, offsetAt } from './zone.ts'

const MINUTES_PER_DAY = 1440

export interface DatedSleep {
  /** When these hours take effect. */
  readonly since: number
  readonly sleep: Sleep | undefined
}

/** When the clock of a seat runs, and when it stands still. */
export interface Calendar {
  /** Sleeping hours, in the order in which they take effect. The first ones apply from the beginning. */
  readonly hours: readonly DatedSleep[]
  /** Whether the clock stands still on Saturdays and Sundays, in the time zone of the sleeping hours, else in this one. */
  readonly weekends: string | undefined
  readonly holidays: readonly TimeSpan[]
  readonly pauses: readonly TimeSpan[]
}

/** A time in which nothing about a calendar changes. */
interface Stretch {
  readonly until: number
  /** Why the clock stands still. Absent while it runs. */
  readonly because: RestReason | undefined
  /** How much of a day the player is awake for. A day to move means that much time. */
  readonly waking: number
}

/** Time that is left at a certain moment. */
export interface Remaining {
  readonly at: number
  readonly left: number
  /** The waking time of a day in which `left` is measured. */
  readonly waking: number
}

/** How many minutes of a day somebody sleeps. Hours that end when they begin are none. */
export const minutesAsleep = (sleep: Sleep | undefined): number =>
  sleep === undefined ? 0 : (sleep.to - sleep.from + MINUTES_PER_DAY) % MINUTES_PER_DAY

/** Sleeping hours cut short in the morning, so that they are no longer than a table allows. */
export function boundedSleep(sleep: Sleep, limit: number): Sleep {
  const minutes = Math.min(minutesAsleep(sleep), limit)
  return { ...sleep, to: (sleep.from + minutes) % MINUTES_PER_DAY }
}

export function stretchAt(calendar: Calendar, at: number): Stretch {
  const { sleep, until: nextHours } = hoursAt(calendar.hours, at)
  const waking = DAY - minutesAsleep(sleep) * MINUTE
  const pause = spanAt(calendar.pauses, at)
  if (pause.inside) return { until: pause.until, because: 'pause', waking }
  const holiday = spanAt(calendar.holidays, at)
  if (holiday.inside) return { until: Math.min(pause.until, holiday.until), because: 'holiday', waking }
  const local = localStretch(at, sleep, calendar.weekends)
  const until = Math.min(nextHours, pause.until, holiday.until, local.until)
  return { until, because: local.because, waking }
}

function hoursAt(
  hours: readonly DatedSleep[],
  at: number,
): { readonly sleep: Sleep | undefined; readonly until: number } {
  const next = hours.findIndex(({ since }, index) => index > 0 && since > at)
  const current = hours.at(next < 0 ? -1 : next - 1)
  return { sleep: current?.sleep, until: hours[next]?.since ?? Number.POSITIVE_INFINITY }
}

/** Whether a time lies in one of these spans, and until when that stays so. */
function spanAt(
  spans: readonly TimeSpan[],
  at: number,
): { readonly inside: boolean; readonly until: number } {
  let until = Number.POSITIVE_INFINITY
  for (const span of spans) {
    if (span.from <= at && at < span.until) return { inside: true, until: span.until }
    if (span.from > at) until = Math.min(until, span.from)
  }
  return { inside: false, until }
}

/** What the time of day and the day of the week say. */
function localStretch(
  at: number,
  sleep: Sleep | undefined,
  weekends: string | undefined,
): Pick<Stretch, 'until' | 'because'> {
  const asleep = minutesAsleep(sleep) * MINUTE
  if (weekends === undefined && asleep === 0) return { until: Number.POSITIVE_INFINITY, because: undefined }
  const zone = sleep?.zone ?? weekends ?? 'UTC'
  const { offset, until } = offsetAt(at, zone)
  const sinceMidnight = modulo(at + offset, DAY)
  if (weekends !== undefined && isWeekend(dayNumber(at, zone)))
    return { until: Math.min(until, at + DAY - sinceMidnight), because: 'weekend' }
  const midnight = weekends === undefined ? Number.POSITIVE_INFINITY : DAY - sinceMidnight
  if (sleep === undefined || asleep === 0)
    return { until: Math.min(until, at + midnight), because: undefined }
  const sinceSleep = modulo(sinceMidnight - sleep.from * MINUTE, DAY)
  const sleeps = sinceSleep < asleep
  const step = Math.min(midnight, (sleeps ? asleep : DAY) - sinceSleep)
  return { until: Math.min(until, at + step), because: sleeps ? 'sleep' : undefined }
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor

/** Day 0 was a Thursday. */
const isWeekend = (day: number): boolean => modulo(day + 4, 7) % 6 === 0

/** A number of days to move that begins now. */
export function fullTime(calendar: Calendar, at: number, days: number): Remaining {
  const { waking } = stretchAt(calendar, at)
  return { at, left: Math.round(days * waking), waking }
}

/**
 * What is left at a later time, or when the time was used up if that came first. Where the sleeping hours change, the
 * rest is measured in the new waking hours: half a day stays half a day.
 */
export function passTime(calendar: Calendar, remaining: Remaining, to: number): Remaining {
  let { at, left, waking } = remaining
  while (at < to) {
    const stretch = stretchAt(calendar, at)
    if (stretch.waking !== waking) left = Math.round((left * stretch.waking) / waking)
    waking = stretch.waking
    const until = Math.min(stretch.until, to)
    if (stretch.because === undefined) {
      if (left <= until - at) return { at: at + left, left: 0, waking }
      left -= until - at
    }
    at = until
  }
  return { at, left, waking }
}

/** When a number of days to move is over. */
export function runOut(calendar: Calendar, from: number, days: number): number {
  return passTime(calendar, fullTime(calendar, from, days), Number.POSITIVE_INFINITY).at
}

/**
 * When a move is due. Players who change their sleeping hours while the table waits for them lose nothing by that, and
 * gain a day at most, however often they do it.
 */
export function moveDeadline(calendar: Calendar, from: number, days: number): number {
  const { hours } = calendar
  if (hours.length < 2) return runOut(calendar, from, days)
  const unchanged = { ...calendar, hours: [{ since: 0, sleep: hoursAt(hours, from).sleep }] }
  const earliest = runOut(unchanged, from, days)
  const until = Math.max(earliest, runOut(calendar, from, days))
  const rest = nextRest(calendar, until - 1, until)
  return Math.min(rest?.until ?? until, earliest + DAY)
}

/** How long a clock ran between two times. */
export function runningTime(calendar: Calendar, from: number, to: number): number {
  let total = 0
  for (let at = from; at < to; ) {
    const { until, because } = stretchAt(calendar, at)
    const end = Math.min(until, to)
    if (because === undefined) total += end - at
    at = end
  }
  return total
}

/** The rest that is on at a time, or the next one before another time. */
export function nextRest(
  calendar: Calendar,
  from: number,
  before: number,
): (TimeSpan & { readonly because: RestReason }) | undefined {
  for (let at = from; at < before; ) {
    const { until, because } = stretchAt(calendar, at)
    if (because !== undefined) return { from: at, until: restEnd(calendar, until, because), because }
    at = until
  }
  return undefined
}

/** A rest goes on where its parts have the same reason: a weekend has two days, and a night may have two offsets. */
function restEnd(calendar: Calendar, from: number, because: RestReason): number {
  let at = from
  for (;;) {
    const stretch = stretchAt(calendar, at)
    if (stretch.because !== because) return at
    at = stretch.until
  }
}
