import type { Seat } from '../kernel/index.ts'
import { HOUR, MINUTE } from '../kernel/time-units.ts'
import type { ClockSettings } from '../protocol/index.ts'
import type { Occupant } from './record.ts'

/** An open seat that is kept for somebody: after a match, for those who played. */
export interface Reservation {
  readonly seat: Seat
  readonly guest: string
  readonly name: string
  /** From then on anybody may sit down. */
  readonly until: number
}

/** Players of a correspondence match look at their tables once a day. */
const reservationTime = ({ kind }: ClockSettings): number =>
  kind === 'correspondence' ? 48 * HOUR : 15 * MINUTE

/** Keeps the seats of a match for the people who played it, except for the one who is already seated. */
export const reserveSeats = (
  seats: readonly Occupant[],
  { except, clock, now }: { readonly except: string; readonly clock: ClockSettings; readonly now: number },
): Reservation[] =>
  seats.flatMap((occupant, seat) => {
    if (occupant.kind !== 'person' || occupant.guest === except) return []
    const { guest, name } = occupant
    return { seat, guest, name, until: now + reservationTime(clock) }
  })

/** The seat that is kept for a guest. */
export const seatKeptFor = (reserved: readonly Reservation[], guest: string | undefined): Seat | undefined =>
  reserved.find((one) => one.guest === guest)?.seat

/** For whom a seat is kept, if it is not the guest who asks. */
export const keptFromGuest = (
  reserved: readonly Reservation[],
  seat: Seat,
  guest: string,
  now: number,
): Reservation | undefined =>
  reserved.find((one) => one.seat === seat && one.guest !== guest && one.until > now)
