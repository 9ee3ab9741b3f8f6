import type { Seat } from './seat.ts'

/** How one seat ended: its place (1 is best; equals share it), its score and what that is made of. */
export interface SeatResult {
  readonly place: number
  readonly score: number
  /** The parts add up to the score. */
  readonly parts: Readonly<Record<string, number>>
  /** What decides between equal scores, by name: the first difference counts, more is better. */
  readonly tieBreak: Readonly<Record<string, number>>
}

export interface Result {
  readonly winners: readonly Seat[]
  readonly seats: readonly SeatResult[]
}

/** Puts the seats in order by score, then by tie-break; who is equal in all of it shares the place. */
export function rank(seats: readonly Omit<SeatResult, 'place'>[]): Result {
  const ranked = seats.map((seat) => ({
    place: 1 + seats.filter((other) => compare(other, seat) > 0).length,
    ...seat,
  }))
  return { winners: ranked.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])), seats: ranked }
}

function compare(a: Omit<SeatResult, 'place'>, b: Omit<SeatResult, 'place'>): number {
  if (a.score !== b.score) return a.score - b.score
  for (const [name, value] of Object.entries(a.tieBreak)) {
    if (value !== b.tieBreak[name]) return value - b.tieBreak[name]
  }
  return 0
}
