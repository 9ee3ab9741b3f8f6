import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { NoticeChannel } from '../store/notice-store.ts'
import { DATA_FILE } from '../store/sqlite/data-folder.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { ORIGIN } from '../testing/notice-world.ts'
import { mailReceiver } from '../testing/receivers.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const SECOND = 1000
/** How often a message has been tried before its last attempt. */
const LAST_ATTEMPT = 29

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
