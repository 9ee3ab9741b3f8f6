import { defineConfig } from 'vitest/config'
import common from './vitest.config.ts'

const { test, ...rest } = common

/** Whole games and every combination of screen, theme and language in a real browser: `npm run test:long`. */
export default defineConfig({
  ...rest,
  test: {
    ...test,
    include: ['e2e/**/*.long.e2e.ts'],
    exclude: [],
    testTimeout: 3_600_000,
    maxWorkers: 2,
    // These files run for minutes, so loading their modules again hardly counts, and none can disturb another.
    isolate: true,
  },
})
