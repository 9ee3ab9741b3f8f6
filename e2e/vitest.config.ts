import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests in a real browser: `vitest run --config e2e/vitest.config.ts`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['e2e/**/*.e2e.ts'],
    exclude: ['e2e/**/*.long.e2e.ts'],
    globalSetup: ['scripts/temporary-folder.ts', 'e2e/browser/server.ts'],
    // A net for tests that hang. No test depends on how fast the machine is.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // A test often waits for its page or for the server, so three workers keep two cores busy.
    maxWorkers: 3,
    // Loading the same modules again for every file would take seconds each time.
    isolate: false,
  },
})
