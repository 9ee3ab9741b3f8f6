import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { actAsAdmin } from '../testing/administrator.ts'
import { askSecond, BY_LETTER, entry, noticesOf, noticeWorld, ORIGIN } from '../testing/notice-world.ts'
import { seatPeople } from '../testing/playing.ts'
import { vapidClaims } from '../testing/receivers.ts'
import { testServer } from '../testing/server.ts'

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 3_600_000
/** A stand-in that thinks for longer than the test takes. */
const SILENT_BOTS = new URL('../testing/workers/silent-worker.ts', import.meta.url)

const { current, seat, pass, requests, until, subscribe } = noticeWorld()

describe('web push', () => {
  test('a player who is away is told once, encrypted for their browser and signed by the server', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    const browser = await subscribe(bob)
    await askSecond(seated)
    await pass(14 * SECOND)
    expect(current().web.requests.all).toEqual([])
    await pass(4 * SECOND)
    const [request] = await requests(1)
    expect(browser.read(request?.body ?? Buffer.of())).toEqual({
      reason: 'turn',
      title: 'Your move',
      body: 'A table is waiting for you.\nTime left: 47 hours',
      table: seated.table,
    })
    const { pushKey } = await noticesOf(bob)
    expect(vapidClaims(request?.headers.authorization)).toMatchObject({
      key: pushKey,
      claims: { aud: current().web.url, sub: ORIGIN },
    })
    await pass(10 * MINUTE)
    expect(current().web.requests.all).toHaveLength(1)
  })

  test('a push service is asked to keep a message for four weeks at most, however long the player has', async () => {
    const seated = await seat({ clock: { kind: 'correspondence', days: 30 } })
    await subscribe(seated.visitors[1])
    await askSecond(seated)
    await pass(MINUTE)
    const [request] = await requests(1)
    expect(request?.headers.ttl).toBe(String(28 * 24 * 60 * 60))
  })

  test('a player who has the table in view is not disturbed; an open socket is not enough', async () => {
    const seated = await seat()
    await subscribe(seated.visitors[1])
    const { table } = seated
    const asked = await askSecond(seated)
    await seated.sockets[1].ask({ type: 'look', table, asked })
    await pass(MINUTE)
    expect(current().web.requests.all).toEqual([])
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
  })

  test('what was answered in the meantime is not told', async () => {
    const seated = await seat()
    await subscribe(seated.visitors[1])
    const asked = [await askSecond(seated), await askSecond(seated), await askSecond(seated)]
    expect(new Set(asked).size).toBe(3)
    await pass(MINUTE)
    await requests(1)
    await pass(MINUTE)
    expect(current().web.requests.all).toHaveLength(1)
  })

  test('a player who has left is told nothing while the bot that stands in thinks', async () => {
    const { time, web } = current()
    const server = await testServer({ time, privateTargets: ['127.0.0.1'], botWorker: SILENT_BOTS })
    const seated = await seatPeople(server.url, entry, 2, BY_LETTER)
    await subscribe(seated.visitors[1])
    await askSecond(seated)
    await seated.sockets[1].ask({ type: 'leave', table: seated.table })
    for (let minute = 0; minute < 10; minute++) {
      await pass(MINUTE)
      await fetch(`${server.url}/health`)
    }
    expect(web.requests.all).toEqual([])
    await server.close()
  })

  test('a reminder moves with the deadline when all agree to pause', async () => {
    const seated = await seat()
    await subscribe(seated.visitors[1])
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    for (const socket of seated.sockets) await socket.ask({ type: 'pause', table: seated.table, on: true })
    await pass(10 * 24 * HOUR)
    expect(current().web.requests.all).toHaveLength(1)
    await pass(20 * 24 * HOUR + 37 * HOUR)
    await requests(2)
  })

  test('a player is not told during maintenance that it is their move, but afterwards', async () => {
    const seated = await seat()
    const admin = { url: current().server.url, token: current().server.adminToken ?? '' }
    await subscribe(seated.visitors[1])
    await askSecond(seated)
    await actAsAdmin(admin, { act: 'readOnly', on: true })
    await pass(MINUTE)
    await pass(36 * HOUR)
    for (let minute = 0; minute < 5; minute++) await pass(MINUTE)
    expect(current().web.requests.all).toEqual([])
    await actAsAdmin(admin, { act: 'readOnly', on: false })
    await requests(2)
  })

  test('a player who was reminded before a pause is reminded once more when it is over', async () => {
    const seated = await seat()
    await subscribe(seated.visitors[1])
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await pass(37 * HOUR)
    await requests(2)
    for (const socket of seated.sockets) await socket.ask({ type: 'pause', table: seated.table, on: true })
    await pass(29 * 24 * HOUR)
    await pass(HOUR)
    expect(current().web.requests.all).toHaveLength(2)
    await pass(24 * HOUR)
    await requests(3)
  })

  test('a player who was reminded before a holiday is reminded once more when it is over', async () => {
    const seated = await seat({ clock: { kind: 'correspondence', days: 4 } })
    const bob = seated.visitors[1]
    await subscribe(bob)
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await pass(73 * HOUR)
    await requests(2)
    await bob.request('POST', '/api/me/holidays', { from: '2026-01-19', days: 7, zone: 'UTC' })
    await pass(7 * 24 * HOUR)
    await pass(HOUR)
    expect(current().web.requests.all).toHaveLength(2)
    await pass(12 * HOUR)
    await requests(3)
  })

  test('a player who looks at the table is reminded once they have left it', async () => {
    const seated = await seat()
    await subscribe(seated.visitors[1])
    const asked = await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await pass(36 * HOUR - 90 * SECOND)
    await seated.sockets[1].ask({ type: 'look', table: seated.table, asked })
    await pass(80 * SECOND)
    await seated.sockets[1].ask({ type: 'look', table: seated.table, asked })
    await pass(80 * SECOND)
    expect(current().web.requests.all).toHaveLength(1)
    await pass(MINUTE)
    await requests(2)
  })

  test('a player who is told on a device from now on is reminded there of the move that they owe already', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await askSecond(seated)
    await pass(MINUTE)
    const browser = await subscribe(bob)
    await pass(35 * HOUR)
    expect(current().web.requests.all).toEqual([])
    await pass(2 * HOUR)
    const [request] = await requests(1)
    expect(browser.read(request?.body ?? Buffer.of())).toMatchObject({
      reason: 'reminder',
      table: seated.table,
    })
    await subscribe(bob)
    await pass(HOUR)
    expect(current().web.requests.all).toHaveLength(1)
  })

  test('a player who wants reminders from now on is reminded of the move that they owe already', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await subscribe(bob)
    await bob.request('PUT', '/api/me/notices', { live: false, reminder: false })
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await bob.request('PUT', '/api/me/notices', { live: false, reminder: true })
    await pass(37 * HOUR)
    await requests(2)
  })

  test('a reminder that is not wanted any more is not sent', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await subscribe(bob)
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await bob.request('PUT', '/api/me/notices', { live: false, reminder: false })
    await pass(37 * HOUR)
    await pass(MINUTE)
    expect(current().web.requests.all).toHaveLength(1)
  })

  test('a reminder comes when a quarter of the time is left', async () => {
    const seated = await seat()
    const browser = await subscribe(seated.visitors[1])
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await pass(34 * HOUR)
    expect(current().web.requests.all).toHaveLength(1)
    await pass(3 * HOUR)
    const [, second] = await requests(2)
    expect(browser.read(second?.body ?? Buffer.of())).toMatchObject({ reason: 'reminder' })
  })

  test('at a live table only those are told who want to be', async () => {
    const live = { clock: { kind: 'live', bank: 3600, increment: 0 } } as const
    const seated = await seat(live)
    const bob = seated.visitors[1]
    await subscribe(bob)
    await askSecond(seated)
    await pass(MINUTE)
    expect(current().web.requests.all).toEqual([])
    await bob.request('PUT', '/api/me/notices', { live: true, reminder: true })
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
  })

  test('in quiet hours nothing is sent; it is sent when they are over', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await subscribe(bob)
    // It is noon in Greenwich.
    const quiet = { from: 11 * 60, to: 14 * 60, zone: 'Europe/London' }
    await bob.request('PUT', '/api/me/notices', { live: false, reminder: true, quiet })
    await askSecond(seated)
    await pass(119 * MINUTE)
    expect(current().web.requests.all).toEqual([])
    await pass(2 * MINUTE)
    await requests(1)
  })

  test('nothing is sent while the player sleeps, unless they want that', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await subscribe(bob)
    // It is noon in Greenwich.
    const sleep = { from: 11 * 60, to: 14 * 60, zone: 'Europe/London' }
    await bob.request('PUT', '/api/me/sleep', { sleep })
    expect((await noticesOf(bob)).sleep).toEqual(sleep)
    await askSecond(seated)
    await pass(119 * MINUTE)
    expect(current().web.requests.all).toEqual([])
    await pass(2 * MINUTE)
    await requests(1)
    await bob.request('PUT', '/api/me/notices', { live: false, reminder: true, quiet: 'never' })
    await pass(22 * HOUR)
    await askSecond(seated)
    await pass(MINUTE)
    await requests(2)
  })

  test.each([404, 410])('a subscription that is gone (%i) is removed', async (status) => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await subscribe(bob)
    current().web.answers.push({ status })
    await askSecond(seated)
    await pass(MINUTE)
    await requests(1)
    await until(async () => (await noticesOf(bob)).channels.length === 0)
  })

  test('a service that is busy is asked again, no sooner than it wants, and the player can move on', async () => {
    const seated = await seat()
    await subscribe(seated.visitors[1])
    current().web.answers.push({ status: 503, headers: { 'retry-after': '600' } })
    await askSecond(seated)
    await pass(MINUTE)
    const [first] = await requests(1)
    await pass(9 * MINUTE)
    expect(current().web.requests.all).toHaveLength(1)
    await pass(2 * MINUTE)
    const [, second] = await requests(2)
    expect(second?.headers.topic).toBe(first?.headers.topic)
    await askSecond(seated)
  })

  test('a device that is signed out is told nothing more', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    await subscribe(bob)
    const { channels } = await noticesOf(bob)
    expect(channels).toMatchObject([{ kind: 'push', current: true }])
    const { devices } = (await bob.request('GET', '/api/me/devices')).body as { devices: { id: string }[] }
    await askSecond(seated)
    await bob.request('DELETE', `/api/me/devices/${at(devices, 0).id}`)
    await pass(MINUTE)
    expect(current().web.requests.all).toEqual([])
  })

  test('a browser in which somebody else signs in is told nothing more about the player before', async () => {
    const seated = await seat()
    const [ada, bob] = seated.visitors
    await subscribe(bob)
    await askSecond(seated)
    const { code } = (await ada.request('POST', '/api/me/recovery')).body as { code: string }
    const leaving = await bob.request('POST', '/api/sign-in/recovery', { code, leave: true })
    expect(leaving.status).toBe(200)
    await pass(MINUTE)
    expect(current().web.requests.all).toEqual([])
  })
})
