import { DAY } from '../kernel/time-units.ts'
import { hasOpponents, hasPeople, type ProfileMatch } from './profile-match.ts'

/** Which matches the reader wants to see. */
export interface ProfileFilters {
  readonly game?: string
  /** The number of players. */
  readonly seats?: number
  readonly against?: 'people' | 'bots'
  readonly period?: Period
}

/** How many days back. */
export const PERIODS = { month: 30, quarter: 91, year: 365 } as const
type Period = keyof typeof PERIODS

const isPeriod = (value: string): value is Period => Object.hasOwn(PERIODS, value)

/** The filters in an address such as `profile/me/game/elfenland/seats/4`; whatever is no filter is ignored. */
export function profileFiltersIn(parts: readonly string[]): ProfileFilters {
  const found = new Map<string, string>()
  for (let i = 0; i + 1 < parts.length; i += 2) found.set(parts[i] ?? '', parts[i + 1] ?? '')
  const [game = '', seats = '', against = '', period = ''] = ['game', 'seats', 'against', 'period'].map(
    (name) => found.get(name),
  )
  return {
    ...(/^[a-z0-9-]{1,40}$/.test(game) ? { game } : {}),
    ...(/^[1-9]$/.test(seats) ? { seats: Number(seats) } : {}),
    ...(against === 'people' || against === 'bots' ? { against } : {}),
    ...(isPeriod(period) ? { period } : {}),
  }
}

/** The parts of an address that `profileFiltersIn` reads. */
export const profileFilterParts = (filters: ProfileFilters): string[] =>
  (['game', 'seats', 'against', 'period'] as const).flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [name, String(value)]
  })

/** The beginning of the period; the beginning of time without one. */
export const sinceWhen = ({ period }: ProfileFilters, now: number): number =>
  period === undefined ? Number.NEGATIVE_INFINITY : now - PERIODS[period] * DAY

export function fitsProfile(match: ProfileMatch, filters: ProfileFilters, now: number): boolean {
  const { game, seats, against } = filters
  return (
    (game === undefined || match.game === game) &&
    (seats === undefined || match.seats.length === seats) &&
    (against === undefined || (hasOpponents(match) && hasPeople(match) === (against === 'people'))) &&
    match.ended > sinceWhen(filters, now)
  )
}
