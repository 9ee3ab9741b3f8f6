/** The lowest member of a bit set, as a set of its own; the empty set stays empty. */
export const lowestBit = (set: number): number => set & -set

/** The number of the lowest bit that is set, or −1 for the empty set. Rules call it often: without `lowestBit` it is faster. */
export const lowestIndex = (set: number): number => 31 - Math.clz32(set & -set)
