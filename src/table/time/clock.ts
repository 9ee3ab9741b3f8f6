import { DAY, MINUTE, SECOND } from '../../kernel/time-units.ts'
import type { ClockSettings, CorrespondenceClock, SeatClock } from '../../protocol/index.ts'
import { type Calendar, moveDeadline, nextRest, passTime, runningTime, runOut } from './calendar.ts'

/** A reminder is due when this part of the days to move is over: a quarter is left. */
const REMINDED = 3 / 4

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
  /** Clocks with days: when the seat was asked. The deadline is always worked out from here. */
  asked?: number | undefined
  /** Clocks with days: when the player is to be reminded. */
  remind?: number | undefined
}

export function newClock(settings: ClockSettings): Clock {
  return { left: settings.kind === 'live' ? settings.bank * SECOND : 0 }
}

export function startClock(settings: ClockSettings, clock: Clock, at: number, calendar: Calendar): void {
  clock.since = at
  if (settings.kind === 'live')
    clock.until = after(calendar, at, clock.grace === 'due' ? graceOf(settings) : clock.left)
  if (settings.kind === 'correspondence') runDays(settings, clock, at, calendar)
}

/** When a running time is over. */
const after = (calendar: Calendar, at: number, left: number): number =>
  passTime(calendar, { at, left, waking: DAY }, Number.POSITIVE_INFINITY).at

function runDays({ days }: CorrespondenceClock, clock: Clock, asked: number, calendar: Calendar): void {
  clock.asked = asked
  clock.until = moveDeadline(calendar, asked, days)
  clock.remind = Math.min(runOut(calendar, asked, days * REMINDED), clock.until)
}

/** A player's rest or a pause has changed: the same time is left, but it may be over at another moment. */
export function reviseClock(
  settings: ClockSettings,
  clock: Clock,
  at: number,
  { before, now }: { readonly before: Calendar; readonly now: Calendar },
): void {
  if (clock.since === undefined || clock.until === undefined || clock.until <= at) return
  if (settings.kind === 'live') clock.until = after(now, at, runningTime(before, at, clock.until))
  if (settings.kind === 'correspondence') runDays(settings, clock, clock.asked ?? clock.since, now)
}

/** The calendar has changed for a time that is past: works out the deadline again from when the clock was started. */
export function rewindClock(settings: ClockSettings, clock: Clock, calendar: Calendar): void {
  if (clock.since === undefined) return
  const { asked } = clock
  startClock(settings, clock, clock.since, calendar)
  if (settings.kind === 'correspondence' && asked !== undefined) runDays(settings, clock, asked, calendar)
}

/** Stops a clock; a seat that has answered gets the increment. */
export function stopClock(
  settings: ClockSettings,
  clock: Clock,
  at: number,
  { answered, calendar }: { readonly answered: boolean; readonly calendar: Calendar },
): void {
  if (clock.since === undefined) return
  chargeClock(clock, at, calendar)
  if (answered && settings.kind === 'live') clock.left += settings.increment * SECOND
  cancelClock(clock)
}

/** Takes the time since the clock was started out of the bank. The clock keeps running, and its deadline stays. */
export function chargeClock(clock: Clock, at: number, calendar: Calendar): void {
  // The system clock may have been set back, or another process's may be behind: nobody gains time by that.
  if (clock.since === undefined || at <= clock.since) return
  if (clock.left > 0) clock.left = Math.max(0, clock.left - runningTime(calendar, clock.since, at))
  clock.since = at
}

/** What a clock was like when a turn was played. */
export interface StoppedClock {
  readonly at: number
  readonly until: number | undefined
  readonly clockAsked: number | undefined
}

/** When the time of a seat would run out if it took its turn back. */
export function resumedDeadline(
  settings: ClockSettings,
  { left }: Clock,
  { at, until, clockAsked }: StoppedClock,
  calendar: Calendar,
): number | undefined {
  if (settings.kind === 'live') return after(calendar, at, Math.max(0, left - settings.increment * SECOND))
  if (settings.kind === 'correspondence' && clockAsked !== undefined)
    return moveDeadline(calendar, clockAsked, settings.days)
  return until
}

/** After a take-back the clock goes on as if it had never stopped: the time since counts, the increment is withdrawn. */
export function resumeClock(
  settings: ClockSettings,
  clock: Clock,
  stopped: StoppedClock,
  calendar: Calendar,
): void {
  if (settings.kind === 'live') clock.left = Math.max(0, clock.left - settings.increment * SECOND)
  startClock(settings, clock, stopped.at, calendar)
  if (settings.kind === 'correspondence' && stopped.clockAsked !== undefined)
    runDays(settings, clock, stopped.clockAsked, calendar)
}

/** Stops a clock without charging the time since it was started. */
export function cancelClock(clock: Clock): void {
  clock.since = undefined
  clock.until = undefined
  clock.asked = undefined
  clock.remind = undefined
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
export function clockInfo(
  settings: ClockSettings,
  { left, until, remind }: Clock,
  away: boolean,
  { calendar, now }: { readonly calendar: Calendar; readonly now: number },
): SeatClock {
  if (until === undefined || away) return settings.kind === 'live' ? { left } : {}
  const rest = nextRest(calendar, now, until)
  return { until, ...(remind === undefined ? {} : { remind }), ...(rest ? { rest } : {}) }
}
