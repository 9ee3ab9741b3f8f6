import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommandLine } from '../../cli/command-line.ts'
import { GAMES } from '../../games/all.ts'
import { levelBots } from '../../games/manifest.ts'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { Ratings, TableRatings } from '../../protocol/index.ts'
import { replay } from '../../table/index.ts'
import { checkRatings } from '../doctor/check-ratings.ts'
import { lookAtFile } from '../doctor/stored-file.ts'
import { ANCHORS_MARK } from '../ratings/anchors-mark.ts'
import { rateTable } from '../ratings/rater.ts'
import { recomputeRatings } from '../ratings/recompute.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { playOn, type Seated, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const entry = requireGame('silver-and-gold')
const CLOCK = { kind: 'live', bank: 3600, increment: 5 } as const
const RATED = { rated: true, clock: CLOCK } as const
const QUIET = { info: () => undefined }

let data: string
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  data = temporaryFolder()
  server = await testServer({ data })
})
afterEach(async () => {
  await server.close()
  rmSync(data, { recursive: true, force: true })
})

const playOut = ({ table, sockets }: Seated, seed = 1): Promise<unknown> =>
  Promise.all(
    sockets.map((socket, seat) =>
      playOn(socket, table, seat, entry, { chance: fastChance(fastSeed(seed + seat)) }),
    ),
  )

async function tableRatings(visitor: Visitor, table: string): Promise<TableRatings> {
  const { status, body } = await visitor.request('GET', `/api/tables/${table}/ratings`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as TableRatings
}

const ratings = async (visitor: Visitor): Promise<Ratings['ratings']> =>
  ((await visitor.request('GET', '/api/ratings')).body as Ratings).ratings

async function settled(visitor: Visitor, table: string): Promise<TableRatings> {
  return eventually(async () => {
    const found = await tableRatings(visitor, table)
    expect(found.settled).toBe(true)
    return found
  })
}

const refusal = async (visitor: Visitor, path: string): Promise<unknown> =>
  (await visitor.request('GET', path)).body

/** Uses the data while no server does. */
async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqliteStore(join(data, 'vermeil.sqlite'))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

describe('a rated match', () => {
  test('changes the ratings of its players, who alone are told, and the logs give the same numbers', async () => {
    const seated = await seatPeople(server.url, entry, 2, RATED)
    const { table, visitors } = seated
    const [ada, bo] = visitors
    const eve = await Visitor.named(server.url, 'Eve')
    expect(await ratings(ada)).toEqual([])
    const before = await tableRatings(ada, table)
    expect(before).toEqual({
      settled: false,
      seats: [0, 1].map((seat) => ({ seat, before: { points: 1500, margin: 735 }, matches: 0 })),
    })

    await playOut(seated)
    const after = await settled(bo, table)
    const [first, second] = after.seats.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    expect(first?.place).toBe(1)
    // The deal is random: now and then two players share the first place.
    const shared = second?.place === 1
    const gained = (first?.after?.points ?? 0) - 1500
    expect(second?.after?.points).toBe(1500 - gained)
    expect(Math.sign(gained)).toBe(shared ? 0 : 1)
    expect(first?.after?.margin).toBeLessThan(735)
    expect(first?.matches).toBe(1)

    const [own] = await ratings(ada)
    expect(own).toMatchObject({ game: 'silver-and-gold', seats: 2, matches: 1 })
    expect(own?.rating).toEqual(after.seats[0]?.after)
    expect(own?.history).toEqual([own?.rating.points])
    expect(own?.course).toEqual([{ at: own?.last, rating: own?.rating }])
    expect(own?.levels.map(({ bot }) => bot)).toEqual(
      levelBots(requireGame('silver-and-gold')).map(({ name }) => name),
    )
    expect(await ratings(eve)).toEqual([])
    expect(await refusal(eve, `/api/tables/${table}/ratings`)).toMatchObject({
      rejection: { code: 'notSeated' },
    })
    expect(await refusal(new Visitor(server.url), `/api/tables/${table}/ratings`)).toMatchObject({
      rejection: { code: 'nameFirst' },
    })

    await server.close()
    await withStore(async (store) => {
      const outcome = await recomputeRatings(store, GAMES)
      expect(outcome).toEqual({ matches: 1, differences: [], taken: 0, waiting: [] })
    })
    server = await testServer({ data })
  })

  test('keeps the ratings of the others when a player is deleted, and nothing that leads to the player', async () => {
    const seated = await seatPeople(server.url, entry, 2, RATED)
    await playOut(seated)
    const [ada, bo] = seated.visitors
    await settled(ada, seated.table)
    const before = await ratings(bo)
    const [own] = await ratings(ada)
    const exported = JSON.stringify((await ada.request('GET', '/api/me/data')).body)
    expect(exported).toContain(`"matches":${own?.matches}`)
    expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
    expect(await ratings(bo)).toEqual(before)
    await server.close()
    await withStore(async (store) => {
      const rows = await store.ratingsAt(seated.table)
      expect(rows.map(({ people }) => people)).toEqual(['', ''])
      expect(rows.map(({ guest }) => guest)).toEqual(
        (await store.seatedAt(seated.table)).map(({ guest }) => guest),
      )
      const outcome = await recomputeRatings(store, GAMES)
      expect(outcome).toEqual({ matches: 0, differences: [], taken: 1, waiting: [] })
    })
    server = await testServer({ data })
  })

  test('cannot be created without a clock, with other rules or with bots of unknown strength', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const wanted = { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }], ...RATED }
    const codeFor = async (more: object): Promise<unknown> =>
      (await ada.request('POST', '/api/tables', { ...wanted, ...more })).body
    expect(await codeFor({ clock: { kind: 'none' } })).toMatchObject({
      rejection: { code: 'ratedNeedsClock' },
    })
    expect(await codeFor({ options: { memoryAid: true } })).toMatchObject({
      rejection: { code: 'ratedNeedsUsualRules' },
    })
    expect(await codeFor({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })).toMatchObject({
      rejection: { code: 'ratedNeedsLevels' },
    })
    expect(await codeFor({ seats: [{ kind: 'me' }] })).toMatchObject({
      rejection: { code: 'wrongNumberOfSeats' },
    })
    const { body } = await ada.request('POST', '/api/tables', wanted)
    const { table } = body as { table: string }
    expect((await ada.request('GET', `/api/tables/${table}`)).body).toMatchObject({ rated: true })
    const bo = await (await Visitor.named(server.url, 'Bo')).connect()
    expect(await bo.join(table)).toMatchObject({ rated: true })
    expect(codeOf(await bo.ask({ type: 'sit', table }))).toBe('ratedTable')
  })

  test('that a player has left counts as lost, and the bots at the table never change', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }] as const
    const table = await ada.create({
      game: 'silver-and-gold',
      seats: [...seats],
      startWhenFull: true,
      ...RATED,
    })
    const socket = await ada.connect()
    await socket.join(table)
    const before = await tableRatings(ada, table)
    await socket.ask({ type: 'leave', table })
    await eventually(async () => expect((await tableRatings(ada, table)).settled).toBe(true))
    const { seats: after } = await tableRatings(ada, table)
    expect(after[0]).toMatchObject({ place: 2, matches: 1 })
    expect(after[0]?.after?.points).toBeLessThan(1500)
    expect(after[1]).toEqual(before.seats[1])
  })
})

describe('a match is rated exactly once', () => {
  /** The log of a finished match, as another process would read it. */
  const loaded = async (store: Store, table: string) => {
    const log = await store.loadTable(table)
    if (!log) throw new Error('no such table')
    return replay(log, entry)
  }

  test('by several processes at the same time', async () => {
    const seated = await seatPeople(server.url, entry, 2, RATED)
    await playOut(seated)
    await settled(seated.visitors[0], seated.table)
    await server.close()
    await withStore(async (store) => {
      const rows = await store.ratingsAt(seated.table)
      const table = await loaded(store, seated.table)
      const orders = await Promise.all(Array.from({ length: 5 }, () => rateTable(store, table, QUIET)))
      expect(orders).toEqual([1, 1, 1, 1, 1])
      expect(await store.ratingsAt(seated.table)).toEqual(rows)
      expect(await store.lastRatingOrder({ game: 'silver-and-gold', seats: 2 })).toBe(1)
    })
    server = await testServer({ data })
  })

  test('after a crash between the last move and the rating, and between the rating and its entry', async () => {
    for (const crash of ['before', 'between'] as const) {
      await server.close()
      const store = openSqliteStore(join(data, 'vermeil.sqlite'))
      const crashing: Store = {
        ...store,
        addRatings: async (rows) => {
          if (crash === 'between') await store.addRatings(rows)
          throw new Error('the process is gone')
        },
      }
      server = await testServer({ store: crashing })
      const seated = await seatPeople(server.url, entry, 2, RATED)
      await playOut(seated)
      const { ratingOrder } = await loaded(store, seated.table)
      expect(ratingOrder).toBeUndefined()
      await server.close()
      await store.close()
      server = await testServer({ data })
      const later = new Visitor(server.url)
      later.cookie = seated.visitors[0].cookie
      await settled(later, seated.table)
      const [row] = await ratings(later)
      expect(row?.matches).toBe(1)
    }
    await server.close()
    await withStore(async (store) => {
      const outcome = await recomputeRatings(store, GAMES)
      expect(outcome).toEqual({ matches: 2, differences: [], taken: 0, waiting: [] })
    })
    server = await testServer({ data })
  })
})

describe('vermeil ratings recompute', () => {
  const run = async (...args: string[]): Promise<{ code: number; text: string }> => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      const code = await runCommandLine(['ratings', 'recompute', '--data', data, ...args])
      return { code, text: written.mock.calls.map(([text]) => String(text)).join('') }
    } finally {
      written.mockRestore()
    }
  }

  test('finds a rating that was tampered with, and corrects it', async () => {
    const seated = await seatPeople(server.url, entry, 2, RATED)
    await playOut(seated)
    await settled(seated.visitors[0], seated.table)
    await server.close()
    expect(await run('--check')).toMatchObject({ code: 0 })
    const original = await withStore(async (store) => {
      const rows = await store.ratingsAt(seated.table)
      await store.correctRating({ ...at(rows, 0), after: { mu: 60, sigma: 1 } })
      return rows
    })
    const found = await run('--check')
    expect(found.code).toBe(1)
    expect(found.text).toContain(seated.table)
    expect(await withStore(async (store) => (await store.ratingsAt(seated.table))[0]?.after.mu)).toBe(60)
    expect((await run()).code).toBe(0)
    expect(await withStore((store) => store.ratingsAt(seated.table))).toEqual(original)
    expect((await run('--check')).text).toContain('All stored ratings agree.')
    server = await testServer({ data })
  })

  test('is what the doctor asks for after the levels of bots were measured again', async () => {
    const seated = await seatPeople(server.url, entry, 2, RATED)
    await playOut(seated)
    await settled(seated.visitors[0], seated.table)
    await server.close()
    const diagnosis = () => checkRatings(lookAtFile(data)).state
    expect(diagnosis()).toBe('ok')
    const db = new DatabaseSync(join(data, 'vermeil.sqlite'))
    db.prepare(`update secrets set name = 'anchors:earlier' where name = ?`).run(ANCHORS_MARK)
    db.close()
    expect(diagnosis()).toBe('warn')

    // A match that is rated with the new ones does not make the earlier ratings right, and neither does a check.
    server = await testServer({ data })
    const later = await seatPeople(server.url, entry, 2, RATED)
    await playOut(later)
    await settled(later.visitors[0], later.table)
    await server.close()
    expect((await run('--check')).code).toBe(0)
    expect(diagnosis()).toBe('warn')
    expect((await run()).code).toBe(0)
    expect(diagnosis()).toBe('ok')
    server = await testServer({ data })
  })

  test('refuses a folder that a server is using, and one without data', async () => {
    expect(await run('--check')).toMatchObject({ code: 2 })
    const empty = temporaryFolder()
    expect(await runCommandLine(['ratings', 'recompute', '--data', empty])).toBe(2)
    rmSync(empty, { recursive: true, force: true })
  })
})
