import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { DeviceLink, Devices } from '../../protocol/index.ts'
import type { SessionQuery } from '../store/key-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { Visitor } from '../testing/client.ts'
import { gated } from '../testing/parts/gated-store.ts'
import { openSeats } from '../testing/playing.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const { game } = at(GAMES, 0)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  time = manualTime()
  server = await testServer({ time })
})
afterEach(() => server.close())

const nameOf = async (visitor: Visitor) => (await visitor.request('GET', '/api/me')).body as { name?: string }
const devicesOf = async (visitor: Visitor) =>
  ((await visitor.request('GET', '/api/me/devices')).body as Devices).devices

/** Another browser with the same cookie. */
function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(server.url)
  copy.cookie = visitor.cookie
  return copy
}

async function secondDevice(visitor: Visitor): Promise<Visitor> {
  const { code } = (await visitor.request('POST', '/api/me/link')).body as DeviceLink
  const device = new Visitor(server.url)
  await device.request('POST', '/api/me/claim', { code })
  return device
}

describe('a cookie', () => {
  test('works for 90 days without being used, and not longer', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    time.advance(90 * DAY - 1)
    expect(await nameOf(copyOf(ada))).toEqual({ name: 'Ada' })
    const bob = await Visitor.named(server.url, 'Bob')
    time.advance(90 * DAY)
    expect(await nameOf(bob)).toEqual({})
  })

  test('is replaced every week, so that a player who comes back stays signed in for years', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const cookies = new Set([ada.cookie])
    for (let month = 0; month < 24; month++) {
      time.advance(31 * DAY)
      expect(await nameOf(ada)).toEqual({ name: 'Ada' })
      cookies.add(ada.cookie)
    }
    expect(cookies.size).toBe(25)
    expect(await devicesOf(ada)).toHaveLength(1)
  })

  test('is also replaced by opening a socket', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    time.advance(8 * DAY)
    const { host } = new URL(server.url)
    const request = get({
      host: '127.0.0.1',
      port: server.port,
      path: '/socket',
      headers: {
        host,
        cookie: ada.cookie,
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    })
    const [response, stream] = (await once(request, 'upgrade')) as [IncomingMessage, Duplex]
    stream.destroy()
    expect(response.headers['set-cookie']?.join()).toMatch(/vermeil=\S+; Max-Age=7776000/)
  })

  test('that was copied stops working two weeks after the owner’s browser has a new one', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const thief = copyOf(ada)
    time.advance(8 * DAY)
    await nameOf(ada)
    await nameOf(ada)
    expect(thief.cookie).not.toBe(ada.cookie)
    time.advance(15 * DAY)
    expect(await nameOf(thief)).toEqual({})
    expect(await nameOf(ada)).toEqual({ name: 'Ada' })
  })

  test('that was copied and is used becomes a device in the owner’s list, and can be signed out', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const thief = copyOf(ada)
    time.advance(8 * DAY)
    for (let i = 0; i < 2; i++) await nameOf(thief)
    time.advance(DAY)
    expect(await nameOf(ada)).toEqual({ name: 'Ada' })
    const devices = await devicesOf(ada)
    expect(devices).toHaveLength(2)
    await ada.request('DELETE', '/api/me/devices')
    expect(await nameOf(thief)).toEqual({})
    expect(await nameOf(ada)).toEqual({ name: 'Ada' })
  })

  test('stays valid if the answer with the new one was lost', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    for (let week = 0; week < 5; week++) {
      time.advance(8 * DAY)
      expect(await nameOf(copyOf(ada))).toEqual({ name: 'Ada' })
    }
    expect(await devicesOf(ada)).toHaveLength(1)
  })

  test('is replaced once by many requests at the same time', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    time.advance(8 * DAY)
    const copies = Array.from({ length: 10 }, () => copyOf(ada))
    await Promise.all(copies.map(nameOf))
    expect(copies.filter(({ cookie }) => cookie !== ada.cookie)).toHaveLength(1)
  })

  test('of an earlier version keeps working and is replaced', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const db = new DatabaseSync(`${server.data}/vermeil.sqlite`)
    db.exec(
      `update keys set session = null, signed_in = 0, created = 0, used = 0, until = until + 310 * ${DAY}`,
    )
    db.close()
    const old = ada.cookie
    expect(await nameOf(ada)).toEqual({ name: 'Ada' })
    expect(ada.cookie).not.toBe(old)
    expect(await devicesOf(ada)).toMatchObject([{ current: true }])
    time.advance(15 * DAY)
    const stale = new Visitor(server.url)
    stale.cookie = old
    expect(await nameOf(stale)).toEqual({})
  })
})

describe('the list of devices', () => {
  test('says for each device what it is, since when it is signed in, and which one this is', async () => {
    const ada = new Visitor(server.url)
    const response = await fetch(`${server.url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
      body: JSON.stringify({ name: 'Ada' }),
    })
    ada.cookie = response.headers.get('set-cookie')?.split(';')[0]
    const start = time.now()
    time.advance(2 * HOUR)
    await secondDevice(ada)
    expect(await devicesOf(ada)).toEqual([
      { id: expect.any(String), signedIn: start + 2 * HOUR, used: start + 2 * HOUR },
      {
        id: expect.any(String),
        browser: 'Firefox · Linux',
        signedIn: start,
        used: start + 2 * HOUR,
        current: true,
      },
    ])
  })

  test('contains no secrets', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const [selector = '', verifier = ''] = ada.cookie?.replace('vermeil=', '').split('.') ?? []
    const text = JSON.stringify(await devicesOf(ada))
    expect(text).not.toContain(selector)
    expect(text).not.toContain(verifier)
  })

  test('is for the guest alone, and so is signing out', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const bob = await Visitor.named(server.url, 'Bob')
    const nobody = new Visitor(server.url)
    const [device] = await devicesOf(ada)
    for (const path of ['/api/me/devices', `/api/me/devices/${device?.id}`]) {
      expect((await nobody.request(path.endsWith('devices') ? 'GET' : 'DELETE', path)).status).toBe(401)
    }
    expect(await bob.request('DELETE', `/api/me/devices/${device?.id}`)).toMatchObject({
      status: 404,
      body: { rejection: { code: 'noSuchDevice' } },
    })
    await bob.request('DELETE', '/api/me/devices')
    for (const nonsense of ['x', '%00', '..%2f..', 'x'.repeat(64), '%ff', `' or 1=1 --`])
      expect((await ada.request('DELETE', `/api/me/devices/${nonsense}`)).status).toBeGreaterThanOrEqual(400)
    expect(await nameOf(ada)).toEqual({ name: 'Ada' })
    expect(await devicesOf(bob)).toHaveLength(1)
  })

  test('a device that is signed out loses its sockets at once and can do nothing more', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const tablet = await secondDevice(ada)
    const table = await ada.create({ game: game.id, seats: openSeats(2) })
    const [mine, theirs] = [await ada.connect(), await tablet.connect()]
    await mine.join(table)
    await theirs.join(table)
    const other = (await devicesOf(ada)).find(({ current }) => !current)
    const signOut = () => ada.request('DELETE', `/api/me/devices/${other?.id}`)
    expect(await signOut()).toMatchObject({ status: 200, body: { devices: [{ current: true }] } })
    expect(await theirs.closed).toEqual({ code: 1008, reason: 'signedOut' })
    expect((await tablet.request('POST', '/api/me/link')).status).toBe(401)
    expect(await signOut()).toMatchObject({ status: 404 })
    expect((await mine.ask({ type: 'ping' })).type).toBe('done')
    await mine.close()
  })

  /** Ada on two devices of a server with such a store. */
  async function startWith(change: (store: Store) => Store) {
    const folder = temporaryFolder()
    const store = openSqliteStore(join(folder, 'vermeil.db'))
    const { url, close } = await testServer({ time, store: change(store) })
    onTestFinished(async () => {
      await close()
      await store.close()
      rmSync(folder, { recursive: true })
    })
    const ada = await Visitor.named(url, 'Ada')
    const { code } = (await ada.request('POST', '/api/me/link')).body as DeviceLink
    const tablet = new Visitor(url)
    await tablet.request('POST', '/api/me/claim', { code })
    return { ada, tablet }
  }

  test.each([
    ['is lost', 'dropSessions'],
    ['about their messages is lost', 'dropDeviceChannels'],
  ] as const)(
    'devices that are signed out lose their sockets at once although the answer of the database %s',
    async (_, lost) => {
      const { ada, tablet } = await startWith((store) => ({
        ...store,
        async [lost](guest: string, which: SessionQuery) {
          await store[lost](guest, which)
          throw new StoreUnavailable('the connection was lost')
        },
      }))
      const socket = await tablet.connect()
      expect((await ada.request('DELETE', '/api/me/devices')).status).toBe(500)
      expect(await socket.closed).toEqual({ code: 1008, reason: 'signedOut' })
    },
  )

  test('devices that are signed out lose their sockets within seconds if the database is away when they are looked for', async () => {
    let away = 1
    const { ada, tablet } = await startWith((store) => ({
      ...store,
      knownKeys: async (keys) => {
        if (away-- > 0) throw new StoreUnavailable('the database is away')
        return store.knownKeys(keys)
      },
    }))
    const socket = await tablet.connect()
    expect((await ada.request('DELETE', '/api/me/devices')).status).toBe(200)
    expect((await socket.ask({ type: 'ping' })).type).toBe('done')
    time.advance(5_000)
    expect(await socket.closed).toEqual({ code: 1008, reason: 'signedOut' })
  })

  describe('that is signed out while its request or handshake is under way', () => {
    /** Ada on two devices of a server whose store waits in one of its methods. */
    async function start(method: keyof Store) {
      let gate: ReturnType<typeof gated> | undefined
      const devices = await startWith((store) => {
        gate = gated(store, [method])
        return gate.store
      })
      if (!gate) throw new Error('no gate')
      return { gate, ...devices }
    }

    test('gets no socket', async () => {
      const { gate, ada, tablet } = await start('useKey')
      const table = await ada.create({ game: game.id, seats: openSeats(2) })
      time.advance(2 * HOUR)
      // Her own key is noted as used now.
      await nameOf(ada)
      gate.shut()
      const opening = tablet.connect()
      await eventually(() => expect(gate.isWaiting('useKey')).toBe(true))
      expect((await ada.request('DELETE', '/api/me/devices')).status).toBe(200)
      gate.open()
      const socket = await opening
      await socket.join(table)
      expect(await socket.ask({ type: 'chat', table, text: 'hi' })).toMatchObject({
        rejection: { code: 'nameFirst' },
      })
      await socket.close()
    })

    test('gets no new cookie', async () => {
      const { gate, ada, tablet } = await start('saveKey')
      time.advance(8 * DAY)
      await nameOf(ada)
      gate.shut()
      const late = nameOf(tablet)
      await eventually(() => expect(gate.isWaiting('saveKey')).toBe(true))
      expect((await ada.request('DELETE', '/api/me/devices')).status).toBe(200)
      gate.open()
      await late
      expect(await nameOf(tablet)).toEqual({})
      expect(await devicesOf(ada)).toHaveLength(1)
    })
  })

  test('has a limit, and so do the links that are waiting', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const link = () => ada.request('POST', '/api/me/link')
    for (let i = 0; i < 5; i++) expect((await link()).status).toBe(200)
    expect(await link()).toMatchObject({ status: 429, body: { rejection: { code: 'tooFast' } } })
    time.advance(11 * 60_000)
    for (let i = 1; i < 20; i++) await secondDevice(ada)
    const { code } = (await link()).body as DeviceLink
    const claim = () => new Visitor(server.url).request('POST', '/api/me/claim', { code })
    expect(await claim()).toMatchObject({ status: 429, body: { rejection: { code: 'tooManyDevices' } } })
    await ada.request('DELETE', '/api/me/devices')
    // The refused link was not used up, but signing out all other devices also ends it.
    expect((await claim()).status).toBe(400)
    expect(await devicesOf(ada)).toHaveLength(1)
  })
})
