import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { type HttpRoute, LIMITS, ROUTES } from '../../protocol/index.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game } = entry
const people = Math.max(2, game.seats.min)
const seats = openSeats(people)
const table = { game: game.id, seats }

describe('limits per address', () => {
  test('requests, handshakes and open sockets beyond the limit are refused', async () => {
    const small = await testServer({
      limits: {
        requests: { perSecond: 0.001, burst: 5 },
        handshakes: { perSecond: 0.001, burst: 4 },
        socketsPerAddress: 2,
      },
    })
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await fetch(`${small.url}/api/me`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const [one, two] = [await Socket.open(small.url), await Socket.open(small.url)]
    await expect(Socket.open(small.url)).rejects.toThrow('429')
    await Promise.all([one.close(), two.close()])
    await expect(Socket.open(small.url)).resolves.toBeDefined()
    await expect(Socket.open(small.url)).rejects.toThrow('429')
    await small.close()
  })

  test('a guest who keeps linking new devices is told to slow down', async () => {
    const small = await testServer({ limits: { guests: { perSecond: 0.001, burst: 3 } } })
    const ada = await Visitor.named(small.url, 'Ada')
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) {
      const { body } = await ada.request('POST', '/api/me/link')
      const { code } = body as { code: string }
      statuses.push((await new Visitor(small.url).request('POST', '/api/me/claim', { code })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    await small.close()
  })

  test('downloading a match file counts as several requests', async () => {
    const small = await testServer({ limits: { requests: { perSecond: 0.001, burst: 25 } } })
    const ada = await Visitor.named(small.url, 'Ada')
    const alone = await ada.create({ game: game.id, seats: [{ kind: 'me' }], startWhenFull: true })
    const socket = await ada.connect()
    await socket.join(alone)
    await playOn(socket, alone, 0, entry, { chance: fastChance('alone') })
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${small.url}/api/tables/${alone}/match`)).status)
    expect(statuses).toEqual([200, 200, 429])
    await small.close()
  })

  test('every route counts as many requests as it says', async () => {
    const time = manualTime()
    const small = await testServer({ time, limits: { requests: { perSecond: 1, burst: 20 } } })
    const priced = Object.entries<HttpRoute>(ROUTES).filter(([, { cost }]) => cost !== undefined)
    const counted: Record<string, number> = {}
    for (const [name, { method, path }] of priced) {
      const ada = await Visitor.named(small.url, 'Ada')
      time.advance(60_000)
      await ada.request(method, path.replaceAll(/:\w+/g, 'abcdefghijkl'))
      let left = 0
      while ((await fetch(`${small.url}/api/games`)).status === 200) left++
      counted[name] = 20 - left
      time.advance(60_000)
    }
    expect(counted).toEqual(Object.fromEntries(priced.map(([name, { cost }]) => [name, cost])))
    await small.close()
  })

  test('static files are counted separately, so that opening a page does not use up the request limit', async () => {
    const small = await testServer({
      limits: { requests: { perSecond: 0.001, burst: 1 }, files: { perSecond: 0.001, burst: 3 } },
    })
    const statuses: number[] = []
    for (const path of ['/', '/', '/', '/', '/api/me', '/api/me'])
      statuses.push((await fetch(small.url + path)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200, 429])
    await small.close()
  })

  test('what the logs of tables grow by is limited, however many tables and seats there are', async () => {
    const time = manualTime()
    const small = await testServer({
      time,
      trustProxy: true,
      limits: { stored: { perSecond: 1, burst: 2_000 } },
    })
    const ada = await Visitor.named(small.url, 'Ada')
    const bert = await Visitor.named(small.url, 'Bert')
    const tables = [await ada.create(table), await ada.create(table)]
    const from = (address: string, { cookie }: Visitor) =>
      Socket.open(small.url, cookie, { 'x-forwarded-for': address })
    const [one, two] = [await from('192.0.2.1', ada), await from('192.0.2.1', ada)]
    for (const socket of [one, two]) for (const id of tables) await socket.join(id)
    const codes: string[] = []
    for (let i = 0; i < 10; i++) {
      const socket = i % 2 === 0 ? one : two
      const id = i % 4 < 2 ? tables[0] : tables[1]
      codes.push(codeOf(await socket.ask({ type: 'chat', table: id ?? '', text: 'x'.repeat(280) })))
    }
    expect(codes).toEqual([...Array(6).fill('done'), ...Array(4).fill('tooFast')])
    // Watching costs nothing, and others go on.
    await one.join(tables[0] ?? '')
    const other = await from('192.0.2.2', bert)
    await other.join(tables[0] ?? '')
    expect(codeOf(await other.ask({ type: 'sit', table: tables[0] ?? '' }))).toBe('done')
    time.advance(1_000_000)
    expect(codeOf(await one.ask({ type: 'chat', table: tables[0] ?? '', text: 'hello' }))).toBe('done')
    for (const socket of [one, two, other]) await socket.close()
    await small.close()
  })

  test('programs do not keep the people of their address from adding to tables', async () => {
    const time = manualTime()
    const small = await testServer({ time, limits: { stored: { perSecond: 1, burst: 4_000 } } })
    const ada = await Visitor.named(small.url, 'Ada')
    const id = await ada.create({ ...table, seats: openSeats(2) })
    const { body } = await ada.request('POST', '/api/me/programs', { name: 'Robot' })
    const program = new Visitor(small.url)
    program.token = (body as { token: string }).token
    const sockets = [await ada.connect(), await program.connect()] as const
    for (const socket of sockets) await socket.join(id)
    const [person, robot] = sockets
    expect(codeOf(await robot.ask({ type: 'sit', table: id }))).toBe('done')
    const chat = (socket: Socket) => socket.ask({ type: 'chat', table: id, text: 'x'.repeat(280) })
    const codes: string[] = []
    for (let i = 0; i < 20; i++) codes.push(codeOf(await chat(robot)))
    expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(2)
    expect(codes.slice(-5)).toEqual(Array(5).fill('tooFast'))
    expect(codeOf(await chat(person))).toBe('done')
    for (const socket of sockets) await socket.close()
    await small.close()
  })

  test('a new name counts at all lobbies that store it', async () => {
    const small = await testServer({ time: manualTime(), limits: { stored: { perSecond: 1, burst: 1_000 } } })
    const ada = await Visitor.named(small.url, 'Ada')
    for (let i = 0; i < 8; i++) await ada.create(table)
    const statuses: number[] = []
    for (let i = 0; i < 3; i++)
      statuses.push((await ada.request('PUT', '/api/me', { name: `Ada ${i}` })).status)
    expect(statuses.slice(1)).toContain(429)
    // Newcomers are at no table.
    expect((await Visitor.named(small.url, 'Bert')).cookie).toBeDefined()
    await small.close()
  })

  test('the number of unfinished tables per guest is limited', async () => {
    const small = await testServer({ limits: { tablesPerGuest: 2 } })
    const visitor = await Visitor.named(small.url, 'Ada')
    const first = await visitor.create(table)
    await visitor.create(table)
    expect(await visitor.request('POST', '/api/tables', table)).toMatchObject({
      status: 429,
      body: { rejection: { code: 'tooManyTables', most: 2 } },
    })
    const socket = await visitor.connect()
    await socket.join(first)
    expect(codeOf(await socket.ask({ type: 'leave', table: first }))).toBe('done')
    expect(typeof (await visitor.create(table))).toBe('string')
    // The limit also holds for requests that arrive at the same time.
    const other = await Visitor.named(small.url, 'Bob')
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => other.request('POST', '/api/tables', table)),
    )
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2)
    await small.close()
  })

  test('the number of tables per socket is limited', async () => {
    const most = LIMITS.tablesPerSocket
    const server = await testServer({ limits: { tablesPerGuest: most + 1 } })
    const visitor = await Visitor.named(server.url, 'Ada')
    const ids: string[] = []
    while (ids.length < most + 1) ids.push(await visitor.create(table))
    const socket = await visitor.connect()
    for (const id of ids.slice(0, most)) await socket.join(id)
    const refused = await socket.ask({ type: 'join', table: at(ids, most) })
    expect(refused).toMatchObject({ rejection: { code: 'tooManyJoined', most } })
    expect(codeOf(await socket.ask({ type: 'part', table: at(ids, 0) }))).toBe('done')
    expect(codeOf(await socket.ask({ type: 'join', table: at(ids, most) }))).toBe('done')
    await server.close()
  })

  test('a forwarded address counts only behind a trusted proxy', async () => {
    for (const trustProxy of [false, true]) {
      const small = await testServer({ trustProxy, limits: { requests: { perSecond: 0.001, burst: 1 } } })
      const from = async (address: string): Promise<number> => {
        const headers = { 'x-forwarded-for': `1.2.3.4, ${address}` }
        return (await fetch(`${small.url}/api/me`, { headers })).status
      }
      expect([await from('10.0.0.1'), await from('10.0.0.2')]).toEqual(trustProxy ? [200, 200] : [200, 429])
      await small.close()
    }
  })
})
