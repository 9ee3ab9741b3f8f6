import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests in a real browser: `vitest run --config e2e/vitest.config.ts`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/server.ts'],
    testTimeout: 400_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; no test asserts how late.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
})
