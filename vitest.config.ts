import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; no test asserts how late.
    expect: { poll: { timeout: 60_000 } },
    // By default one of two cores would be idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
