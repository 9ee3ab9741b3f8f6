import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { Leases } from '../cluster/leases.ts'
import { newMetrics } from '../metrics.ts'
import { isExpired, RETENTION } from '../retention/retention.ts'
import { Sweeper } from '../retention/sweeper.ts'
import { SlicedWork } from '../sliced-work.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Head, Store } from '../store/store.ts'
import { Visitor } from '../testing/client.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

describe('a table is kept', () => {
  const NOW = 1000 * DAY
  const expired = (status: Head['status'], age: number, people = 2) =>
    isExpired({ id: 'a', entries: 1, status, touched: NOW - age, people, begun: false }, NOW, RETENTION)

  test.each([
    ['closed', 2, 2 * HOUR],
    ['lobby', 2, 2 * HOUR],
    ['over', 2, 730 * DAY],
    ['over', 1, 90 * DAY],
    ['playing', 2, 365 * DAY],
  ] as const)('%s with %i people: as long as the host has set', (status, people, time) => {
    expect(expired(status, time - 1, people)).toBe(false)
    expect(expired(status, time, people)).toBe(true)
  })

  test('closed during the match: for a week, so that its players learn of it', () => {
    const ended = (age: number) =>
      isExpired(
        { id: 'a', entries: 1, status: 'closed', touched: NOW - age, people: 2, begun: true },
        NOW,
        RETENTION,
      )
    expect(ended(7 * DAY - 1)).toBe(false)
    expect(ended(7 * DAY)).toBe(true)
  })

  test('for ever if the host says so', () => {
    const age = { id: 'a', entries: 1, status: 'over', touched: 0, people: 1, begun: true } as const
    expect(isExpired(age, NOW, { ...RETENTION, solo: Number.POSITIVE_INFINITY })).toBe(false)
  })

  test('while its clock is running, however long ago the last move was', () => {
    expect(expired('playing', -30 * DAY)).toBe(false)
  })
})

describe('expired tables', () => {
  let time: ManualTime
  let store: Store
  beforeEach(() => {
    time = manualTime(5000 * DAY)
    store = openSqliteStore(':memory:')
  })
  afterEach(() => store.close())

  const sweeper = (holder: string, mayDelete = true): Sweeper => {
    const leases = new Leases(store, time, holder)
    const parts = {
      store,
      time,
      log: SILENT,
      leases,
      metrics: newMetrics(),
      games: GAMES,
      work: new SlicedWork(),
    }
    return new Sweeper(parts, RETENTION, async () => mayDelete)
  }
  async function create(id: string, head: Partial<Head>): Promise<void> {
    const first: Head = { status: 'lobby', asked: 0, updated: 1 }
    await store.createTable(bareTable(id), first)
    const entries = Array.from({ length: 300 }, (_, i) => ({ at: i, type: 'left', seat: 0 }) as const)
    await store.append({ table: id, expected: 0, entries, head: { ...first, ...head } })
  }
  const isThere = async (id: string): Promise<boolean> => (await store.findTable(id)) !== undefined

  test('are deleted in small steps, and the others stay', async () => {
    for (let i = 0; i < 50; i++) await create(`old${i}`, { status: 'closed', updated: 1 })
    const now = time.now()
    await create('a-fresh', { status: 'closed', updated: now - HOUR })
    await create('z-running', { status: 'playing', updated: 1, deadline: now + DAY })
    const one = sweeper('one')
    await one.step()
    const left = (await store.agesAfter('', 100)).length
    expect(left).toBe(52 - 20)
    for (let i = 0; i < 4; i++) await one.step()
    expect((await store.agesAfter('', 100)).map(({ id }) => id)).toEqual(['a-fresh', 'z-running'])
    expect((await store.loadTable('z-running'))?.entries).toHaveLength(300)
    expect(await store.purge(10)).toBe(0)
  })

  test('are deleted by one process at a time, and by another one when that is gone', async () => {
    await create('old', { status: 'closed', updated: 1 })
    const [one, two] = [sweeper('one'), sweeper('two')]
    await one.step()
    await create('old', { status: 'closed', updated: 1 })
    await two.step()
    expect(await isThere('old')).toBe(true)
    time.advance(2 * 60_000)
    await two.step()
    expect(await isThere('old')).toBe(false)
  })

  test('are followed by guests and groups, a page of each in a step', async () => {
    const looked: string[] = []
    const all = store
    store = {
      ...all,
      forgetGuests: (after, limit) => {
        looked.push(`guests after ${after}`)
        return all.forgetGuests(after, limit)
      },
      tidyGroups: (after, limit) => {
        looked.push(`groups after ${after}`)
        return all.tidyGroups(after, limit)
      },
    }
    await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
    await store.addGroup({ id: 'group', name: 'Thursday', owner: 'ada', game: '' }, 1, 9)
    const one = sweeper('one')
    for (let i = 0; i < 5; i++) await one.step()
    expect(looked).toEqual(['guests after ', 'guests after ada', 'groups after '])
    await one.step()
    expect(looked.slice(3)).toEqual(['guests after '])
  })

  test('stay while the clock may be wrong', async () => {
    await create('old', { status: 'closed', updated: 1 })
    await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
    const waiting = sweeper('one', false)
    for (let i = 0; i < 3; i++) await waiting.step()
    expect(await isThere('old')).toBe(true)
    expect(await store.findGuest('ada')).toBeDefined()
  })

  test('whose process died while deleting them leave nothing behind', async () => {
    await create('old', { status: 'closed', updated: 1 })
    await store.deleteTable('old', 300)
    await sweeper('one').step()
    expect(await store.purge(10)).toBe(0)
  })
})

describe('on a server', () => {
  const entry = at(GAMES, 0)
  const { game } = entry

  /** Lets the time pass in which the sweeper looks at everything. */
  async function sweep(time: ManualTime): Promise<void> {
    for (let i = 0; i < 5; i++) {
      time.advance(11 * 60_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  test('a clock that is months ahead for an hour costs nobody their cookie', async () => {
    const time = manualTime()
    const server = await testServer({ time })
    const ada = await Visitor.named(server.url, 'Ada')
    await sweep(time)
    time.advance(200 * DAY)
    await sweep(time)
    time.advance(-200 * DAY)
    expect((await ada.request('GET', '/api/me')).body).toEqual({ name: 'Ada' })
    await server.close()
  })

  test('tables that were opened and left disappear after the time that the host sets, finished matches stay', async () => {
    const time = manualTime()
    const server = await testServer({ time, retention: { closed: HOUR } })
    const ada = await Visitor.named(server.url, 'Ada')
    const socket = await ada.connect()
    const abandoned = await ada.create({ game: game.id, seats: openSeats(2) })
    await socket.join(abandoned)
    await socket.ask({ type: 'leave', table: abandoned })
    const played = await ada.create({ game: game.id, seats: [{ kind: 'me' }], startWhenFull: true })
    await socket.join(played)
    await playOn(socket, played, 0, entry, { chance: fastChance('kept') })
    const status = async (table: string) => (await fetch(`${server.url}/api/tables/${table}`)).status
    expect(await status(abandoned)).toBe(200)
    time.advance(HOUR)
    const laterStatus = async () => {
      await sweep(time)
      return status(abandoned)
    }
    await expect.poll(laterStatus).toBe(404)
    expect(await status(played)).toBe(200)
    await server.close()
  })

  test('a player at a table that was deleted is told so', async () => {
    const store = openSqliteStore(':memory:')
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const server = await testServer({ store, logLevel: 'warn', logStream })
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(2) })
    const socket = await ada.connect()
    await socket.join(table)
    expect(await store.deleteTable(table, 0)).toBe(true)
    const answer = socket.ask({ type: 'chat', table, text: 'hello' })
    await expect(answer).rejects.toThrow('closed: 1012 noSuchTable')
    const again = await ada.connect()
    await expect(again.join(table)).rejects.toThrow('noSuchTable')
    expect(lines).toEqual([])
    await server.close()
    await store.close()
  })

  test('whoever opens tables with large decks and leaves them takes up little space', async () => {
    const server = await testServer({
      limits: {
        tableBytesPerGuest: { perSecond: 0, burst: 20_000 },
        tableBytesPerAddress: { perSecond: 0, burst: 30_000 },
        newTablesPerGuest: { perSecond: 0, burst: 100 },
        tablesPerAddress: { perSecond: 0, burst: 1000 },
      },
    })
    const codes: unknown[] = []
    for (const name of ['Ada', 'Bob', 'Cleo']) {
      const visitor = await Visitor.named(server.url, name)
      const socket = await visitor.connect()
      for (let i = 0; i < 40; i++) {
        const { body } = await visitor.request('POST', '/api/tables', {
          game: 'silver-and-gold',
          options: { deck: largeDeck() },
          seats: openSeats(2),
        })
        const { table, rejection } = body as { table?: string; rejection?: { code: string } }
        codes.push(rejection?.code)
        if (table === undefined) break
        await socket.join(table)
        await socket.ask({ type: 'leave', table })
      }
      await socket.close()
    }
    expect(codes.filter((code) => code === 'tooManyNewTables')).toHaveLength(3)
    // One deck takes about seven kilobytes: two for each guest, four for the address.
    expect(codes.length).toBeLessThan(10)
    await server.close()
  })

  test('new tables are limited in number, per guest and per address', async () => {
    const limits = {
      newTablesPerGuest: { perSecond: 0.01, burst: 3 },
      tablesPerAddress: { perSecond: 0.01, burst: 5 },
    }
    const time = manualTime()
    const server = await testServer({ time, limits })
    const create = async (visitor: Visitor) =>
      (await visitor.request('POST', '/api/tables', { game: game.id, seats: openSeats(2) })).status
    const ada = await Visitor.named(server.url, 'Ada')
    const bob = await Visitor.named(server.url, 'Bob')
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push(await create(ada))
    expect(statuses).toEqual([201, 201, 201, 429])
    // Ada's refused table does not count against the address.
    expect([await create(bob), await create(bob), await create(bob)]).toEqual([201, 201, 429])
    time.advance(200_000)
    expect(await create(bob)).toBe(201)
    await server.close()
  })
})

/** A deck with as many cards as allowed, all of them legal. */
function largeDeck(): unknown {
  const treasureCards = Array.from({ length: 60 }, (_, i) => ({
    id: `card number ${i} `.padEnd(40, 'x'),
    colour: 'purple',
    points: 16,
    grid: ['####', '####', '####', '####'],
    seal: null,
  }))
  const expeditions = Array.from({ length: 8 }, (_, i) => ({
    id: `pattern ${i}`,
    cells: [
      [0, 0],
      [0, 1],
    ],
    count: 1,
  }))
  return { about: 'x'.repeat(500), treasureCards, expeditions }
}
