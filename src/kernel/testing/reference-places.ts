/** The place of each seat: one more than the number of seats that beat it. The first difference decides. */
export function placesOf(standings: readonly (readonly number[])[]): number[] {
  return standings.map((mine) => 1 + standings.filter((other) => beats(other, mine)).length)
}

function beats(one: readonly number[], other: readonly number[]): boolean {
  for (const [i, value] of one.entries()) {
    const difference = value - (other[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** The seats in first place. */
export const firstOf = (places: readonly number[]): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))
