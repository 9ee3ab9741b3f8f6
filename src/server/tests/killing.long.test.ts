import { describe, test } from 'vitest'
import { expectNothingLost, RIGS } from '../testing/killing.ts'

/** Kills per rig. Set KILLS for even more. */
const KILLS = Number(process.env.KILLS ?? 68)

describe('a server that is killed at random moments', () => {
  test(
    `keeps every acknowledged command exactly once over ${RIGS * KILLS} kills`,
    {
      timeout: 3_600_000,
    },
    () => expectNothingLost(KILLS),
  )
})
