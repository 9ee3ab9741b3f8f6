import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { CHANNEL_KINDS } from '../store/notice-store.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playAny, seatPeople } from '../testing/playing.ts'
import { mailReceiver, newBrowser, webReceiver } from '../testing/receivers.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const MINUTE = 60_000
const entry = at(GAMES, 0)
const clock = { kind: 'correspondence', days: 2 } as const

let web: Awaited<ReturnType<typeof webReceiver>>
let mail: Awaited<ReturnType<typeof mailReceiver>>
beforeEach(async () => {
  web = await webReceiver()
  mail = await mailReceiver()
})
afterEach(async () => {
  web.close()
  await mail.close()
})

const options = () => ({
  origins: ['https://vermeil.example'],
  mail: { url: mail.url },
  privateTargets: ['127.0.0.1'],
})

/**
 * Waits until all that is due is noted as sent. Time passes in small steps: a message that is under way for as long as a
 * lease would rightly be sent by another process.
 */
async function untilNothingIsDue(database: string, time: ManualTime): Promise<void> {
  const store = await openPostgresStore(database)
  for (const kind of CHANNEL_KINDS)
    while (((await store.nextNotice(kind, 0)) ?? Number.POSITIVE_INFINITY) <= time.now()) {
      await delay(5)
      time.advance(50)
    }
  await store.close()
}

describe.skipIf(!haveParts('notices of several processes', POSTGRES))('several processes', () => {
  const postgres = postgresForTests()

  test('three processes tell every request on every channel once', async () => {
    const time = manualTime()
    const database = await postgres().newDatabase()
    const open = () => testServer({ ...options(), time, database })
    const servers = [await open(), await open(), await open()] as const
    const tables = 6
    for (let i = 0; i < tables; i++) {
      const seated = await seatPeople(at(servers, i % 3).url, entry, 2, { clock })
      const [ada] = seated.visitors
      const add = (channel: object) => ada.request('POST', '/api/me/notices/channels', channel)
      await add({ kind: 'push', language: 'en', ...newBrowser(web.url).subscription })
      await add({ kind: 'webhook', language: 'en', style: 'slack', url: `${web.url}/hook` })
      await add({ kind: 'email', language: 'en', address: `ada${i}@mail.example` })
      const asking = (await mail.mails.first(i + 1, () => time.advance(50))).at(-1)
      const token = /confirm\/([\w-]+)/.exec(asking?.body ?? '')?.[1]
      await ada.request('POST', `/api/notices/confirm/${token}`)
      await playAny(seated.sockets[0], seated.table, entry)
    }
    await untilNothingIsDue(database, time)
    time.advance(11 * MINUTE)
    const pass = () => time.advance(50)
    await Promise.all([web.requests.first(2 * tables, pass), mail.mails.first(2 * tables, pass)])
    await untilNothingIsDue(database, time)
    // Long enough for every lease to end.
    for (let i = 0; i < 10; i++) {
      time.advance(MINUTE)
      for (const { url } of servers) await fetch(`${url}/health`)
    }
    for (const server of servers) await server.close()
    const ids = web.requests.all.map(
      ({ headers, path }) => `${path} ${headers['idempotency-key'] ?? headers.topic}`,
    )
    expect([ids.length, new Set(ids).size]).toEqual([2 * tables, 2 * tables])
    const turns = mail.mails.all.map(({ headers }) => headers['message-id'])
    expect([turns.length, new Set(turns).size]).toEqual([2 * tables, 2 * tables])
  })
})

test('what a process had not noted as sent when it died is sent once more, recognisably', async () => {
  const time = manualTime()
  const folder = temporaryFolder()
  const file = join(folder, 'vermeil.sqlite')
  const store = openSqliteStore(file)
  // It dies after the other side has accepted the message and before that is stored.
  const dying = await testServer({
    ...options(),
    time,
    store: { ...store, finishNotice: () => new Promise(() => undefined) },
  })
  const { visitors, sockets, table } = await seatPeople(dying.url, entry, 2, { clock })
  await visitors[0].request('POST', '/api/me/notices/channels', {
    kind: 'webhook',
    language: 'en',
    style: 'slack',
    url: `${web.url}/hook`,
  })
  await playAny(sockets[0], table, entry)
  const pass = () => time.advance(1000)
  await web.requests.first(1, pass)
  const other = await testServer({ ...options(), time, store: openSqliteStore(file) })
  const [first, second] = await web.requests.first(2, () => time.advance(MINUTE))
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  for (let i = 0; i < 10; i++) {
    time.advance(MINUTE)
    await fetch(`${other.url}/health`)
  }
  expect(web.requests.all).toHaveLength(2)
  await other.close()
  await dying.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
