import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchIdentity } from './api/identity.ts'
import { fetchDevices } from './api/me.ts'
import { fetchNotices } from './api/notices.ts'
import { fetchBlocks, fetchGroups, fetchInvitations, fetchPeople } from './api/people.ts'
import { fetchMyProfile } from './api/profile.ts'
import { fetchPrograms } from './api/programs.ts'
import { fetchRatings } from './api/ratings.ts'
import { fetchRest } from './api/rest.ts'

/** What was asked of a server that knows the visitor by this name, or not at all. */
function serverThatKnows(known?: string): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname)
    const body = address.pathname === '/api/me' ? { name: known } : { devices: [] }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
  return asked
}

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://example.org/' }))
afterEach(() => void vi.unstubAllGlobals())

const OWN = [
  fetchDevices,
  fetchIdentity,
  fetchNotices,
  fetchRest,
  fetchPrograms,
  fetchRatings,
  fetchMyProfile,
  () => fetchPeople(undefined),
  fetchBlocks,
  fetchGroups,
  fetchInvitations,
]

test('a stranger asks only whether the server knows them, once for a whole page', async () => {
  const asked = serverThatKnows()
  const answers = await Promise.all(OWN.map((fetchOwn) => fetchOwn()))
  for (const answer of answers) expect(answer).toEqual({ ok: false, rejection: { code: 'nameFirst' } })
  expect(asked).toEqual(['/api/me'])
})

test('somebody whom the server knows gets what it stores', async () => {
  const asked = serverThatKnows('Ada')
  expect(await fetchDevices()).toEqual({ ok: true, value: { devices: [] } })
  expect(asked).toEqual(['/api/me', '/api/me/devices'])
})

test('somebody who was a stranger is asked about again', async () => {
  serverThatKnows()
  expect((await fetchDevices()).ok).toBe(false)
  serverThatKnows('Ada')
  expect((await fetchDevices()).ok).toBe(true)
})

test('without a connection, that is the answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchDevices()).toEqual({ ok: false, rejection: { code: 'offline' } })
})
