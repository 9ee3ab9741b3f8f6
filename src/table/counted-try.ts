import { DAY } from '../kernel/time-units.ts'
import type { ChangeCommand } from './decide/decision.ts'
import type { TableState } from './state.ts'

/** How long a try that came too late can still be finished for the fun of it. */
const LATE_TIME = DAY

/** Whether the match is a counted try of the daily challenge. */
export const isCounted = ({ record }: Pick<TableState, 'record'>): boolean =>
  record.daily?.until !== undefined

const ALLOWED: ReadonlySet<ChangeCommand['type']> = new Set(['play', 'takeBack', 'order', 'chat', 'phrase'])

/**
 * Whether a counted try forbids a command. Its settings are the same for everybody, and a player who left would have the
 * strongest bot finish the try.
 */
export const isForbidden = (table: TableState, { type }: ChangeCommand): boolean =>
  isCounted(table) && !ALLOWED.has(type)

/** When a try that is still running is closed, long after the end of its day. */
export const tryEnd = ({ record: { daily } }: TableState): number | undefined =>
  daily?.until === undefined ? undefined : daily.until + LATE_TIME
