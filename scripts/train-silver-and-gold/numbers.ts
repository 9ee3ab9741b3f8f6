/** The number at an index that is in range by construction. */
export const numberAt = (list: ArrayLike<number>, index: number): number => list[index] ?? Number.NaN
