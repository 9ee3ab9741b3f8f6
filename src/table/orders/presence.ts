import { hasSeat, type SeatSet, withSeat } from '../../kernel/index.ts'
import type { TableState } from '../state.ts'
import { seemsThereUntil } from './pace.ts'

interface ShownPresence {
  readonly seats: SeatSet
  /** When this changes, although nobody comes or goes; undefined if it does not. */
  readonly until: number | undefined
}

/**
 * The seats that are shown as connected, given those that are. A seat that moves while its player is known to be away
 * would give its order away: the owner of an order seems to be there until a while after it has ended. In a match of
 * days whose game has orders, all players seem to be there.
 */
export function shownPresence(table: TableState, connected: SeatSet, now: number): ShownPresence {
  const { record, status, seats, orders, orderRules } = table
  if (record.clock.kind === 'correspondence' && status === 'playing' && orderRules) {
    const people = seats.reduce((set, { kind }, seat) => (kind === 'person' ? withSeat(set, seat) : set), 0)
    return { seats: people, until: undefined }
  }
  let shown = connected
  let until = Number.POSITIVE_INFINITY
  for (const [seat, left] of orders.entries()) {
    if (!left || hasSeat(connected, seat)) continue
    const end = seemsThereUntil(left)
    if (end <= now) continue
    shown = withSeat(shown, seat)
    until = Math.min(until, end)
  }
  return { seats: shown, until: Number.isFinite(until) ? until : undefined }
}
