import { DAY, HOUR } from '../../kernel/time-units.ts'
import type { TableAge } from '../store/store.ts'

/** How long tables are kept, in milliseconds. `Infinity` keeps them for ever. */
export interface Retention {
  /** Tables that were closed before the start. */
  readonly closed: number
  /** Finished matches between people. */
  readonly finished: number
  /** Finished matches of one person against bots, and of bots alone. */
  readonly solo: number
  /** Running matches without a clock in which nothing happens. */
  readonly untouched: number
}

export const RETENTION: Retention = {
  closed: 2 * HOUR,
  finished: 730 * DAY,
  solo: 90 * DAY,
  untouched: 365 * DAY,
}

/** Matches that were ended without a result, so that everybody can learn of it. */
const ENDED_EARLY = 7 * DAY

/**
 * Whether a table may be deleted. Its age counts from the last event or the next deadline, whichever is later: a match
 * whose clock is running is never deleted, and neither is a lobby that is still open.
 */
export function isExpired(
  { status, touched, people, begun }: TableAge,
  now: number,
  retention: Retention,
): boolean {
  const age = now - touched
  switch (status) {
    case 'lobby':
      return age >= retention.closed
    case 'closed':
      return age >= (begun ? Math.max(ENDED_EARLY, retention.closed) : retention.closed)
    case 'over':
      return age >= (people > 1 ? retention.finished : retention.solo)
    case 'playing':
      return age >= retention.untouched
    case 'unknown':
      return false
  }
}
