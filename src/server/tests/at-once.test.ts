import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import { LIMITS } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { Authenticator, type CeremonyOptions } from '../testing/authenticator.ts'
import { Visitor } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'

/* Requests of one visitor that arrive at once, while the store takes its time to answer. */

const AT_ONCE = 30

let store: Store
let server: RunningServer
let ada: Visitor
/** What the storing of preferences waits for. */
let saving: Promise<void>
let isSaving: boolean
/** How often the store was asked who a visitor is. */
let recognised: number
beforeEach(async () => {
  saving = Promise.resolve()
  isSaving = false
  recognised = 0
  store = openSqliteStore(':memory:')
  const slowly =
    <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await read(...args)
      for (let turn = 0; turn < 2 * AT_ONCE; turn++) await nextTurn()
      return result
    }
  const { programsOf, channelsOf, keysOf, passkeysOf, savePreferences, findGuest } = store
  const slow = {
    ...store,
    programsOf: slowly(programsOf),
    channelsOf: slowly(channelsOf),
    keysOf: slowly(keysOf),
    passkeysOf: slowly(passkeysOf),
    savePreferences: async (...values: Parameters<Store['savePreferences']>) => {
      isSaving = true
      await saving
      return savePreferences(...values)
    },
    findGuest: (id: string) => {
      recognised++
      return findGuest(id)
    },
  }
  server = await testServer({ store: slow, limits: { programChanges: { perSecond: 1e6, burst: 1e6 } } })
  ada = await Visitor.named(server.url.replace('127.0.0.1', 'localhost'), 'Ada')
})
afterEach(async () => {
  await server.close()
  await store.close()
})

/** How many of many requests at once succeed. */
async function countAccepted(
  send: (number: number) => Promise<{ readonly status: number }>,
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => send(number)))
  return answers.filter(({ status }) => status < 300).length
}

test('a visitor has five programs at most', async () => {
  const add = () => ada.request('POST', '/api/me/programs', { name: 'Program' })
  expect(await countAccepted(add)).toBe(LIMITS.programsPerGuest)
})

test('a visitor has ten channels at most', async () => {
  const webhook = { kind: 'webhook', language: 'en', style: 'ntfy' }
  const add = (number: number) =>
    ada.request('POST', '/api/me/notices/channels', { ...webhook, url: `https://8.8.8.8/${number}` })
  expect(await countAccepted(add)).toBe(10)
})

test('a visitor has five links for devices at most', async () => {
  expect(await countAccepted(() => ada.request('POST', '/api/me/link'))).toBe(5)
})

test('a request that waited while its device was signed out does nothing', async () => {
  const { code } = (await ada.request('POST', '/api/me/link')).body as { code: string }
  const thief = new Visitor(ada.url)
  expect((await thief.request('POST', '/api/me/claim', { code })).status).toBe(200)
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  saving = promise
  const slow = thief.request('PUT', '/api/me/notices', { live: true, reminder: false })
  await eventually(() => expect(isSaving).toBe(true))
  const before = recognised
  const signOut = ada.request('DELETE', '/api/me/devices')
  await eventually(() => expect(recognised).toBe(before + 1))
  const later = [
    thief.request('POST', '/api/me/link'),
    thief.request('PUT', '/api/me', { name: 'Mallory' }),
    thief.request('POST', '/api/me/recovery'),
  ]
  await eventually(() => expect(recognised).toBe(before + 4))
  goOn()
  expect([(await slow).status, (await signOut).status]).toEqual([200, 200])
  for (const { status, body } of await Promise.all(later))
    expect([status, body]).toEqual([401, { rejection: { code: 'nameFirst' } }])
  expect((await ada.request('GET', '/api/me')).body).toEqual({ name: 'Ada' })
})

test('a visitor has twenty passkeys at most, and a challenge makes one of them', async () => {
  const begin = async (): Promise<readonly [Visitor, CeremonyOptions]> => {
    const browser = new Visitor(ada.url)
    browser.cookie = ada.cookie
    const { body } = await browser.request('POST', '/api/me/passkeys/begin')
    return [browser, (body as { readonly options: CeremonyOptions }).options]
  }
  const add = async (browser: Visitor, options: CeremonyOptions) =>
    browser.request('POST', '/api/me/passkeys', { response: new Authenticator(ada.url).create(options) })
  const [browser, options] = await begin()
  expect(await countAccepted(() => add(browser, options))).toBe(1)
  const others = await Promise.all(Array.from({ length: AT_ONCE }, begin))
  const accepted = await countAccepted((number) => add(...at(others, number)))
  expect(accepted).toBe(LIMITS.passkeysPerGuest - 1)
})
