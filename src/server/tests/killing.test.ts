import { describe, test } from 'vitest'
import { expectNothingLost } from '../testing/killing.ts'

/** Kills of one server; `npm run test:long` kills one for each game, many times. */
const KILLS = 2

describe('a server that is killed at random moments', () => {
  test(
    `keeps every acknowledged command exactly once over ${KILLS} kills`,
    {
      timeout: 3_600_000,
    },
    () => expectNothingLost(KILLS, 1),
  )
})
