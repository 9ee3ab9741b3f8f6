/** The item with the highest value, the first one of several. */
export function maxBy<T>(items: readonly T[], value: (item: T) => number): T {
  let [best] = items
  let highest = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const reached = value(item)
    if (reached <= highest) continue
    highest = reached
    best = item
  }
  return best
}
