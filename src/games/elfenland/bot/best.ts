/** The first of the best. */
export function best<T>(things: readonly T[], value: (thing: T) => number): T {
  let [winner] = things
  let highest = Number.NEGATIVE_INFINITY
  for (const thing of things) {
    const worth = value(thing)
    if (worth <= highest) continue
    highest = worth
    winner = thing
  }
  return winner
}

/** One more of a kind, or one less. */
export const changed = (counts: readonly number[], kind: number, by: 1 | -1): number[] =>
  counts.map((count, other) => (other === kind ? count + by : count))
