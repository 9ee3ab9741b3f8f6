import type { Seat, View } from '../../../kernel/index.ts'
import { NO_CARD } from '../rules/components/deck.ts'
import type { Open, Own } from '../rules/state.ts'

/** The view of a seat that may have to decide. */
export interface SeatView {
  readonly seat: Seat
  readonly open: Open
  readonly own: Own
}

export function seatView({ seat, open, own }: View<Open, Own>): SeatView {
  if (seat === undefined || own === undefined) throw new Error('a bot needs a seat')
  return { seat, open, own }
}

/** The place that a new card fills. */
export const emptyPlace = ({ seat, open }: SeatView): 0 | 1 =>
  open.players[seat].cards[0] === NO_CARD ? 0 : 1
