import { hasSeat, type SeatSet, withSeat } from '../../kernel/index.ts'
import { FORMER_PLAYER } from '../../protocol/index.ts'
import type { LogEntryOf } from '../log-entry.ts'
import type { TableState } from '../state.ts'
import { offerEnd, type PauseOffer } from '../time/pause.ts'
import { isRemoved } from './removal.ts'

/** The offer to end the match that stands at a time. */
export function endOfferAt(table: TableState, at: number): PauseOffer | undefined {
  const { endOffer } = table
  return endOffer && at < offerEnd(table, endOffer) ? endOffer : undefined
}

/** The offer after a player has agreed to end the match, or has declined. */
export function endOfferAfter(
  table: TableState,
  { seat, on, at }: LogEntryOf<'endSet'>,
): PauseOffer | undefined {
  if (!on) return undefined
  const offer = endOfferAt(table, at)
  if (!offer) table.lastEndOffers[seat] = at
  return { agreed: withSeat(offer?.agreed ?? 0, seat), at: offer?.at ?? at }
}

/**
 * Whether everybody has agreed to end the match. Unlike a pause it is final, so people for whom a bot stands in count as
 * well. Those who cannot come back do not: they were removed, or have deleted themselves.
 */
export const isEndAgreed = (table: TableState, agreed: SeatSet): boolean =>
  table.seats.every(
    (occupant, seat) =>
      occupant.kind !== 'person' ||
      occupant.name === FORMER_PLAYER ||
      isRemoved(table, occupant.guest) ||
      hasSeat(agreed, seat),
  )
