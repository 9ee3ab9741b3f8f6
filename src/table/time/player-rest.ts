import { type Seat, samePlain } from '../../kernel/index.ts'
import type { TimeSpan } from '../../kernel/time-units.ts'
import type { PlayerRest, Sleep, TableRest } from '../../protocol/index.ts'
import { LIMITS } from '../../protocol/limits.ts'
import type { TableRecord } from '../record.ts'
import type { TableState } from '../state.ts'
import { boundedSleep, type Calendar, type DatedSleep } from './calendar.ts'
import { holidaySpan } from './holiday.ts'
import { dayNumber, startOfDay } from './zone.ts'

/** What a table knows about the rest of one player. What is past never changes. */
export interface KnownRest {
  /** As the player last set it. */
  readonly rest: PlayerRest
  /** Their own sleeping hours, in the order in which they take effect. Without any, those of the table apply. */
  readonly hours: readonly DatedSleep[]
  readonly holidays: readonly TimeSpan[]
}

/**
 * The rest of a player after they have changed it. In the lobby a change applies at once. Once the clocks run, new
 * sleeping hours begin with the next day, and a holiday never begins in the past.
 */
export function changeRest(
  known: KnownRest | undefined,
  rest: PlayerRest,
  at: number,
  playing: boolean,
): KnownRest {
  const holidays = changeHolidays(known?.holidays ?? [], (rest.holidays ?? []).map(holidaySpan), at)
  if (!playing) return { rest, hours: [{ since: 0, sleep: rest.sleep }], holidays }
  const past = (known?.hours ?? [{ since: 0, sleep: undefined }]).filter(
    ({ since }, index) => index === 0 || since <= at,
  )
  if (samePlain(past.at(-1)?.sleep, rest.sleep)) return { rest, hours: past, holidays }
  const zone = rest.sleep?.zone ?? past.at(-1)?.sleep?.zone ?? 'UTC'
  const since = startOfDay(dayNumber(at, zone) + 1, zone)
  return { rest, hours: [...past, { since, sleep: rest.sleep }], holidays }
}

/** Of the earlier holidays, the past stays as it was; of the new ones, only the future counts. */
function changeHolidays(
  before: readonly TimeSpan[],
  after: readonly TimeSpan[],
  at: number,
): readonly TimeSpan[] {
  const past = before
    .filter(({ from }) => from < at)
    .map(({ from, until }) => ({ from, until: Math.min(until, at) }))
  const coming = after
    .filter(({ until }) => until > at)
    .map(({ from, until }) => ({ from: Math.max(from, at), until }))
  const running = coming.find(({ from }) => from === at)
  const begun = running && past.find(({ until }) => until === at)
  if (!running || !begun) return [...past, ...coming]
  // A holiday that goes on stays one span.
  return [
    ...past.filter((span) => span !== begun),
    { from: begun.from, until: running.until },
    ...coming.filter((span) => span !== running),
  ]
}

/** When the clock of a seat runs. The sleeping hours and holidays of people concern clocks with days only. */
export function calendarOf(table: TableState, seat: Seat): Calendar {
  const { record, seats, rests } = table
  const pauses = table.halts.length === 0 ? table.pauses : [...table.pauses, ...table.halts]
  const occupant = seats[seat]
  const known = occupant?.kind === 'person' ? rests.get(occupant.guest) : undefined
  if (record.clock.kind !== 'correspondence') return { hours: [], weekends: undefined, holidays: [], pauses }
  const { sleep } = record.clock
  const limit = record.rest?.sleepLimit ?? LIMITS.sleepMinutes
  const hours = known?.hours.map((dated) => ({
    since: dated.since,
    sleep: sleepAt(dated.sleep, sleep, limit),
  }))
  return {
    hours: hours ?? [{ since: 0, sleep }],
    weekends: record.rest?.weekends,
    holidays: known?.holidays ?? [],
    pauses,
  }
}

/** When the pauses and holidays that stop the clock of a seat between two times are over; undefined if there are none. */
export function restsUntil(table: TableState, seat: Seat, { from, until }: TimeSpan): number | undefined {
  const { pauses, holidays } = calendarOf(table, seat)
  const ends = [...pauses, ...holidays].flatMap((rest) =>
    rest.from < until && rest.until > from ? [rest.until] : [],
  )
  return ends.length > 0 ? Math.max(...ends) : undefined
}

const sleepAt = (own: Sleep | undefined, ofTable: Sleep | undefined, limit: number): Sleep | undefined =>
  own === undefined ? ofTable : boundedSleep(own, limit)

/** Whether a table would write down what a player has set. */
export const isNews = (known: KnownRest | undefined, rest: PlayerRest, { clock }: TableRecord): boolean =>
  clock.kind === 'correspondence' && !samePlain(known?.rest ?? {}, rest)

/** The holiday of a player that is on at a time, or the next one. */
export const holidayOf = (known: KnownRest | undefined, at: number): TimeSpan | undefined =>
  known?.holidays.filter(({ until }) => until > at).toSorted((one, other) => one.from - other.from)[0]

/** Rules of rest as the host has changed them; empty ones are none. */
export const shownRest = (rest: TableRest | undefined): { readonly rest?: TableRest } =>
  rest === undefined || Object.keys(rest).length === 0 ? {} : { rest }
