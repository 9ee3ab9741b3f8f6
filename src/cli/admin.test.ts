import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '../kernel/testing/eventually.ts'
import { REFRESH_INTERVAL } from '../server/admin/moderation.ts'
import { Visitor } from '../server/testing/client.ts'
import { manualTime, testServer } from '../server/testing/server.ts'
import { vermeil } from './testing/vermeil.ts'

const time = manualTime(Date.now())
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ time, host: 'localhost', base: '/games' })
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllEnvs())

const admin = (...args: string[]) => vermeil('admin', ...args, '--url', server.url)

test('admin acts on a running server with the token from the environment', async () => {
  vi.stubEnv('VERMEIL_ADMIN_TOKEN', server.adminToken ?? '')
  const ada = await Visitor.named(server.url, 'Ada')
  const found = JSON.parse((await admin('people', '--search', 'ad', '--json')).stdout)
  expect(found.people).toMatchObject([{ name: 'Ada', tables: 0 }])
  expect((await admin('ban', found.people[0].guest, '--for', '2h', '--reason', 'spam')).status).toBe(0)
  expect((await ada.request('GET', '/api/me')).status).toBe(403)
  const [ban] = JSON.parse((await admin('bans', '--json')).stdout).bans
  expect((await admin('unban', ban.id)).status).toBe(0)
  expect((await admin('audit')).stdout).toContain('banGuest')
  expect((await admin('status')).stdout).toContain('storage')
})

test('admin says what is wrong', async () => {
  vi.stubEnv('VERMEIL_ADMIN_TOKEN', '')
  expect((await admin('status')).stderr).toContain('VERMEIL_ADMIN_TOKEN')
  vi.stubEnv('VERMEIL_ADMIN_TOKEN', 'wrong')
  expect(await admin('status')).toMatchObject({ status: 2, stderr: expect.stringContaining('adminOnly') })
  expect((await admin('ban', 'x', '--for', 'ever')).stderr).toContain('30m, 12h or 7d')
  expect((await vermeil('admin', 'status', '--url', 'http://127.0.0.1:9')).stderr).toContain(
    'no server answers',
  )
})

test('admin finds the server and its data by the environment of its container or service', async () => {
  const { port, pathname } = new URL(server.url)
  vi.stubEnv('VERMEIL_PORT', port)
  vi.stubEnv('VERMEIL_BASE', pathname.slice(1))
  vi.stubEnv('VERMEIL_DATA', server.data)
  vi.stubEnv('VERMEIL_ADMIN_TOKEN', server.adminToken ?? '')
  expect((await vermeil('admin', 'status')).stdout).toContain('storage')
  expect((await vermeil('admin', 'token', 'rotate', '--label', 'bo', '--json')).status).toBe(0)
})

test('admin token rotate replaces the token of a running server', async () => {
  const { stdout } = await vermeil('admin', 'token', 'rotate', '--data', server.data, '--json')
  vi.stubEnv('VERMEIL_ADMIN_TOKEN', JSON.parse(stdout).token)
  await eventually(async () => {
    time.advance(REFRESH_INTERVAL)
    expect((await admin('status')).status).toBe(0)
  })
  vi.stubEnv('VERMEIL_ADMIN_TOKEN', server.adminToken ?? '')
  expect((await admin('status')).stderr).toContain('adminOnly')
})
