import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { CreateTable, TableSummary } from '../../protocol/index.ts'
import type { LogEntry } from '../../table/index.ts'
import { SERVER_LIMITS } from '../limits.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { codeIn } from '../testing/people.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const PACE = 1_500
const HOUR = 3_600_000
const SEATS = 3
const game = 'silver-and-gold'
const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'gentle' }) as const)
const wanted = (more: Partial<CreateTable> = {}): CreateTable => ({
  game,
  seats: bots(SEATS),
  listed: true,
  ...more,
})

let time: ManualTime
let store: Store
let server: Awaited<ReturnType<typeof testServer>>
let ada: Visitor
beforeEach(async () => {
  time = manualTime()
  store = openSqliteStore(`${temporaryFolder()}/a.sqlite`)
  server = await testServer({ time, store })
  ada = await Visitor.named(server.url, 'Ada')
})
afterEach(async () => {
  await server.close()
  await store.close()
})

const entriesOf = async (table: string): Promise<readonly LogEntry[]> =>
  (await store.loadTable(table))?.entries ?? []
const turnsOf = async (table: string) => (await entriesOf(table)).filter((entry) => entry.type === 'turn')

/** Lets time pass in small steps, while bots think in threads of their own, until there are more turns. */
async function playFor(table: string, more: number): Promise<void> {
  const target = (await turnsOf(table)).length + more
  while ((await turnsOf(table)).length < target) {
    time.advance(100)
    await delay(2)
  }
}

/** Lets time pass until nobody seems to move any more, and returns how many turns there are then. */
async function settle(table: string): Promise<number> {
  let [before, quiet] = [-1, 0]
  while (quiet < 10) {
    time.advance(PACE)
    await delay(10)
    const now = (await turnsOf(table)).length
    quiet = now === before ? quiet + 1 : 0
    before = now
  }
  return before
}

describe('a table at which only bots play', () => {
  test('begins at once, and whoever made it watches like everybody else', async () => {
    const table = await ada.create(wanted())
    const [socket, stranger] = [await ada.connect(), await Socket.open(server.url)]
    const joined = await socket.join(table)
    expect(joined).toMatchObject({ status: 'playing', seats: bots(3) })
    expect(joined).not.toHaveProperty('you')
    const { at: _, ...seen } = (await stranger.join(table)) as { at: number }
    expect(joined).toMatchObject(seen)
    for (const command of [
      { type: 'sit', table },
      { type: 'chat', table, text: 'Hello' },
      { type: 'leave', table },
      { type: 'rematch', table },
    ] as const)
      expect(['alreadyStarted', 'notSeated', 'notOver', 'matchNotOver']).toContain(
        codeOf(await socket.ask(command)),
      )
    // Nobody takes over the seat of a bot here, so that those who know the chances never play.
    const pairing = await ada.request('POST', '/api/pairing', { game, seats: 3 })
    expect((pairing.body as { table: string }).table).not.toBe(table)
    time.advance(6_000)
    const { body } = await ada.request('GET', '/api/tables/running')
    expect(body).toMatchObject({ tables: [{ table, seats: bots(3), watching: 2 }] })
  })

  test('goes on only while somebody watches, with a pause between moves', async () => {
    const table = await ada.create(wanted())
    expect(await settle(table)).toBe(0)
    const socket = await ada.connect()
    await socket.join(table)
    await playFor(table, 12)
    const last = new Map<number, number>()
    for (const { seat, at } of await turnsOf(table)) {
      expect(at - (last.get(seat) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(PACE)
      last.set(seat, at)
    }
    const before = (await turnsOf(table)).length
    await socket.ask({ type: 'part', table })
    // Bots that are thinking already still move.
    expect(await settle(table)).toBeLessThanOrEqual(before + SEATS)
    await socket.join(table)
    await playFor(table, 3)
  })

  test('goes on for a while when somebody looks at its picture', async () => {
    const table = await ada.create(wanted())
    time.advance(6_000)
    expect((await new Visitor(server.url).request('GET', `/api/tables/running/${table}`)).status).toBe(200)
    await playFor(table, 3)
    const before = (await turnsOf(table)).length
    time.advance(60_000)
    expect(await settle(table)).toBeLessThanOrEqual(before + SEATS)
  })

  test('is closed when nobody has watched for an hour', async () => {
    const table = await ada.create(wanted())
    const status = async () =>
      ((await ada.request('GET', `/api/tables/${table}`)).body as TableSummary).status
    time.advance(HOUR - 1)
    expect(await status()).toBe('playing')
    // Time goes on: what was being looked for in the store at that moment is looked for again a second later.
    const later = () => {
      time.advance(1_000)
      return status()
    }
    await expect.poll(later, { timeout: 60_000 }).toBe('closed')
    expect((await entriesOf(table)).at(-1)).toMatchObject({ type: 'closed', because: 'expired' })
  })

  test('is there to be watched: it has no clock, no rating, and spectators', async () => {
    const create = async (more: Partial<CreateTable>) =>
      codeIn(await ada.request('POST', '/api/tables', wanted(more)))
    const clock = { kind: 'live', bank: 300, increment: 5 } as const
    expect(await create({ clock, rated: true })).toBe('ratedNeedsClock')
    expect(await create({ spectators: false })).toBe('badOptions')
    expect(await create({ seats: [...bots(1), { kind: 'open' }] })).toBe('malformed')
    expect(await create({ seats: bots(9) })).toBe('wrongNumberOfSeats')
    const table = await ada.create(wanted({ clock }))
    expect((await ada.request('GET', `/api/tables/${table}`)).body).toMatchObject({ clock: { kind: 'none' } })
  })
})

test('guests and addresses may make only some tables of bots, and other tables as before', async () => {
  const { botTablesPerGuest, botTablesPerAddress } = SERVER_LIMITS
  const { url, close } = await testServer({ time, limits: { botTablesPerGuest, botTablesPerAddress } })
  onTestFinished(close)
  const create = async (visitor: Visitor, seats: CreateTable['seats'] = bots(2)) =>
    (await visitor.request('POST', '/api/tables', { game, seats })).status
  const made = { guest: 0, address: 0 }
  const eve = await Visitor.named(url, 'Eve')
  while ((await create(eve)) === 201) made.guest++
  expect(made.guest).toBe(botTablesPerGuest.burst)
  expect(await create(eve, [{ kind: 'me' }, ...bots(1)])).toBe(201)
  for (let guest = 0; guest < 5; guest++) {
    const other = await Visitor.named(url, `Eve ${guest}`)
    while ((await create(other)) === 201) made.address++
  }
  // Refused attempts count for the address as well.
  expect(made.guest + made.address).toBeLessThanOrEqual(botTablesPerAddress.burst)
  time.advance(HOUR)
  expect(await create(eve)).toBe(201)
})

test('a full table that has not begun is not offered to join', async () => {
  const table = await ada.create({ game, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
  const listed = async () =>
    ((await ada.request('GET', '/api/tables')).body as { tables: TableSummary[] }).tables.map(
      (one) => one.table,
    )
  const bob = await (await Visitor.named(server.url, 'Bob')).connect()
  await bob.join(table)
  expect(await listed()).toEqual([table])
  expect(codeOf(await bob.ask({ type: 'sit', table }))).toBe('done')
  expect(await listed()).toEqual([])
  expect(codeOf(await bob.ask({ type: 'leave', table }))).toBe('done')
  expect(await listed()).toEqual([table])
})
