/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Some of the seats, as a bit set: seat `s` is in it when bit `s` is set. */
export type SeatSet = number

export const NO_SEATS: SeatSet = 0

export const everySeat = (seats: number): SeatSet => (1 << seats) - 1

export const hasSeat = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1

export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)

export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; set >> seat !== 0; seat++) if (hasSeat(set, seat)) seats.push(seat)
  return seats
}
