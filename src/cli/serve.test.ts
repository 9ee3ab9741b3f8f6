import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { vermeil } from './testing/vermeil.ts'

const VERMEIL = fileURLToPath(new URL('../../bin/vermeil.js', import.meta.url))

/** Starts the server as a host does. The first start builds the pages. */
function serve(...args: string[]): ChildProcess {
  return spawn(process.execPath, [VERMEIL, 'serve', '--host', '127.0.0.1', '--log', 'silent', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function addressOf(child: ChildProcess): Promise<{ url: string; port: number }> {
  let text = ''
  for await (const part of child.stdout ?? []) {
    text += part
    if (text.includes('\n')) break
  }
  return JSON.parse(text)
}

describe('vermeil serve', () => {
  let data: string
  let children: ChildProcess[]
  const started = (...args: string[]): ChildProcess => {
    const child = serve('--data', data, ...args)
    children.push(child)
    return child
  }
  beforeEach(() => {
    data = join(mkdtempSync(join(tmpdir(), 'vermeil-serve-')), 'new', 'folder')
    children = []
  })
  afterEach(async () => {
    // SIGTERM, unlike SIGKILL, is passed on to the server itself.
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    await Promise.all(
      running.map((child) => {
        child.kill('SIGTERM')
        return once(child, 'exit')
      }),
    )
    rmSync(join(data, '..', '..'), { recursive: true, force: true })
  })

  test('prints its address, stores everything in its folder, stops cleanly on a signal and resumes', async () => {
    const first = started('--port', '0', '--json')
    const { url } = await addressOf(first)
    const headers = { 'content-type': 'application/json' }
    const named = await fetch(`${url}/api/me`, { method: 'PUT', headers, body: '{"name":"Ada"}' })
    const cookie = named.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await (await fetch(url)).text()).toContain('<!doctype html>')
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([0, null])
    expect(existsSync(join(data, 'vermeil.sqlite'))).toBe(true)

    const second = started('--port', '0', '--json')
    const again = await addressOf(second)
    const me = await (await fetch(`${again.url}/api/me`, { headers: { cookie } })).json()
    expect(me).toMatchObject({ name: 'Ada' })
    second.kill('SIGINT')
    expect(await once(second, 'exit')).toEqual([0, null])
  })

  test('stops with the shell by which npm runs it, although that does not pass signals on', async () => {
    const command = `"${process.execPath}" "${VERMEIL}" serve --host 127.0.0.1 --port 0 --log silent --json --data "${data}"; true`
    const shell = spawn('sh', ['-c', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    const { url } = await addressOf(shell)
    shell.kill('SIGTERM')
    const gone = () =>
      fetch(`${url}/health`).then(
        () => false,
        () => true,
      )
    await expect.poll(gone).toBe(true)
  })

  test('refuses anything but an origin as browsers write it', async () => {
    for (const origin of ['nonsense', 'https://games.example.org/path', 'file:///x']) {
      const { status, stderr } = await vermeil('serve', '--data', data, '--port', '0', '--origin', origin)
      expect([status, stderr.includes(`not "${origin}"`)]).toEqual([2, true])
    }
  })

  test('names the file that it cannot read', async () => {
    mkdirSync(data, { recursive: true })
    writeFileSync(
      join(data, 'vermeil.sqlite'),
      'this is not a database, but it is long enough to be read as one '.repeat(20),
    )
    const { status, stderr } = await vermeil('serve', '--data', data, '--port', '0')
    expect([status, stderr.includes('vermeil.sqlite')]).toEqual([2, true])
  })

  test('uses the given base path and origin, and reports that its folder or port is in use', async () => {
    const origin = 'https://games.example.org'
    const args = ['--port', '0', '--json', '--base', 'games/', '--origin', `${origin}/`]
    const { url, port } = await addressOf(started(...args))
    expect(url).toBe(`http://127.0.0.1:${port}/games`)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(404)

    const headers = { origin, 'content-type': 'application/json' }
    const named = await fetch(`${url}/api/me`, { method: 'PUT', headers, body: '{"name":"Ada"}' })
    expect(named.status).toBe(200)

    expect(statSync(join(data, 'vermeil.sqlite')).mode & 0o777).toBe(0o600)
    const inFolder = await vermeil('serve', '--data', data, '--port', '0')
    expect(inFolder).toMatchObject({ status: 2 })
    expect(inFolder.stderr).toContain('another server uses this folder')

    const elsewhere = ['--host', '127.0.0.1', '--data', join(data, 'another')]
    const onPort = await vermeil('serve', ...elsewhere, '--port', String(port))
    expect(onPort).toMatchObject({ status: 2 })
    expect(onPort.stderr).toContain(`port ${port} is already in use`)
  })
})
