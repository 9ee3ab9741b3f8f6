import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '../../src/server/index.ts'
import { GENEROUS_LIMITS } from '../../src/server/testing/server.ts'
import { findChromium, quickChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string
    readonly web: string
    readonly chromium: string
    /** The same, or one that takes less time and shows no notifications. */
    readonly quickChromium: string
  }
}

const root = resolve(import.meta.dirname, '../..')

/** Builds the pages that users get, if a source has changed. */
function buildPages(): string {
  // The test runner sets NODE_ENV to `test`.
  const env = { ...process.env, NODE_ENV: 'production' }
  const script = join(root, 'scripts', 'build-web.js')
  const { status } = spawnSync(process.execPath, [script], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error('The pages could not be built.')
  return join(root, 'dist-web')
}

/** Starts one real server for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium()
  const web = buildPages()
  const data = mkdtempSync(join(tmpdir(), 'vermeil-e2e-'))
  const server = await startServer({
    port: 0,
    host: 'localhost',
    data,
    web,
    logLevel: 'error',
    limits: GENEROUS_LIMITS,
    botWorker: new URL('./quick-bots.ts', import.meta.url),
    // A net for bots that hang.
    botDeadline: 600_000,
  })
  project.provide('url', `${server.url}/`)
  project.provide('web', web)
  project.provide('chromium', chromium)
  project.provide('quickChromium', quickChromium(chromium))
  return async () => {
    try {
      await server.close()
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }
}
