import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { openSeats, seatPeople, until } from '../testing/playing.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)
const clock = { kind: 'correspondence', days: 2 } as const
const NIGHT = { from: 22 * 60, to: 8 * 60, zone: 'UTC' }

let server: RunningServer
let time: ManualTime
afterEach(() => server.close())

async function start(data = temporaryFolder()): Promise<void> {
  // Thursday, 15 January 2026, at noon.
  time = manualTime()
  server = await testServer({ time, data })
}

const holiday = (from: string, days: number, zone = 'UTC') => ({ from, days, zone })

describe('sleeping hours of a visitor', () => {
  test('apply at the tables they sit down at, make, and already play at', async () => {
    await start()
    const visitor = await Visitor.named(server.url, 'Ada')
    const set = await visitor.request('PUT', '/api/me/sleep', { sleep: NIGHT })
    expect(set).toMatchObject({ status: 200, body: { sleep: NIGHT, holidays: [], daysLeft: 14 } })
    expect((await visitor.request('GET', '/api/me/rest')).body).toEqual(set.body)
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: at(entry.bots, 0).name }]
    const table = await visitor.create({ game: entry.game.id, seats, clock, startWhenFull: true })
    const socket = await visitor.connect()
    await socket.join(table)
    await until(socket, () => socket.positions.get(table)?.clocks?.[0]?.until !== undefined)
    expect(socket.positions.get(table)?.clocks?.[0]?.rest).toEqual({
      from: time.now() + 10 * HOUR,
      until: time.now() + 20 * HOUR,
      because: 'sleep',
    })
  })

  test('are told to running tables at once, and begin with the next day', async () => {
    await start()
    const { table, visitors, sockets } = await seatPeople(server.url, entry, people, { clock })
    const [ada, bob] = sockets
    const changed = bob.event('seatSet')
    const sleep = { from: 13 * 60, to: 17 * 60, zone: 'UTC' }
    await visitors[0].request('PUT', '/api/me/sleep', { sleep })
    expect(await changed).toMatchObject({ event: { seat: 0, rest: true } })
    await until(bob, () => bob.positions.get(table)?.clocks?.[0]?.rest !== undefined)
    expect(bob.positions.get(table)?.clocks?.[0]?.rest?.from).toBe(time.now() + 25 * HOUR)
    // Joining again, with what this socket knew of its guest before, does not bring the old hours back.
    const before = bob.numbers.get(table)
    await ada.join(table)
    expect(bob.numbers.get(table)).toBe(before)
  })

  test('that were set in another process are told to a table when the player opens it', async () => {
    const data = temporaryFolder()
    await start(data)
    const { table, sockets } = await seatPeople(server.url, entry, people, { clock })
    const [ada, bob] = sockets
    const database = new DatabaseSync(join(data, 'vermeil.sqlite'))
    database
      .prepare("update guests set rest = ? where name = 'Player 0'")
      .run(JSON.stringify({ sleep: NIGHT }))
    database.close()
    const changed = bob.event('seatSet')
    await ada.join(table)
    expect(await changed).toMatchObject({ event: { seat: 0, rest: true } })
  })

  test('of nonsense zones and times are refused', async () => {
    await start()
    const visitor = await Visitor.named(server.url, 'Ada')
    for (const sleep of [
      { ...NIGHT, zone: 'Europe/Atlantis' },
      { ...NIGHT, zone: '' },
      { ...NIGHT, zone: 'x'.repeat(1000) },
      { ...NIGHT, from: 1440 },
      { ...NIGHT, to: -1 },
      { ...NIGHT, from: 1.5 },
      { from: 1, to: 2 },
      { ...NIGHT, more: 1 },
      null,
    ])
      expect((await visitor.request('PUT', '/api/me/sleep', { sleep })).status).toBe(400)
    expect((await visitor.request('GET', '/api/me/rest')).body).not.toHaveProperty('sleep')
    expect((await new Visitor(server.url).request('PUT', '/api/me/sleep', { sleep: NIGHT })).status).toBe(401)
  })

  test('in a zone that this server does not know any more are those of UTC', async () => {
    const data = temporaryFolder()
    await start(data)
    const rest = { weekends: 'Europe/Warsaw' }
    const visitor = await Visitor.named(server.url, 'Ada')
    await visitor.request('PUT', '/api/me/sleep', { sleep: { ...NIGHT, zone: 'Europe/Warsaw' } })
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: at(entry.bots, 0).name }]
    const table = await visitor.create({ game: entry.game.id, seats, clock, rest, startWhenFull: true })
    await server.close()
    const database = new DatabaseSync(join(data, 'vermeil.sqlite'))
    for (const [name, column] of [
      ['guests', 'rest'],
      ['tables', 'record'],
      ['entries', 'entry'],
    ])
      database.exec(`update ${name} set ${column} = replace(${column}, 'Europe/Warsaw', 'Middle/Earth')`)
    database.close()
    server = await testServer({ time, data })
    const socket = await Socket.open(server.url, visitor.cookie)
    await socket.join(table)
    expect(socket.positions.get(table)?.clocks?.[0]?.rest?.from).toBe(Date.parse('2026-01-15T22:00Z'))
    await socket.close()
  })

  test('cannot be changed without end', async () => {
    await start()
    const visitor = await Visitor.named(server.url, 'Ada')
    const change = (from: number) => visitor.request('PUT', '/api/me/sleep', { sleep: { ...NIGHT, from } })
    for (let from = 0; from < 20; from++) expect((await change(from)).status).toBe(200)
    expect((await change(30)).status).toBe(429)
  })
})

describe('holidays of a visitor', () => {
  test('are announced at their tables and move the deadline', async () => {
    await start()
    const { table, visitors, sockets } = await seatPeople(server.url, entry, people, { clock })
    const [ada, bob] = sockets
    const asked = time.now()
    const changed = bob.event('seatSet')
    const planned = await visitors[0].request('POST', '/api/me/holidays', holiday('2026-01-16', 7))
    expect(planned).toMatchObject({ status: 200, body: { daysLeft: 7 } })
    const span = { from: Date.parse('2026-01-16'), until: Date.parse('2026-01-23') }
    expect((await changed).seats?.[0]).toMatchObject({ kind: 'person', holiday: span })
    await until(ada, () => ada.positions.get(table)?.clocks?.[0]?.until === asked + 9 * DAY)
    expect(bob.positions.get(table)?.clocks?.[1]?.until).toBe(asked + 2 * DAY)
    const deadlines = await Promise.all(
      visitors.map(async (visitor) => (await visitor.request('GET', '/api/tables/mine')).body),
    )
    expect(deadlines).toMatchObject([
      { tables: [{ yourMove: true, deadline: asked + 9 * DAY }] },
      { tables: [{ yourMove: true, deadline: asked + 2 * DAY }] },
    ])
    await visitors[0].request('DELETE', '/api/me/holidays/2026-01-16')
    await until(ada, () => ada.positions.get(table)?.clocks?.[0]?.until === asked + 2 * DAY)
  })

  test('are counted across requests', async () => {
    await start()
    const visitor = await Visitor.named(server.url, 'Ada')
    const wanted = ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01']
    const answers = await Promise.all(
      wanted.map((from) => visitor.request('POST', '/api/me/holidays', holiday(from, 10))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await visitor.request('GET', '/api/me/rest')).body).toMatchObject({ daysLeft: 4 })
  })

  test('of impossible days are refused', async () => {
    await start()
    const visitor = await Visitor.named(server.url, 'Ada')
    for (const wanted of [
      holiday('2026-02-30', 1),
      holiday('2026-1-1', 1),
      holiday('yesterday', 1),
      holiday('2026-02-01', 0),
      holiday('2026-02-01', 15),
      holiday('2026-02-01', 1, 'Moon'),
      holiday('2026-01-15', 1),
      holiday('1969-01-01', 1),
      holiday('9999-12-31', 1),
    ])
      expect((await visitor.request('POST', '/api/me/holidays', wanted)).status).toBe(400)
    expect((await visitor.request('DELETE', '/api/me/holidays/2026-02-01')).status).toBe(404)
    expect((await visitor.request('DELETE', '/api/me/holidays/nonsense')).status).toBe(404)
  })

  test('belong to one visitor: nobody else can take them back', async () => {
    await start()
    const [ada, bob] = [await Visitor.named(server.url, 'Ada'), await Visitor.named(server.url, 'Bob')]
    await ada.request('POST', '/api/me/holidays', holiday('2026-02-01', 3))
    expect((await bob.request('DELETE', '/api/me/holidays/2026-02-01')).status).toBe(404)
    expect((await ada.request('GET', '/api/me/rest')).body).toMatchObject({ daysLeft: 11 })
  })
})

describe('pauses', () => {
  test('all agree, the clocks stand still, and after a restart they still do', async () => {
    const data = temporaryFolder()
    await start(data)
    const seated = await seatPeople(server.url, entry, people, { clock })
    const { table, sockets, visitors } = seated
    for (const socket of sockets)
      expect(codeOf(await socket.ask({ type: 'pause', table, on: true }))).toBe('done')
    const [ada] = sockets
    const pausedUntil = time.now() + 30 * DAY
    await until(ada, () => ada.positions.get(table)?.pause?.until === pausedUntil)
    expect(ada.positions.get(table)?.clocks?.[0]?.until).toBe(pausedUntil + 2 * DAY)
    await server.close()
    server = await testServer({ time, data })
    const again = await Socket.open(server.url, visitors[0].cookie)
    await again.join(table)
    expect(again.positions.get(table)?.pause?.until).toBe(pausedUntil)
    time.advance(10 * DAY)
    expect(codeOf(await again.ask({ type: 'pause', table, on: false }))).toBe('done')
    expect(again.positions.get(table)?.clocks?.[0]?.until).toBe(time.now() + 3 * DAY)
  })

  test('spectators have no say in them', async () => {
    await start()
    const { table } = await seatPeople(server.url, entry, people, { clock })
    const stranger = await (await Visitor.named(server.url, 'Eve')).connect()
    await stranger.join(table)
    expect(codeOf(await stranger.ask({ type: 'pause', table, on: true }))).toBe('notSeated')
  })
})

test('the host chooses the days off, and everybody who looks for a table sees them', async () => {
  await start()
  const host = await Visitor.named(server.url, 'Ada')
  const rest = { weekends: 'Europe/Warsaw', sleepLimit: 480 }
  const table = await host.create({
    game: entry.game.id,
    seats: openSeats(people),
    listed: true,
    clock,
    rest,
  })
  expect((await host.request('GET', `/api/tables/${table}`)).body).toMatchObject({ rest })
  const socket = await host.connect()
  await socket.join(table)
  expect(codeOf(await socket.ask({ type: 'setTable', table, rest: {} }))).toBe('done')
  expect((await host.request('GET', `/api/tables/${table}`)).body).not.toHaveProperty('rest')
  const wrong = { rest: { sleepLimit: 1439 } }
  const refused = await host.request('POST', '/api/tables', {
    game: entry.game.id,
    seats: openSeats(people),
    clock,
    ...wrong,
  })
  expect(refused.status).toBe(400)
})
