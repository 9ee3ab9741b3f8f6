import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string
    readonly chromium: string
  }
}

const root = resolve(import.meta.dirname, '..')

/** One real server, with pages built from what is there, for all tests. */
export async function setup(project: TestProject): Promise<() => void> {
  const chromium = findChromium()
  const built = spawnSync(process.execPath, ['scripts/build-web.js'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the pages could not be built')
  const data = mkdtempSync(join(tmpdir(), 'vermeil-e2e-'))
  const args = [
    'src/cli/main.ts',
    'serve',
    '--port',
    '0',
    '--host',
    'localhost',
    '--data',
    data,
    '--log',
    'error',
    '--json',
  ]
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((found, failed) => {
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('"url"')) found(JSON.parse(line).url)
    })
  })
  project.provide('url', `${url}/`)
  project.provide('chromium', chromium)
  return () => {
    server.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}
