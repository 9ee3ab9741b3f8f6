/** The place of each seat, naively: one more than the number of those who are better. The first difference counts. */
export function placesOf(standings: readonly (readonly number[])[]): number[] {
  return standings.map((mine) => 1 + standings.filter((other) => beats(other, mine)).length)
}

function beats(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    if (one[i] > other[i]) return true
    if (one[i] < other[i]) return false
  }
  return false
}

/** The seats in the first place. */
export const firstOf = (places: readonly number[]): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))
