import type { ClockSettings, SeatClock } from '../protocol/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MINUTES_PER_DAY = 1440

/** What a player whose bank is empty is given, once in a match, after a bot has answered for them. */
const GRACE = MINUTE

/**
 * The clock of one seat. It runs while `since` is set, and runs out at `until`. While a bot stands in it keeps running,
 * without consequences: a player who returns before the bot has answered finds the deadline that they left.
 */
export interface Clock {
  /** Live clocks: milliseconds in the bank at `since`, or when it was last stopped. */
  left: number
  /** The grace is `due` once a bot has answered for a player with an empty bank, and `used` once they have returned. */
  grace?: 'due' | 'used'
  since?: number | undefined
  until?: number | undefined
}

export function newClock(settings: ClockSettings): Clock {
  return { left: settings.kind === 'live' ? settings.bank * SECOND : 0 }
}

export function startClock(settings: ClockSettings, clock: Clock, at: number): void {
  clock.since = at
  if (settings.kind === 'live') clock.until = at + (clock.grace === 'due' ? graceOf(settings) : clock.left)
  if (settings.kind === 'correspondence') clock.until = wakingDeadline(at, settings.days, settings.sleep)
}

/** Stops a clock; a seat that has answered gets the increment. */
export function stopClock(settings: ClockSettings, clock: Clock, at: number, answered: boolean): void {
  if (clock.since === undefined) return
  chargeClock(clock, at)
  if (answered && settings.kind === 'live') clock.left += settings.increment * SECOND
  cancelClock(clock)
}

/** Takes the time since the clock was started out of the bank. The clock keeps running, and its deadline stays. */
export function chargeClock(clock: Clock, at: number): void {
  if (clock.since === undefined) return
  // The system clock may have been set back, or another process's may be behind: nobody gains time by that.
  const spent = Math.max(0, at - clock.since)
  clock.left = Math.max(0, clock.left - spent)
  clock.since += spent
}

/** After a take-back the clock goes on as if it had never stopped: the time since counts, the increment is withdrawn. */
export function resumeClock(
  settings: ClockSettings,
  clock: Clock,
  stopped: number,
  until: number | undefined,
): void {
  if (settings.kind === 'live') clock.left = Math.max(0, clock.left - settings.increment * SECOND)
  startClock(settings, clock, stopped)
  if (settings.kind === 'correspondence' && until !== undefined) clock.until = until
}

/** Stops a clock without charging the time since it was started. */
export function cancelClock(clock: Clock): void {
  clock.since = undefined
  clock.until = undefined
}

type LiveClock = Extract<ClockSettings, { kind: 'live' }>

const graceOf = ({ bank }: LiveClock): number => Math.min(GRACE, bank * SECOND)

/** Whether a player has no time to return to: for the move that they owe, or for the rest of the match. */
export function isUsedUp(
  settings: ClockSettings,
  { left, grace, since, until }: Clock,
  now: number,
): boolean {
  if (since !== undefined) return until !== undefined && until <= now
  return settings.kind === 'live' && left === 0 && grace !== 'due'
}

/** A bot has answered for a player who was away: that neither spends their time nor earns them the increment. */
export function excuseClock(settings: ClockSettings, clock: Clock): void {
  cancelClock(clock)
  if (settings.kind === 'live' && clock.left === 0) clock.grace ??= 'due'
}

/** A player returns. Their grace counts from when their seat was asked; nothing else about returning gives time. */
export function returnToClock(settings: ClockSettings, clock: Clock): void {
  if (settings.kind !== 'live' || clock.grace !== 'due') return
  clock.left = graceOf(settings)
  clock.grace = 'used'
}

/** What everybody is told about a clock. While a bot stands in, it stands still for everybody who looks at it. */
export function clockInfo(settings: ClockSettings, { left, until }: Clock, away: boolean): SeatClock {
  if (until !== undefined && !away) return { until }
  return settings.kind === 'live' ? { left } : {}
}

type Sleep = Extract<ClockSettings, { kind: 'correspondence' }>['sleep']

/**
 * When a number of days to move is over. The clock stands still in the sleeping hours, and a day counts as its waking
 * hours: a player who is asked at three in the afternoon has until three in the afternoon, and nobody's time runs out
 * at night.
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

/** A span of time, cut short where daylight saving time begins or ends within it. */
function sameClock(at: number, span: number, zone: string): number {
  const turned = (timeOfDay(at + span, zone) - timeOfDay(at, zone) - span) % DAY !== 0
  return turned ? Math.min(span, 5 * MINUTE) : span
}

/** Milliseconds since midnight in a time zone. */
function timeOfDay(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND + (at % SECOND)
}

/** The name of a zone can be spelled in thousands of ways, upper and lower case: the cache is bounded. */
const MAX_FORMATS = 100
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, ...time })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}
