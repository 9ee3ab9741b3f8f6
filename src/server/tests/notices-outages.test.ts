import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NoticeChannel } from '../store/notice-store.ts'
import { DATA_FILE } from '../store/sqlite/data-folder.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { add, askSecond, BY_LETTER, entry, ORIGIN } from '../testing/notice-world.ts'
import { seatPeople } from '../testing/playing.ts'
import { mailReceiver, newBrowser, webReceiver } from '../testing/receivers.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** How often a message has been tried before its last attempt. */
const LAST_ATTEMPT = 29
/** A stand-in that thinks for longer than the test takes. */
const SILENT_BOTS = new URL('../testing/workers/silent-worker.ts', import.meta.url)

describe('a server that was down', () => {
  let data = ''
  beforeEach(() => {
    data = temporaryFolder()
  })
  afterEach(() => rmSync(data, { recursive: true, force: true }))

  test('tells nobody that it is their move whose time has run out meanwhile', async () => {
    const [time, web] = [manualTime(), await webReceiver()]
    const options = { data, time, privateTargets: ['127.0.0.1'] }
    const before = await testServer(options)
    const seated = await seatPeople(before.url, entry, 2, BY_LETTER)
    const [, bob] = seated.visitors
    await add(bob, { kind: 'push', language: 'en', ...newBrowser(web.url).subscription })
    await askSecond(seated)
    await before.close()
    time.advance(5 * DAY)
    const after = await testServer({ ...options, botWorker: SILENT_BOTS })
    for (let minute = 0; minute < 10; minute++) {
      time.advance(MINUTE)
      await fetch(`${after.url}/health`)
    }
    expect(web.requests.all).toEqual([])
    await after.close()
    web.close()
  })
})

describe('a mail server that is away for days', () => {
  test('costs nobody their e-mail', async () => {
    const time = manualTime()
    const folder = temporaryFolder()
    const store = openSqliteStore(join(folder, DATA_FILE))
    const channel: NoticeChannel = {
      id: 'mail',
      guest: 'ada',
      kind: 'email',
      target: JSON.stringify({ address: 'ada@mail.example' }),
      session: '',
      language: 'en',
      origin: ORIGIN,
      token: 'token',
      confirmed: true,
      created: 1,
      failures: 0,
    }
    await store.saveChannel(channel)
    const mail = await mailReceiver()
    await mail.close()
    const server = await testServer({ store, time, origins: [ORIGIN], mail: { url: mail.url } })
    for (let message = 0; message < 6; message++) {
      const id = `test/${message}`
      await store.addNotice({ id, channel, reason: 'test', due: time.now() })
      await store.postponeNotice(id, time.now(), LAST_ATTEMPT)
      while ((await store.nextNotice('email', 0)) !== undefined) {
        time.advance(SECOND)
        await new Promise(setImmediate)
      }
    }
    expect(await store.findChannel('mail')).toEqual(channel)
    await server.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
