import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TRIES_ALL } from './kernel/testing/sample-size.ts'

const SCRIPT = fileURLToPath(new URL('../scripts/audit.js', import.meta.url))

/** Runs the audit against a registry that reports a vulnerability of `ws`, or one that does not support audits. */
async function audit(severity?: 'moderate' | 'high'): Promise<{ code: number; said: string }> {
  const advisory = {
    id: 1,
    url: 'https://example.org/1',
    title: 'A vulnerability',
    severity,
    vulnerable_versions: '*',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  }
  const registry = createServer((request, response) => {
    request.resume()
    const asked = request.url?.endsWith('/advisories/bulk') && severity !== undefined
    response.writeHead(asked ? 200 : 405, { 'content-type': 'application/json' })
    response.end(JSON.stringify(asked ? { ws: [advisory] } : {}))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const cache = mkdtempSync(join(tmpdir(), 'vermeil-'))
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
    npm_config_cache: cache,
  }
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  registry.close()
  rmSync(cache, { recursive: true, force: true })
  return { code, said }
}

test('a package with a known high vulnerability fails the audit and is named', async () => {
  const { code, said } = await audit('high')
  expect(code).toBe(1)
  expect(said).toMatch(/high: ws/)
})

if (TRIES_ALL)
  test('a moderate vulnerability is counted and does not fail the audit', async () => {
    const { code, said } = await audit('moderate')
    expect(code).toBe(0)
    expect(said).toMatch(/known vulnerabilities: [1-9]\d*, high or critical: 0/)
  })

test('a registry that gives no answer is reported as not checked', async () => {
  const { code, said } = await audit()
  expect(code).toBe(0)
  expect(said).toContain('NOT CHECKED')
})
