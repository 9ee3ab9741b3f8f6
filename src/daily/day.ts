/** A day in UTC, such as `2026-11-16`: everybody has the same one at the same time. */
export type Day = string

const DAY_LENGTH = 24 * 3600 * 1000

export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** When a day begins, in milliseconds since 1970. */
export const beginningOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** The day that comes `days` days after another one, or before it. */
export const dayAfter = (day: Day, days = 1): Day => dayAt(beginningOf(day) + days * DAY_LENGTH)

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = beginningOf(text)
  return !Number.isNaN(time) && dayAt(time) === text
}
