import type { Seat } from './seat.ts'

/** How one seat finished: its place (1 is best, and ties share it), its score and the parts of the score. */
export interface SeatResult {
  readonly place: number
  readonly score: number
  /** The parts add up to the score. */
  readonly parts: Readonly<Record<string, number>>
  /** Values by name that decide between equal scores: the first difference counts, and more is better. */
  readonly tieBreak: Readonly<Record<string, number>>
}

/** The part of a result that lists of matches show. */
export type SeatOutcome = Pick<SeatResult, 'place' | 'score'>

export interface Result {
  readonly winners: readonly Seat[]
  readonly seats: readonly SeatResult[]
}

/** Ranks the seats by score, then by tie-break; seats that are equal in both share a place. */
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
    const difference = value - (b.tieBreak[name] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
