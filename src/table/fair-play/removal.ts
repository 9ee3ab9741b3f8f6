import type { LogEntryOf } from '../log-entry.ts'
import { type Occupant, seatOfGuest } from '../record.ts'
import type { TableState } from '../state.ts'

/** Somebody who was removed from a table. */
export interface Removed {
  /** The number of the log entry by which it happened. */
  readonly number: number
  readonly guest: string
  readonly name: string
}

export const isRemoved = ({ removed }: Pick<TableState, 'removed'>, guest: string): boolean =>
  removed.some((one) => one.guest === guest)

/** Notes that whoever sits at a seat is removed by the entry that is being applied. */
export function noteRemoval(table: TableState, occupant: Occupant | undefined): void {
  if (occupant?.kind !== 'person') return
  const { guest, name } = occupant
  const others = table.removed.filter((one) => one.guest !== guest)
  table.removed = [...others, { number: table.length, guest, name }]
}

/** What everybody is told about a person who has left. It is worked out after the entry was applied. */
export function removalInfo({ removed, length }: TableState, { removed: removal }: LogEntryOf<'left'>) {
  const one = removal && removed.find(({ number }) => number === length)
  if (!removal || !one) return {}
  const { number, name } = one
  return { removed: { number, name, ...removal } }
}

/** The seat of somebody who was removed during the match. */
export const seatOfRemoved = ({ seats }: TableState, { guest }: Removed) => seatOfGuest(seats, guest)
