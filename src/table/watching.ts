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
