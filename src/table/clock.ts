import type { ClockSettings, SeatClock } from '../protocol/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MINUTES_PER_DAY = 1440

/** Who takes his seat back finds at least so much on his live clock. */
const GRACE = MINUTE

/** The clock of one seat. It runs while `since` is set, and is up at `until`. */
export interface Clock {
  /** Live: milliseconds in the bank when it last stood still. */
  left: number
  since?: number | undefined
  until?: number | undefined
}

export function newClock(settings: ClockSettings): Clock {
  return { left: settings.kind === 'live' ? settings.bank * SECOND : 0 }
}

export function startClock(settings: ClockSettings, clock: Clock, at: number): void {
  clock.since = at
  if (settings.kind === 'live') clock.until = at + clock.left
  if (settings.kind === 'correspondence') clock.until = wakingDeadline(at, settings.days, settings.sleep)
}

/** Stops a clock; one whose seat has answered gets the increment. */
export function stopClock(settings: ClockSettings, clock: Clock, at: number, answered: boolean): void {
  if (clock.since === undefined) return
  // Where the clock on the wall was put back meanwhile, or another process's is behind, nobody gains time.
  clock.left = Math.max(0, clock.left - Math.max(0, at - clock.since))
  if (answered && settings.kind === 'live') clock.left += settings.increment * SECOND
  withdrawClock(clock)
}

/** Where a turn is taken back its clock never stopped: what went by since counts, and the increment is gone again. */
export function resumeClock(
  settings: ClockSettings,
  clock: Clock,
  stopped: number,
  answered: boolean,
  until: number | undefined,
): void {
  if (answered && settings.kind === 'live') clock.left = Math.max(0, clock.left - settings.increment * SECOND)
  startClock(settings, clock, stopped)
  if (settings.kind === 'correspondence' && until !== undefined) clock.until = until
}

/** A question that is taken back has cost nothing. */
export function withdrawClock(clock: Clock): void {
  clock.since = undefined
  clock.until = undefined
}

export function refillClock(settings: ClockSettings, clock: Clock): void {
  if (settings.kind !== 'live') return
  clock.left = Math.max(clock.left, Math.min(GRACE, settings.bank * SECOND))
}

export function clockInfo(settings: ClockSettings, { left, until }: Clock): SeatClock {
  if (until !== undefined) return { until }
  return settings.kind === 'live' ? { left } : {}
}

type Sleep = Extract<ClockSettings, { kind: 'correspondence' }>['sleep']

/**
 * When days of thinking are over. In the sleeping hours the clock stands still, and a day is a day's waking hours: so
 * who is asked at three in the afternoon has until three in the afternoon, and nobody's time runs out at night.
 */
export function wakingDeadline(from: number, days: number, sleep: Sleep): number {
  const asleep = sleep === undefined ? 0 : (sleep.to - sleep.from + MINUTES_PER_DAY) % MINUTES_PER_DAY
  if (sleep === undefined || asleep === 0) return from + days * DAY
  let left = days * (DAY - asleep * MINUTE)
  let at = from
  for (;;) {
    const sinceSleep = (timeOfDay(at, sleep.zone) - sleep.from * MINUTE + DAY) % DAY
    const sleeps = sinceSleep < asleep * MINUTE
    const step = sameClock(at, sleeps ? asleep * MINUTE - sinceSleep : DAY - sinceSleep, sleep.zone)
    if (!sleeps && left <= step) return at + left
    if (!sleeps) left -= step
    at += step
  }
}

/** A span of time, cut short where the zone puts its clocks forward or back within it. */
function sameClock(at: number, span: number, zone: string): number {
  const turned = (timeOfDay(at + span, zone) - timeOfDay(at, zone) - span) % DAY !== 0
  return turned ? Math.min(span, 5 * MINUTE) : span
}

/** Milliseconds since midnight on the clocks of a zone. */
function timeOfDay(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND + (at % SECOND)
}

/** A zone can be written in thousands of ways, in large letters and small ones: only so many are kept. */
const MOST_FORMATS = 100
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, ...time })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}
