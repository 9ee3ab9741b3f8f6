import { type ProfileMatch, shareOf } from './profile-match.ts'

export interface CalendarDay {
  /** Such as `2026-11-16`, in the reader's time zone. */
  readonly day: string
  readonly matches: number
  readonly won: number
}

/** A column of the calendar: the seven days from a Monday on. Days outside the year are undefined. */
export type CalendarWeek = readonly (CalendarDay | undefined)[]

export const dayOf = (time: number): string => dayText(new Date(time))

const dayText = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** The days on which matches ended. */
export function daysWithMatches(matches: readonly ProfileMatch[]): Map<string, CalendarDay> {
  const groups = Map.groupBy(matches, ({ ended }) => dayOf(ended))
  return new Map(
    [...groups].map(([day, group]) => [
      day,
      {
        day,
        matches: group.length,
        won: group.filter((match) => match.seats.length > 1 && shareOf(match) > 0).length,
      },
    ]),
  )
}

/** All days of a year in weeks. */
export function weeksOfYear(year: number, played: ReadonlyMap<string, CalendarDay>): CalendarWeek[] {
  const weeks: (CalendarDay | undefined)[][] = []
  for (
    let date = new Date(year, 0, 1);
    date.getFullYear() === year;
    date = new Date(year, date.getMonth(), date.getDate() + 1)
  ) {
    const weekday = (date.getDay() + 6) % 7
    if (weeks.length === 0 || weekday === 0) weeks.push(Array.from({ length: 7 }))
    const day = dayText(date)
    const week = weeks.at(-1)
    if (week) week[weekday] = played.get(day) ?? { day, matches: 0, won: 0 }
  }
  return weeks
}

/** The months of a year in which something was played, with their totals. */
export function monthsOf(year: number, played: ReadonlyMap<string, CalendarDay>): CalendarDay[] {
  const days = [...played.values()].filter(({ day }) => day.startsWith(`${year}-`))
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months]
    .map(([day, group]) => ({
      day,
      matches: group.reduce((sum, { matches }) => sum + matches, 0),
      won: group.reduce((sum, { won }) => sum + won, 0),
    }))
    .sort((a, b) => a.day.localeCompare(b.day))
}
