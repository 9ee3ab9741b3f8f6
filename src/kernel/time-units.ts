/* Lengths of time in milliseconds. */

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** From a time on, up to another one, which is not included. Both are milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number
  readonly until: number
}
