/** How many cases of a large test are tried: all of them in `npm run test:long`, a quarter in `npm test`. */
export const sampleSize = (all: number): number => (process.env.VERMEIL_LONG ? all : Math.ceil(all / 4))
