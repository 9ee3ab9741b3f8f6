import * as v from 'valibot'

/** A whole number that is not negative. */
export const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
