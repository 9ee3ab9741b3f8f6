import { describe, test } from 'vitest'
import { expectNothingLost, RIGS } from '../testing/killing.ts'

/** Kills per rig. Set VERMEIL_KILLS for even more. */
const KILLS = Number(process.env.VERMEIL_KILLS ?? 68)

describe('a server that is killed at random moments', () => {
  test(
    `keeps every acknowledged command exactly once over ${RIGS * KILLS} kills`,
    {
      timeout: 3_600_000,
    },
    () => expectNothingLost(KILLS),
  )
})
