/** The item with the highest number; none if two are level or nobody has anything. */
export function best<Item>(
  items: readonly Item[],
  number: (item: Item) => number,
): { of: Item; n: number } | undefined {
  const [first, second] = [...items].sort((a, b) => number(b) - number(a))
  if (first === undefined || number(first) === 0) return undefined
  return second !== undefined && number(second) === number(first)
    ? undefined
    : { of: first, n: number(first) }
}
