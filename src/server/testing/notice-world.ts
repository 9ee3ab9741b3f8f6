import { afterEach, beforeEach, expect } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { NewChannel, NoticeSettings } from '../../protocol/index.ts'
import type { Socket, Visitor } from './client.ts'
import { playAny, type Seated, seatPeople } from './playing.ts'
import { mailReceiver, newBrowser, webReceiver } from './receivers.ts'
import { type ManualTime, manualTime, testServer } from './server.ts'

const SECOND = 1000
export const ORIGIN = 'https://vermeil.example'

export const entry = at(GAMES, 0)
export const BY_LETTER = { clock: { kind: 'correspondence', days: 2 } } as const

interface World {
  readonly time: ManualTime
  readonly web: Awaited<ReturnType<typeof webReceiver>>
  readonly mail: Awaited<ReturnType<typeof mailReceiver>>
  readonly server: Awaited<ReturnType<typeof testServer>>
}

/** For each test, a server with a mail server and a web server that it can send to. */
export function noticeWorld() {
  let world: World | undefined
  beforeEach(async () => {
    const [time, web, mail] = [manualTime(), await webReceiver(), await mailReceiver()]
    const outside = { origins: [ORIGIN], mail: { url: mail.url }, privateTargets: ['127.0.0.1'] }
    world = { time, web, mail, server: await testServer({ time, ...outside }) }
  })
  afterEach(async () => {
    await world?.server.close()
    world?.web.close()
    await world?.mail.close()
  })
  const current = (): World => {
    if (!world) throw new Error('only within a test')
    return world
  }
  const advance = (): void => current().time.advance(SECOND)

  return {
    current,
    seat: (more = {}) => seatPeople(current().server.url, entry, 2, { ...BY_LETTER, ...more }),

    /** Lets time pass, and the outbox look at what is due. */
    async pass(milliseconds: number): Promise<void> {
      current().time.advance(milliseconds)
      for (let i = 0; i < 10; i++) await new Promise(setImmediate)
    },

    /** Waits for what must arrive, however long the machine takes for it. */
    requests: (count: number) => current().web.requests.first(count, advance),
    mails: (count: number) => current().mail.mails.first(count, advance),

    /** Waits for something that must become true, however long the machine takes for it. */
    async until(is: () => Promise<boolean>): Promise<void> {
      while (!(await is())) advance()
    },

    async subscribe(visitor: Visitor) {
      const browser = newBrowser(current().web.url)
      const { status } = await add(visitor, { kind: 'push', language: 'en', ...browser.subscription })
      expect(status).toBe(201)
      return browser
    },
  }
}

export const add = (visitor: Visitor, channel: NewChannel) =>
  visitor.request('POST', '/api/me/notices/channels', channel)

export const noticesOf = async (visitor: Visitor): Promise<NoticeSettings> =>
  (await visitor.request('GET', '/api/me/notices')).body as NoticeSettings

export const sendTest = (visitor: Visitor, channel: string) =>
  visitor.request('POST', `/api/me/notices/channels/${channel}/test`)

/** Players move until the second one is asked anew. */
export async function askSecond({ table, sockets }: Seated): Promise<number> {
  const [, second] = sockets
  const asked = (): number => second.positions.get(table)?.asked ?? 0
  const before = asked()
  for (;;) {
    for (const socket of sockets) {
      if (!socket.positions.get(table)?.asked) continue
      await playAny(socket, table, entry)
      await caughtUp(sockets, table)
      if (asked() !== 0 && asked() !== before) return asked()
    }
  }
}

async function caughtUp(sockets: readonly Socket[], table: string): Promise<void> {
  for (const socket of sockets) await socket.ask({ type: 'phrase', table, phrase: 'hello' })
}
