import { defineConfig } from 'vitest/config'

/** The long forms of tests: `npm run test:long`. CI runs them after `npm test`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.test.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
  },
})
