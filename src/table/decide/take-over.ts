import type { Rejection } from '../../kernel/index.ts'
import { isRemoved } from '../fair-play/removal.ts'
import { offeredSeat } from '../pairing.ts'
import { seatOfGuest, type TableGuest } from '../record.ts'
import type { TableState } from '../state.ts'
import { type DecideContext, type Decision, isFull, refuse } from './decision.ts'
import { hasBlocked, isBlocked, isTaken } from './lobby.ts'

/**
 * A player who is looking for strangers takes over the seat of a bot. Only the server brings them here: nobody
 * chooses whose hand they look into.
 */
export function takeOver(table: TableState, guest: TableGuest, context: DecideContext): Decision | Rejection {
  const { seats } = table
  const { id, name } = guest
  if (guest.owner !== undefined) return refuse('notForPrograms')
  if (seatOfGuest(seats, id) !== undefined) return refuse('alreadySeated')
  if (isRemoved(table, id)) return refuse('removedHere')
  const seat = offeredSeat(table)
  if (seat === undefined || isBlocked(seats, guest) || hasBlocked(seats, guest)) return refuse('tableFull')
  if (isTaken(table, guest, context)) return refuse('nameTaken')
  if (isFull(table, guest, context)) return refuse('logFull')
  return { entries: [{ at: context.now, type: 'sat', seat, guest: id, name }] }
}
