import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'
import { NATIVE } from './vitest.config.ts'

/** Tests that try a sample of their cases in `npm test`, and all of them here. */
const SAMPLED = globSync('src/**/*.test.ts').filter((path) =>
  readFileSync(path, 'utf8').includes('/testing/sample-size.ts'),
)

// On the disk, not in memory: the long forms write more, and test what hosts have.
process.env.TMPDIR ??= tmpdir()

/** The long forms of tests: `npm run test:long`. CI runs them after `npm test`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.test.ts', ...SAMPLED],
    env: { LONG_TESTS: '1' },
    globalSetup: 'scripts/temporary-folder.ts',
    experimental: NATIVE,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
  },
})
