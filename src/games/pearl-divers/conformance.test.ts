import { describe, test } from 'vitest'
import { conformanceChecks } from '../../conformance/index.ts'
import { seatsOf } from '../../kernel/index.ts'
import { pearlDiversManifest } from './manifest.ts'
import { pearlDiversGame } from './rules/game.ts'
import type { Open } from './rules/state.ts'

const checks = conformanceChecks(pearlDiversManifest, {
  options: [{}, { rounds: 9 }],
  // A card lies face down, unless it is the last one, which shows them all.
  isHidden: (_, { open }) => seatsOf(pearlDiversGame.waiting(open as Open)).length > 1,
})

describe('pearl-divers', () => {
  test.each(checks.map((check) => [check.area, check.name, check] as const))(
    '%s: %s',
    async (_, __, check) => {
      await check.run()
    },
  )
})
