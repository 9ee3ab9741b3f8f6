import { type SeatSet, withSeat } from '../kernel/index.ts'
import { seatOfGuest } from './record.ts'
import type { TableState } from './state.ts'

/**
 * Whether a guest may follow a table. Where nobody may watch, the lobby is still open to people with the link: they may
 * want to sit down, and there is nothing to see yet.
 */
export function mayFollow(
  { record, status, seats }: Pick<TableState, 'record' | 'status' | 'seats'>,
  guest: string | undefined,
): boolean {
  if (record.spectators !== false || status === 'lobby' || status === 'closed') return true
  return seatOfGuest(seats, guest) !== undefined
}

/**
 * The seats that are shown as connected, whoever really is; undefined where everybody may know. In a match of days
 * whose game has orders, a seat that moved while its player was known to be away would give its order away.
 */
export function assumedPresence({ record, status, seats, orderRules }: TableState): SeatSet | undefined {
  if (record.clock.kind !== 'correspondence' || status !== 'playing' || !orderRules) return undefined
  return seats.reduce((set, { kind }, seat) => (kind === 'person' ? withSeat(set, seat) : set), 0)
}
