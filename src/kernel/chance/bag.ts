/**
 * A shuffled pile, stored as the number of things of each kind. What lies on top is not decided until it is drawn, so
 * there is no hidden order that could leak.
 */
export interface Bag {
  size: number
  /** The number of things of each kind; the kind is the index. */
  readonly counts: number[]
}

export function bagOf(counts: readonly number[]): Bag {
  let size = 0
  for (let kind = 0; kind < counts.length; kind++) size += counts[kind] ?? 0
  return { size, counts: counts.slice() }
}

export function putIn(bag: Bag, kind: number): void {
  bag.counts[kind] = (bag.counts[kind] ?? 0) + 1
  bag.size++
}

export function takeOut(bag: Bag, kind: number): void {
  bag.counts[kind] = (bag.counts[kind] ?? 0) - 1
  bag.size--
}

/** Takes out the `nth` thing (from 0), counting in the order of the kinds, and returns its kind. */
export function takeNth(bag: Bag, nth: number): number {
  const { counts } = bag
  let kind = 0
  let count = counts[0] ?? 0
  for (let passed = count; passed <= nth && kind < counts.length; passed += count) {
    kind++
    count = counts[kind] ?? 0
  }
  counts[kind] = count - 1
  bag.size--
  return kind
}

export function copyBag(from: Bag, into: Bag): void {
  into.size = from.size
  const { counts } = from
  for (let kind = 0; kind < counts.length; kind++) into.counts[kind] = counts[kind] ?? 0
}
