import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DATA_FILE } from '../store/sqlite/data-folder.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = temporaryFolder()
  store = openSqliteStore(join(folder, 'vermeil.sqlite'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const never = (): Promise<never> => new Promise(() => undefined)
const fails = (): Promise<never> => Promise.reject(new Error('the disk is full'))

test('a command in progress when the server closes is still answered, and later ones are not accepted', async () => {
  const storing = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  const slow: Store = {
    ...store,
    async append(append) {
      storing.resolve()
      await proceed.promise
      return store.append(append)
    },
  }
  const server = await testServer({ store: slow })
  const anna = await Visitor.named(server.url, 'Anna')
  const table = await anna.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const socket = await anna.connect()
  await socket.join(table)

  const answered = socket.ask({ type: 'chat', table, text: 'in progress' })
  await storing.promise
  const closed = server.close()
  const late = socket.ask({ type: 'chat', table, text: 'later' }).catch(() => 'not accepted')
  await delay(50)
  proceed.resolve()
  expect((await answered).type).toBe('done')
  expect(await late).toBe('not accepted')
  expect(await socket.closed).toEqual({ code: 1001, reason: 'serverClosing' })
  await closed
  const { entries } = (await store.loadTable(table)) ?? { entries: [] }
  expect(entries.map((entry) => ('text' in entry ? entry.text : entry.type))).toEqual(['in progress'])
})

test('a request in progress when the server closes is still answered', async () => {
  const making = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  const slow: Store = {
    ...store,
    async createTable(record, head) {
      making.resolve()
      await proceed.promise
      return store.createTable(record, head)
    },
  }
  const server = await testServer({ store: slow })
  const anna = await Visitor.named(server.url, 'Anna')
  const made = anna.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await making.promise
  const closed = server.close()
  await delay(50)
  proceed.resolve()
  expect(await store.findTable(await made)).toBeDefined()
  await closed
})

test('a store that does not answer does not prevent closing, and /health reports it', async () => {
  let away: Promise<undefined> | undefined
  const back = Promise.withResolvers<undefined>()
  const silent: Store = {
    ...store,
    append: never,
    saveKey: (key) => away ?? store.saveKey(key),
  }
  const server = await testServer({ store: silent })
  const anna = await Visitor.named(server.url, 'Anna')
  const table = await anna.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const socket = await anna.connect()
  await socket.join(table)
  away = back.promise
  const health = await fetch(`${server.url}/health`)
  expect([health.status, await health.json()]).toEqual([503, { status: 'storeAway' }])
  back.resolve(undefined)
  const unanswered = socket.ask({ type: 'chat', table, text: 'lost' }).catch(() => 'not answered')
  await delay(50)
  await server.close()
  expect(await unanswered).toBe('not answered')
})

test('the server does not wait for a client that is still being authenticated when it closes', async () => {
  let away = false
  const server = await testServer({
    store: { ...store, findKey: (selector) => (away ? never() : store.findKey(selector)) },
  })
  const anna = await Visitor.named(server.url, 'Anna')
  away = true
  const socket = anna.connect().catch(() => 'refused')
  await delay(50)
  await server.close()
  expect(await socket).toBe('refused')
})

test('a store that can be read but not written is unhealthy until it can be written again', async () => {
  let full = true
  let tries = 0
  const server = await testServer({
    store: {
      ...store,
      saveKey(key) {
        tries++
        return full ? fails() : store.saveKey(key)
      },
    },
  })
  const health = async () => (await fetch(`${server.url}/health`)).status
  // Concurrent health checks share one attempt.
  expect(await Promise.all([health(), health(), health()])).toEqual([503, 503, 503])
  expect(tries).toBe(1)
  full = false
  while ((await health()) !== 200) await delay(100)
  expect(await store.forgetKeys(Number.MAX_SAFE_INTEGER, 9)).toBe(0)
  await server.close()
})

test.each([
  ['fails', fails],
  ['never answers', never],
])('a store that %s when leases are released does not prevent a clean shutdown', async (_, release) => {
  const server = await testServer({ store: { ...store, release } })
  const anna = await Visitor.named(server.url, 'Anna')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }] as const
  const table = await anna.create({ game: 'silver-and-gold', seats: [...seats], startWhenFull: true })
  const socket = await anna.connect()
  await socket.join(table)
  // From now on two bots play, and the server holds the lease on the table for them.
  await socket.ask({ type: 'leave', table })
  await socket.event('turn')
  await server.close()
  expect(await socket.closed).toEqual({ code: 1001, reason: 'serverClosing' })
})

test('nothing is acknowledged while the data file is removed or replaced', async () => {
  const server = await testServer()
  const anna = await Visitor.named(server.url, 'Anna')
  const table = await anna.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const socket = await anna.connect()
  await socket.join(table)
  const say = async () => codeOf(await socket.ask({ type: 'chat', table, text: 'kept?' }))
  const file = join(server.data, DATA_FILE)
  expect(await say()).toBe('done')
  renameSync(file, `${file}.away`)
  expect(await say()).toBe('serverTrouble')
  expect((await fetch(`${server.url}/health`)).status).toBe(503)
  renameSync(`${file}.away`, file)
  expect(await say()).toBe('done')
  copyFileSync(file, `${file}.copy`)
  renameSync(`${file}.copy`, file)
  expect(await say()).toBe('serverTrouble')
  await server.close()
})
