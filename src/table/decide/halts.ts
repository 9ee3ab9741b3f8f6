import type { LogEntry } from '../log-entry.ts'
import type { TableState } from '../state.ts'
import type { DecideContext } from './decision.ts'

/** The times in which the server accepted no moves and which the clocks of a table still have to be given back. */
export function haltEntries(
  { status, record, halts: noted }: TableState,
  { now, halts = [] }: Pick<DecideContext, 'now' | 'halts'>,
): LogEntry[] {
  if (status !== 'playing' || record.clock.kind === 'none') return []
  return halts
    .filter(({ from, until }) => until > record.created && noted.every((one) => one.from !== from))
    .map(({ from, until }) => ({ at: now, type: 'halted', from, until }))
}
