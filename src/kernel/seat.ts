import { lowestIndex } from './bits.ts'

/** A place at the table, numbered clockwise from 0. */
export type Seat = number

/** A set of seats as a bit set: it contains seat `s` when bit `s` is set. */
export type SeatSet = number

export const NO_SEATS: SeatSet = 0

export const everySeat = (seats: number): SeatSet => (1 << seats) - 1

/** The lowest seat of a set, or −1 if the set is empty. */
export const firstSeat: (set: SeatSet) => Seat = lowestIndex

export const hasSeat = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1

export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)

export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; set >> seat !== 0; seat++) if (hasSeat(set, seat)) seats.push(seat)
  return seats
}
