import { seatOfGuest } from './record.ts'
import type { TableState } from './state.ts'

/**
 * Whether a guest may follow a table. Where nobody may watch, the lobby is still open to people with the link: they may
 * want to sit down, and there is nothing to see yet. A match that was ended early stays with its players.
 */
export function mayFollow(
  { record, seats, match }: Pick<TableState, 'record' | 'seats' | 'match'>,
  guest: string | undefined,
): boolean {
  if (record.spectators !== false || match === undefined) return true
  return seatOfGuest(seats, guest) !== undefined
}
