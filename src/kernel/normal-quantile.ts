/** The quantile of the normal distribution for a 95 % interval. */
export const Z_95 = 1.959964
