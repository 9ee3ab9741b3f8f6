import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { findGame } from '../../games/manifest.ts'
import type { MessageOf, TableSummary } from '../../protocol/index.ts'
import { SERVER_LIMITS } from '../limits.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { block, codeIn, playTogether, refOf } from '../testing/people.ts'
import { playAny, until } from '../testing/playing.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const game = 'silver-and-gold'
const HALF_A_MINUTE = 30_000

interface Wish {
  readonly game?: string
  readonly seats?: number
  readonly running?: boolean
}

const pair = (visitor: Visitor, wish: Wish = {}) =>
  visitor.request('POST', '/api/pairing', { game, seats: 2, ...wish })

async function seek(visitor: Visitor, wish: Wish = {}): Promise<string> {
  const { status, body } = await pair(visitor, wish)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { table: string }).table
}

const summaryOf = async (visitor: Visitor, table: string): Promise<TableSummary> =>
  (await visitor.request('GET', `/api/tables/${table}`)).body as TableSummary

/** Wishes of other tests would be found: each test looks for something else. */
async function freshServer(options: Parameters<typeof testServer>[0] = {}) {
  const fresh = await testServer(options)
  onTestFinished(() => fresh.close())
  return fresh
}

async function comes(url: string, name: string, wish: Wish = {}) {
  const visitor = await Visitor.named(url, name)
  const table = await seek(visitor, wish)
  const socket = await visitor.connect()
  const joined = (await socket.join(table)) as MessageOf<'table'> | undefined
  return { visitor, table, socket, joined }
}

const asked = ({ positions }: Socket, table: string): boolean => positions.get(table)?.asked !== undefined

describe('two who look for the same', () => {
  test('sit at one table, whose match begins at once and is not rated', async () => {
    const { url } = await freshServer()
    const ada = await comes(url, 'Ada')
    expect(ada.joined).toMatchObject({ status: 'lobby', you: 0, listed: false, clock: { kind: 'live' } })
    expect(ada.joined?.pairing?.starts).toBeGreaterThan(ada.joined?.at ?? 0)
    expect(ada.joined).not.toHaveProperty('rated')
    expect(ada.joined).not.toHaveProperty('code')
    const started = ada.socket.event('started')
    const bo = await comes(url, 'Bo')
    expect(bo.table).toBe(ada.table)
    await started
    expect(bo.joined).toMatchObject({ status: 'playing', seats: [{ name: 'Ada' }, { name: 'Bo' }] })
    expect((await ada.visitor.request('GET', '/api/tables')).body).toEqual({ tables: [] })
  })

  test('meet although they come at the same moment', async () => {
    const { url } = await freshServer()
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
    const visitors = await Promise.all(names.map((name) => Visitor.named(url, name)))
    const tables = await Promise.all(visitors.map((visitor) => seek(visitor)))
    expect(new Set(tables).size).toBe(3)
  })

  test('do not meet those who look for another game or number of players', async () => {
    const { url } = await freshServer()
    const wishes = [{}, { seats: 3 }, { game: 'elfenland', seats: 3 }, { game: 'elfengold', seats: 3 }]
    const tables = []
    for (const [i, wish] of wishes.entries()) tables.push((await comes(url, `P${i}`, wish)).table)
    expect(new Set(tables).size).toBe(wishes.length)
  })

  test('with names that look the same sit at two tables', async () => {
    const { url } = await freshServer()
    expect((await comes(url, 'Ada')).table).not.toBe((await comes(url, 'Ada')).table)
  })
})

describe('bots', () => {
  test('take the open seats after half a minute, and one hands its seat to the next who comes', async () => {
    const time = manualTime()
    const { url } = await freshServer({ time })
    const ada = await comes(url, 'Ada', { seats: 3 })
    const started = ada.socket.event('started')
    time.advance(HALF_A_MINUTE)
    await started
    const bot = { kind: 'bot', bot: 'steady' }
    expect((await summaryOf(ada.visitor, ada.table)).seats).toMatchObject([{ name: 'Ada' }, bot, bot])
    const sat = ada.socket.event('sat')
    const bo = await comes(url, 'Bo', { seats: 3 })
    expect(bo.table).toBe(ada.table)
    expect(await sat).toMatchObject({ event: { type: 'sat' }, seats: expect.arrayContaining([bot]) })
    expect(bo.joined).toMatchObject({ status: 'playing', position: { view: { seat: bo.joined?.you } } })
    const manifest = findGame(GAMES, game)
    if (!manifest) throw new Error('no game')
    await until(bo.socket, () => asked(bo.socket, bo.table))
    await playAny(bo.socket, bo.table, manifest)
    const fresh = await comes(url, 'Cy', { seats: 3, running: false })
    expect(fresh.table).not.toBe(ada.table)
    expect((await comes(url, 'Di', { seats: 3, running: false })).table).toBe(fresh.table)
  })

  test('play at once if somebody does not want to wait', async () => {
    const { url } = await freshServer()
    const ada = await comes(url, 'Ada', { seats: 4 })
    const bo = await comes(url, 'Bo', { seats: 4 })
    expect(bo.table).toBe(ada.table)
    const started = ada.socket.event('started')
    expect(codeOf(await bo.socket.ask({ type: 'start', table: bo.table }))).toBe('done')
    await started
  })

  test('do not keep a spectator from the seat that they are given: they then see what it sees', async () => {
    const time = manualTime()
    const { url } = await freshServer({ time })
    const ada = await comes(url, 'Ada', { seats: 2 })
    const bo = await Visitor.named(url, 'Bo')
    const watching = await bo.connect()
    const started = watching.event('started')
    await watching.join(ada.table)
    time.advance(HALF_A_MINUTE)
    await started
    expect(watching.positions.get(ada.table)?.view).not.toHaveProperty('own')
    const sat = watching.event('sat')
    expect(await seek(bo)).toBe(ada.table)
    expect(await sat).toMatchObject({ you: 1, position: { view: { seat: 1 } } })
  })
})

describe('a wish', () => {
  test('is taken back before the start, by asking or by giving up the seat', async () => {
    const { url } = await freshServer()
    const ada = await comes(url, 'Ada')
    const closed = ada.socket.event('closed')
    expect(await ada.visitor.request('DELETE', '/api/pairing')).toEqual({ status: 200, body: {} })
    await closed
    expect((await ada.visitor.request('DELETE', '/api/pairing')).status).toBe(200)
    const bo = await comes(url, 'Bo')
    expect(bo.table).not.toBe(ada.table)
    await comes(url, 'Cy')
    await bo.visitor.request('DELETE', '/api/pairing')
    expect(await summaryOf(bo.visitor, bo.table)).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Bo' }, {}],
    })
  })

  test('is one for each guest: the same is answered the same, another one replaces it, a match goes on', async () => {
    const { url } = await freshServer()
    const ada = await Visitor.named(url, 'Ada')
    const first = await Promise.all(Array.from({ length: 8 }, () => seek(ada, { seats: 3 })))
    expect(new Set(first).size).toBe(1)
    const mixed = await Promise.all([2, 3, 4, 2, 3, 4].map((seats) => seek(ada, { seats })))
    const open = await Promise.all([...new Set(mixed)].map((table) => summaryOf(ada, table)))
    expect(open.filter(({ status }) => status === 'lobby')).toHaveLength(1)
    const bo = await comes(url, 'Bo', { seats: 2 })
    const cy = await comes(url, 'Cy', { seats: 2 })
    expect(cy.table).toBe(bo.table)
    expect(await seek(bo.visitor, { seats: 4 })).toBe(bo.table)
    await bo.socket.ask({ type: 'leave', table: bo.table })
    expect(await seek(bo.visitor, { seats: 4 })).not.toBe(bo.table)
  })

  test('of somebody who is not there any more is nobody’s company', async () => {
    const time = manualTime()
    const { url } = await freshServer({ time })
    const ada = await Visitor.named(url, 'Ada')
    const table = await seek(ada)
    time.advance(7_000)
    time.advance(3_000)
    while ((await summaryOf(ada, table)).status !== 'closed') await delay(5)
    const bo = await comes(url, 'Bo')
    const left = bo.socket.closed
    await bo.socket.close()
    await left
    // A reload takes a moment.
    time.advance(5_000)
    const again = await bo.visitor.connect()
    await again.join(bo.table)
    time.advance(5_000)
    time.advance(5_000)
    expect((await summaryOf(ada, bo.table)).status).toBe('lobby')
  })

  test('that makes no sense is refused', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const codes = async (body: unknown) => codeIn(await ada.request('POST', '/api/pairing', body))
    for (const body of [{}, { game }, { game, seats: '2' }, { game, seats: 1 }, { game, seats: 2.5 }, []])
      expect(await codes(body)).toBe('malformed')
    expect(await codes({ game, seats: 2, rated: true })).toBe('malformed')
    expect(await codes({ game, seats: 5 })).toBe('wrongNumberOfSeats')
    expect(await codes({ game: 'chess', seats: 2 })).toBe('noSuchGame')
    const nobody = new Visitor(server.url)
    expect(codeIn(await pair(nobody))).toBe('nameFirst')
    expect(codeIn(await nobody.request('DELETE', '/api/pairing'))).toBe('nameFirst')
    const { body } = await ada.request('POST', '/api/me/programs', { name: 'Robot' })
    const robot = new Visitor(server.url)
    robot.token = (body as { token: string }).token
    expect(codeIn(await pair(robot))).toBe('notForPrograms')
  })

  test('too many of them are refused, and leave others alone', async () => {
    const { url } = await freshServer({ limits: { pairings: SERVER_LIMITS.pairings }, time: manualTime() })
    const ada = await Visitor.named(url, 'Ada')
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 40; i++) codes.push(codeIn(await pair(ada, { seats: 2 + (i % 3) })))
    expect(codes.filter((code) => code === undefined)).toHaveLength(SERVER_LIMITS.pairings.burst)
    expect(codes.at(-1)).toBe('tooFast')
    const { tables } = (await ada.request('GET', '/api/tables/mine')).body as { tables: TableSummary[] }
    expect(tables.filter(({ status }) => status === 'lobby')).toHaveLength(1)
  })
})

describe('people who are kept apart', () => {
  test('are never paired, neither in a lobby nor on the seat of a bot, and cannot tell why', async () => {
    const time = manualTime()
    const { url } = await freshServer({ time })
    const { visitors, table: last, sockets } = await playTogether(url)
    const [ada, bo] = visitors
    await block(ada, await refOf(ada, 'Player 1'))
    await Promise.all(sockets.map((socket) => socket.ask({ type: 'leave', table: last })))
    const own = await seek(ada)
    const answer = await pair(bo)
    expect(answer).toEqual({ status: 201, body: { table: expect.not.stringMatching(own) } })
    await bo.request('DELETE', '/api/pairing')
    const socket = await ada.connect()
    await socket.join(own)
    const started = socket.event('started')
    await socket.ask({ type: 'start', table: own })
    await started
    expect(await seek(bo)).not.toBe(own)
    // The other way round as well, and a stranger still gets the seat.
    await socket.ask({ type: 'leave', table: own })
    const theirs = await seek(bo)
    time.advance(1)
    expect(await seek(ada)).not.toBe(theirs)
    expect((await comes(url, 'Cy')).table).toBe(theirs)
  })

  test('who block each other while they wait are parted', async () => {
    const { url } = await freshServer()
    const ada = await comes(url, 'Ada', { seats: 3 })
    const bo = await comes(url, 'Bo', { seats: 3 })
    expect(bo.table).toBe(ada.table)
    await bo.visitor.request('POST', '/api/people/blocks', { table: ada.table, seat: 0 })
    expect((await summaryOf(ada.visitor, ada.table)).seats).toMatchObject([
      { kind: 'open' },
      { name: 'Bo' },
      {},
    ])
    expect(await seek(ada.visitor, { seats: 3 })).not.toBe(ada.table)
  })
})

test('a server that stops and starts again keeps who waits, and begins the match when it is time', async () => {
  const data = temporaryFolder()
  const first = await testServer({ data })
  const ada = await Visitor.named(first.url, 'Ada')
  const table = await seek(ada, { seats: 3 })
  const bo = await Visitor.named(first.url, 'Bo')
  await first.close()
  const second = await freshServer({ data })
  const [again, other] = [new Visitor(second.url), new Visitor(second.url)]
  again.cookie = ada.cookie
  other.cookie = bo.cookie
  expect(await seek(again, { seats: 3 })).toBe(table)
  expect(await seek(other, { seats: 3 })).toBe(table)
  await second.close()
  // Half a minute later, in a process that was told nothing.
  const late = manualTime(Date.now() + HALF_A_MINUTE)
  const third = await freshServer({ data, time: late })
  const viewer = new Visitor(third.url)
  while ((await summaryOf(viewer, table)).status === 'lobby') await delay(5)
  expect((await summaryOf(viewer, table)).seats).toMatchObject([
    { name: 'Ada' },
    { name: 'Bo' },
    { kind: 'bot' },
  ])
})
