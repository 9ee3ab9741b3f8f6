import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../ui/device/settings.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { introduce } from './introduce.ts'

// The settings ask the browser at once what it prefers.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

await shell.ready()
const GUEST = shell.t('name.otherwise')

/** What was sent to a server that knows the visitor by this name, or not at all. */
function serverThatKnows(known?: string): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_address: URL, { method, body }: RequestInit) => {
    sent.push(`${method} ${body ?? ''}`.trim())
    const answer = method === 'PUT' ? String(body) : JSON.stringify({ name: known })
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
  return sent
}

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://example.org/' }))
afterEach(() => {
  vi.unstubAllGlobals()
  settings.name.value = ''
})

test('a player with a name takes it', async () => {
  const sent = serverThatKnows('Ada')
  settings.name.value = ' Grace '
  expect(await introduce()).toEqual({ ok: true, value: { name: 'Grace' } })
  expect(sent).toEqual(['PUT {"name":"Grace"}'])
})

test('a stranger without a name becomes a guest', async () => {
  const sent = serverThatKnows()
  expect(await introduce()).toEqual({ ok: true, value: { name: GUEST } })
  expect(sent).toEqual(['GET', `PUT {"name":"${GUEST}"}`])
  expect(settings.name.value).toBe('')
})

test('a browser that has lost its settings keeps the name that the server knows', async () => {
  const sent = serverThatKnows('Ada')
  expect(await introduce()).toEqual({ ok: true, value: { name: 'Ada' } })
  expect(sent).toEqual(['GET'])
  expect(settings.name.value).toBe('Ada')
})

test.each([GUEST, `${GUEST} 2`])('%s is not called so for ever', async (name) => {
  serverThatKnows(name)
  expect(await introduce()).toEqual({ ok: true, value: { name } })
  expect(settings.name.value).toBe('')
})

test('what the server refuses is told', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no connection')))
  expect(await introduce()).toEqual({ ok: false, rejection: { code: 'offline' } })
})
