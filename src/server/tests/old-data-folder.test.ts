import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { rulesIn } from '../../games/manifest.ts'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, readMatch } from '../../kernel/index.ts'
import type { HistoryStep, SeatClock } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

/*
 * A data folder written by the commit named in `writtenBy`, before the table engine was extracted, and what the server
 * of that commit showed to everyone when it opened the folder again at the time `now`.
 */
const FOLDER = new URL('../../../fixtures/data-folders/written-by-cfefb54/', import.meta.url)
const fixture = (name: string): Buffer => readFileSync(new URL(name, FOLDER))

const TableSchema = v.object({
  name: v.string(),
  table: v.string(),
  game: v.string(),
  /** Seats by the name of their player. */
  seats: v.record(v.string(), v.number()),
  summary: v.unknown(),
  /** The answer to `join` with `history`, in the order in which the viewers joined. */
  views: v.record(v.string(), v.unknown()),
})
const ExpectedSchema = v.object({
  writtenBy: v.string(),
  now: v.number(),
  cookies: v.record(v.string(), v.string()),
  deviceLink: v.string(),
  tables: v.array(TableSchema),
  lists: v.record(v.string(), v.object({ me: v.unknown(), mine: v.unknown() })),
  open: v.unknown(),
})
const expected = v.parse(ExpectedSchema, JSON.parse(fixture('expected.json').toString()))

const named = (name: string): v.InferOutput<typeof TableSchema> => {
  const found = expected.tables.find((table) => table.name === name)
  if (!found) throw new Error(`the fixture has no table ${name}`)
  return found
}

/**
 * A table without what the server no longer says since then: the expedition cards in the history of a running match,
 * which players must remember (ruling R11), and the offer to take back a turn that a stand-in has played. And without
 * what it did not say then: more about a running clock than its deadline, that a player's time ran out, and in a history,
 * when turns were taken back.
 */
const asToday = (table: unknown): unknown =>
  JSON.parse(JSON.stringify(table), (key, value) => {
    if (key === 'changes' && value?.open) delete value.open.expedition
    if (key === 'clocks') return value.map(({ remind: _, rest: __, ...clock }: SeatClock) => clock)
    if (key === 'late') return undefined
    if (key === 'history') return value.filter(({ back }: HistoryStep) => !back)
    if (value?.history?.at(-1)?.standIn) delete value.position.takeBack
    return value
  })

describe('a data folder written before the rebuild', () => {
  let server: RunningServer & { data: string }
  beforeAll(async () => {
    const data = temporaryFolder()
    writeFileSync(join(data, 'vermeil.sqlite'), gunzipSync(fixture('vermeil.sqlite.gz')))
    server = await testServer({ data, time: manualTime(expected.now) })
  })
  afterAll(async () => {
    await server.close()
    rmSync(server.data, { recursive: true, force: true })
  })

  /** A viewer without a cookie in the fixture is a spectator. */
  const visitor = (name: string): Visitor => {
    const someone = new Visitor(server.url)
    someone.cookie = expected.cookies[name]
    return someone
  }
  const get = async (viewer: string, path: string): Promise<unknown> =>
    (await visitor(viewer).request('GET', path)).body

  test('still knows its guests, their tables and the list of open tables', async () => {
    for (const [viewer, { me, mine }] of Object.entries(expected.lists)) {
      expect(await get(viewer, '/api/me')).toEqual(me)
      // A newer server may say more than an old one, never less.
      expect(await get(viewer, '/api/tables/mine')).toMatchObject(mine as object)
    }
    expect(await get('spectator', '/api/tables')).toEqual(expected.open)
    for (const { table, summary } of expected.tables)
      expect(await get('spectator', `/api/tables/${table}`)).toMatchObject(summary as object)
  })

  test.each(expected.tables)('shows everyone the table "$name" as before', async ({ table, views }) => {
    for (const [viewer, view] of Object.entries(views)) {
      const socket = await visitor(viewer).connect()
      expect(asToday(await socket.join(table, undefined, true))).toEqual(asToday(view))
      await socket.close()
    }
  })

  test('replays a finished match to the same file, and the file verifies', async () => {
    const response = await fetch(`${server.url}/api/tables/${named('finished').table}/match`)
    const file = await response.text()
    expect(file).toBe(fixture('finished-match.json').toString())
    expect(readMatch(file, rulesIn(GAMES))).toMatchObject({ ok: true, proven: true })
  })

  test('lets a rematch and a lobby start', async () => {
    const bob = await visitor('Bob').connect()
    const ada = await visitor('Ada').connect()
    for (const { table } of [named('rematch'), named('lobby')]) {
      await bob.join(table)
      await ada.join(table)
      if (table === named('rematch').table) expect(codeOf(await bob.ask({ type: 'sit', table }))).toBe('done')
      const started = bob.event('started')
      expect(codeOf(await ada.ask({ type: 'start', table }))).toBe('done')
      await started
    }
    await Promise.all([ada.close(), bob.close()])
  })

  test('accepts a device link that has not been used yet, once', async () => {
    const phone = new Visitor(server.url)
    const claim = () => phone.request('POST', '/api/me/claim', { code: expected.deviceLink })
    expect(await claim()).toEqual({ status: 200, body: { name: 'Cleopatra' } })
    expect((await claim()).body).toEqual({ rejection: { code: 'linkInvalid' } })
    expect((await phone.request('GET', '/api/me')).body).toEqual({ name: 'Cleopatra' })
  })

  test.each(['silverAndGold', 'elfenland', 'elfengold', 'liveClock'])(
    'plays the running match "%s" to its end, with a file that verifies',
    async (name) => {
      const { table, game, seats } = named(name)
      const entry = requireGame(game)
      const sockets: Socket[] = []
      for (const player of Object.keys(seats)) {
        const socket = await visitor(player).connect()
        await socket.join(table)
        sockets.push(socket)
      }
      const manner = { chance: fastChance(fastSeed(7)), takesBack: 8 }
      await Promise.all(
        Object.values(seats).map((seat, index) => playOn(at(sockets, index), table, seat, entry, manner)),
      )
      const file = await (await fetch(`${server.url}/api/tables/${table}/match`)).text()
      expect(readMatch(file, rulesIn(GAMES))).toMatchObject({ ok: true, proven: true })
      await Promise.all(sockets.map((socket) => socket.close()))
    },
  )
})
