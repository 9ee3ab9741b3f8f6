import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { startServer } from '../src/server/index.ts'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string
    readonly chromium: string
  }
}

const root = resolve(import.meta.dirname, '..')

/** Starts one real server for all tests, with pages built from the current sources. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-e2e-'))
  const web = join(folder, 'web')
  // The test runner sets NODE_ENV to `test`, but users get the production build.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir: web } })
  if (environment !== undefined) process.env.NODE_ENV = environment
  const server = await startServer({ port: 0, host: 'localhost', data: folder, web, logLevel: 'error' })
  project.provide('url', `${server.url}/`)
  project.provide('chromium', chromium)
  return async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
