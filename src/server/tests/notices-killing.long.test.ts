import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playAny, seatPeople } from '../testing/playing.ts'
import { serverProcess } from '../testing/process.ts'
import { mailReceiver, newBrowser, webReceiver } from '../testing/receivers.ts'

const entry = at(GAMES, 0)
const TABLES = 40
/** The most messages that one process sends at the same time: push, webhooks and e-mail. */
const IN_FLIGHT = 16 + 32 + 4
/** Milliseconds, so that there is time to kill a process while it sends. */
const SLOWNESS = 1_000

const DRAINING = { timeout: 600_000 }

describe.skipIf(!haveParts('killing processes that send notices', POSTGRES))(
  'processes that are killed',
  () => {
    const postgres = postgresForTests()

    test('lose no notice, and repeat none but those that were under way', DRAINING, async () => {
      const [web, mail] = [await webReceiver(), await mailReceiver()]
      const options = {
        database: await postgres().newDatabase(),
        origins: ['https://vermeil.example'],
        mail: { url: mail.url },
        privateTargets: ['127.0.0.1'],
        noticeDelays: { turn: 1_000, email: 1_000 },
      }
      const servers = [
        await serverProcess(options),
        await serverProcess(options),
        await serverProcess(options),
      ] as const
      const seated = []
      for (let i = 0; i < TABLES; i++) {
        const clock = { kind: 'correspondence', days: 2 } as const
        const one = await seatPeople(at(servers, i % 3).url, entry, 2, { clock })
        const [ada] = one.visitors
        const add = (channel: object) => ada.request('POST', '/api/me/notices/channels', channel)
        await add({ kind: 'push', language: 'en', ...newBrowser(web.url).subscription })
        await add({ kind: 'webhook', language: 'en', style: 'slack', url: `${web.url}/hook/${i}` })
        await add({ kind: 'email', language: 'en', address: `ada${i}@mail.example` })
        const asking = (await mail.mails.first(i + 1)).at(-1)
        await ada.request('POST', `/api/notices/confirm/${/confirm\/([\w-]+)/.exec(asking?.body ?? '')?.[1]}`)
        seated.push(one)
      }
      web.slowDown(SLOWNESS)
      await Promise.all(seated.map(({ sockets, table }) => playAny(sockets[0], table, entry)))
      // Each is killed while it sends, before anything was answered or soon after.
      while (web.connections() < TABLES / 2) await delay(5)
      await servers[0].kill()
      while (web.connections() < TABLES) await delay(5)
      await servers[1].kill()

      const paths = () => web.requests.all.map(({ path }) => path)
      const mailed = () => mail.mails.all.slice(TABLES).map(({ headers }) => headers['message-id'])
      const kinds = () => [new Set(paths()).size, new Set(mailed()).size]
      // What the others had leased is sent when their leases have ended.
      for (let count = 0; kinds().join() !== `${2 * TABLES},${TABLES}`; count++) {
        await delay(500)
        expect(count).toBeLessThan(600)
      }
      await servers[2].stop()
      const hooks = paths().filter((path) => path.startsWith('/hook/')).length
      const repeated = {
        push: paths().length - hooks - TABLES,
        webhook: hooks - TABLES,
        email: mailed().length - TABLES,
      }
      console.info(`${TABLES} notices in each channel; sent twice after two kills:`, repeated)
      expect(repeated.push + repeated.webhook + repeated.email).toBeLessThanOrEqual(2 * IN_FLIGHT)
      // A repetition has the id of the first one.
      const keys = new Map<string, Set<unknown>>()
      for (const { path, headers } of web.requests.all)
        keys.set(path, (keys.get(path) ?? new Set()).add(headers['idempotency-key'] ?? headers.topic))
      expect([...keys.values()].filter(({ size }) => size > 1)).toEqual([])
      web.close()
      await mail.close()
    })
  },
)
