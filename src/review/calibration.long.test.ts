import { describe, expect, test } from 'vitest'
import { bucketsOf, sampleGame } from './testing/calibration.ts'

const SEED = 81000
const BUCKETS = 5
/** Buckets with fewer chances are left out: they come from a handful of games. */
const LEAST = 100

// The large measurement is in docs/bots.md. These few games show that nothing is broken.
describe.each(['silver-and-gold', 'elfenland', 'elfengold'])('the chances to win of %s come true', (id) => {
  test.each([
    { table: 'sharp,sharp', games: 60 },
    { table: 'sharp,steady', games: 60 },
    { table: 'lower,lower,lower,lower', games: 40 },
  ])('at the table $table', ({ table, games }) => {
    const samples = Array.from({ length: games }, (_, index) => sampleGame(id, table, SEED, index)).flat()
    const buckets = bucketsOf(samples, BUCKETS).filter(({ count }) => count >= LEAST)
    expect(buckets.length).toBeGreaterThanOrEqual(2)
    for (const { said, won, error } of buckets) expect(Math.abs(said - won)).toBeLessThan(0.05 + 2 * error)
  })
})
