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

test('what is under way when the server is closed is still answered; what comes later is not taken', async () => {
  const storing = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slow: Store = {
    ...store,
    async append(append) {
      storing.resolve()
      await goOn.promise
      return store.append(append)
    },
  }
  const server = await testServer({ store: slow })
  const anna = await Visitor.named(server.url, 'Anna')
  const table = await anna.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const socket = await anna.connect()
  await socket.join(table)

  const answered = socket.ask({ type: 'chat', table, text: 'under way' })
  await storing.promise
  const closed = server.close()
  const late = socket.ask({ type: 'chat', table, text: 'too late' }).catch(() => 'not taken')
  await delay(50)
  goOn.resolve()
  expect((await answered).type).toBe('done')
  expect(await late).toBe('not taken')
  expect(await socket.closed).toEqual({ code: 1001, reason: 'serverClosing' })
  await closed
  const { entries } = (await store.loadTable(table)) ?? { entries: [] }
  expect(entries.map((entry) => ('text' in entry ? entry.text : entry.type))).toEqual(['under way'])
})

test('a request that is under way when the server is closed is still answered', async () => {
  const making = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slow: Store = {
    ...store,
    async createTable(record, head) {
      making.resolve()
      await goOn.promise
      return store.createTable(record, head)
    },
  }
  const server = await testServer({ store: slow })
  const anna = await Visitor.named(server.url, 'Anna')
  const made = anna.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await making.promise
  const closed = server.close()
  await delay(50)
  goOn.resolve()
  expect(await store.findTable(await made)).toBeDefined()
  await closed
})

test('a store that does not answer keeps nobody from closing, and health says that it is away', async () => {
  let away: Promise<undefined> | undefined
  const back = Promise.withResolvers<undefined>()
  const lost: Store = {
    ...store,
    append: never,
    saveKey: (key) => away ?? store.saveKey(key),
  }
  const server = await testServer({ store: lost })
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

test('who is being let in when the server is closed is not waited for', async () => {
  let away = false
  const server = await testServer({
    store: { ...store, findKey: (selector) => (away ? never() : store.findKey(selector)) },
  })
  const anna = await Visitor.named(server.url, 'Anna')
  away = true
  const socket = anna.connect().catch(() => 'not let in')
  await delay(50)
  await server.close()
  expect(await socket).toBe('not let in')
})

test('a store that can be read and takes nothing is not well, and is again as soon as it takes something', async () => {
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
  // However many ask, it is tried once.
  expect(await Promise.all([health(), health(), health()])).toEqual([503, 503, 503])
  expect(tries).toBe(1)
  full = false
  while ((await health()) !== 200) await delay(100)
  expect(await store.forgetKeys(Number.MAX_SAFE_INTEGER, 9)).toBe(0)
  await server.close()
})

test.each([
  ['takes nothing', fails],
  ['is not there any more', never],
])('a store that %s keeps nobody from closing in order', async (_, release) => {
  const server = await testServer({ store: { ...store, release } })
  const anna = await Visitor.named(server.url, 'Anna')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }] as const
  const table = await anna.create({ game: 'silver-and-gold', seats: [...seats], startWhenFull: true })
  const socket = await anna.connect()
  await socket.join(table)
  // From then on two bots play, and the server holds the table for them.
  await socket.ask({ type: 'leave', table })
  await socket.event('turn')
  await server.close()
  expect(await socket.closed).toEqual({ code: 1001, reason: 'serverClosing' })
})

test('where the data file is removed or replaced nothing is acknowledged that would be gone', async () => {
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
