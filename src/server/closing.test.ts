import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'
import { Visitor } from './testing/client.ts'
import { temporaryFolder, testServer } from './testing/server.ts'

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

test('a store that does not answer keeps nobody from closing, and health says that it is away', async () => {
  let away: Promise<undefined> | undefined
  const back = Promise.withResolvers<undefined>()
  const lost: Store = {
    ...store,
    append: never,
    nextDeadline: (after) => away ?? store.nextDeadline(after),
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
