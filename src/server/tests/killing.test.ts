import { describe, test } from 'vitest'
import { expectNothingLost, RIGS } from '../testing/killing.ts'

/** Kills per rig; `npm run test:long` has more. */
const KILLS = 1

describe('a server that is killed at random moments', () => {
  test(
    `keeps every acknowledged command exactly once over ${RIGS * KILLS} kills`,
    {
      timeout: 3_600_000,
    },
    () => expectNothingLost(KILLS),
  )
})
