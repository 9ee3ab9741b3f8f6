/**
 * Whether large tests try all of their cases, as in `npm run test:long`. A test file that imports this one runs there
 * as well as in `npm test`.
 */
export const TRIES_ALL = Boolean(process.env.LONG_TESTS)

/** How many cases of a large test are tried: all of them in `npm run test:long`, an eighth in `npm test`. */
export const sampleSize = (all: number): number => (TRIES_ALL ? all : Math.ceil(all / 8))
