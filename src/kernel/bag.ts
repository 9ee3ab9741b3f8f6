/**
 * A shuffled pile without an order: how many things of each kind are in it.
 * Nobody decides what lies on top until it is drawn, so there is nothing to leak.
 */
export interface Bag {
  size: number
  /** How many of each kind; the kind is the index. */
  readonly counts: number[]
}

export function bagOf(counts: readonly number[]): Bag {
  let size = 0
  for (let kind = 0; kind < counts.length; kind++) size += counts[kind]
  return { size, counts: counts.slice() }
}

export function putIn(bag: Bag, kind: number): void {
  bag.counts[kind]++
  bag.size++
}

export function takeOut(bag: Bag, kind: number): void {
  bag.counts[kind]--
  bag.size--
}

/** Takes out the `nth` thing (from 0), the things standing in the order of their kinds; returns its kind. */
export function takeNth(bag: Bag, nth: number): number {
  const counts = bag.counts
  let kind = 0
  for (let passed = counts[0]; passed <= nth; passed += counts[kind]) kind++
  counts[kind]--
  bag.size--
  return kind
}

/** Pours everything out of one bag into another. */
export function pourInto(bag: Bag, from: Bag): void {
  for (let kind = 0; kind < from.counts.length; kind++) {
    bag.counts[kind] += from.counts[kind]
    from.counts[kind] = 0
  }
  bag.size += from.size
  from.size = 0
}

export function copyBag(from: Bag, into: Bag): void {
  into.size = from.size
  const counts = from.counts
  for (let kind = 0; kind < counts.length; kind++) into.counts[kind] = counts[kind]
}
