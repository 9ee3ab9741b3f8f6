import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import type { ArchivePage } from '../../protocol/index.ts'
import { Visitor } from '../testing/client.ts'
import { openSeats, playOn, seatPeople } from '../testing/playing.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const MINUTE = 60_000

let server: Awaited<ReturnType<typeof testServer>>
afterEach(() => server.close())

async function archiveOf(visitor: Visitor, query = ''): Promise<ArchivePage> {
  const { status, body } = await visitor.request('GET', `/api/archive${query}`)
  expect(status).toBe(200)
  return body as ArchivePage
}

/** Plays a match alone to its end. */
async function playAlone(visitor: Visitor): Promise<string> {
  const game = 'silver-and-gold'
  const table = await visitor.create({ game, seats: [{ kind: 'me' }], startWhenFull: true })
  const socket = await visitor.connect()
  await socket.join(table)
  await playOn(socket, table, 0, entry, { chance: fastChance(table) })
  await socket.close()
  return table
}

describe('the archive', () => {
  test('has a match as soon as it is over, with everybody’s result', async () => {
    server = await testServer()
    const { table, visitors, sockets } = await seatPeople(server.url, entry, 2)
    const [ada, bob] = visitors
    expect(await archiveOf(ada)).toEqual({ matches: [] })
    const chance = fastChance('archive')
    await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
    const over = sockets[0].positions.get(table)?.over
    const results = over?.result.seats.map(({ place, score }) => ({ place, score }))
    const { matches, next } = await archiveOf(bob)
    expect(next).toBeUndefined()
    expect(matches).toMatchObject([{ table, game: entry.game.id, you: 1, results }])
    expect((await archiveOf(ada)).matches).toMatchObject([{ table, you: 0, results }])
    const won = results?.[0]?.place === 1 ? 'won' : 'lost'
    expect((await archiveOf(ada, `?result=${won}&opponent=PLÁYER%201&against=people`)).matches).toHaveLength(
      1,
    )
    expect((await archiveOf(ada, '?against=bots')).matches).toEqual([])
  })

  test('belongs to the cookie: nothing in a request leads to the archive of somebody else', async () => {
    server = await testServer()
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await playAlone(ada)
    const eve = await Visitor.named(server.url, 'Ada')
    const { ended } = at((await archiveOf(ada)).matches, 0)
    const queries = ['', '?opponent=ada', `?after=${ended + 1}.${table}`, `?from=${ended}`]
    for (const query of queries) expect(await archiveOf(eve, query)).toEqual({ matches: [] })
    expect(await archiveOf(new Visitor(server.url))).toEqual({ matches: [] })
    for (const query of ['?guest=ada', '?guest[]=1', '?name=Ada', '?you=0'])
      expect((await eve.request('GET', `/api/archive${query}`)).status).toBe(400)
  })

  test.each([
    '?game=Elfenland!',
    `?opponent=${'x'.repeat(5000)}`,
    '?opponent=',
    '?result=drawn',
    '?against=everybody',
    '?from=-1',
    '?from=yesterday',
    `?to=${'9'.repeat(40)}`,
    '?after=5',
    "?after=5.'or'1'='1",
    '?result=won&result=lost',
    '?limit=1000000',
    '?__proto__=1',
  ])('refuses %s and goes on', async (query) => {
    server = await testServer()
    const ada = await Visitor.named(server.url, 'Ada')
    const { status, body } = await ada.request('GET', `/api/archive${query}`)
    expect([status, body]).toMatchObject([
      400,
      { rejection: { code: expect.stringMatching(/malformed|forbiddenKey/) } },
    ])
    expect(await archiveOf(ada)).toEqual({ matches: [] })
  })

  test('a match that is deleted after its time is no longer listed', async () => {
    const time = manualTime()
    server = await testServer({ time, retention: { solo: 5 * MINUTE } })
    const ada = await Visitor.named(server.url, 'Ada')
    await playAlone(ada)
    expect((await archiveOf(ada)).matches).toHaveLength(1)
    time.advance(6 * MINUTE)
    const later = async () => {
      time.advance(MINUTE)
      return (await archiveOf(ada)).matches.length
    }
    await expect.poll(later).toBe(0)
  })

  test('a running match is not listed', async () => {
    server = await testServer()
    const ada = await Visitor.named(server.url, 'Ada')
    await ada.create({ game: entry.game.id, seats: openSeats(2) })
    const { table } = await seatPeople(server.url, entry, 2)
    expect(table).not.toBe('')
    expect(await archiveOf(ada)).toEqual({ matches: [] })
  })

  test('finds the matches in a data folder of an earlier version, and looks up their results', async () => {
    const folder = new URL('../../../fixtures/data-folders/written-by-cfefb54/', import.meta.url)
    const { cookies, now, tables } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'))
    const data = temporaryFolder()
    writeFileSync(
      join(data, 'vermeil.sqlite'),
      gunzipSync(readFileSync(new URL('vermeil.sqlite.gz', folder))),
    )
    const time = manualTime(now)
    server = await testServer({ data, time })
    const { table } = tables.find(({ name }: { name: string }) => name === 'finished')
    const ada = new Visitor(server.url)
    ada.cookie = cookies.Ada
    const listed = async () => {
      time.advance(1000)
      return (await archiveOf(ada, '?from=1')).matches.find((match) => match.table === table)
    }
    await expect.poll(listed).toMatchObject({ table, results: expect.any(Array) })
    const place = (await listed())?.results?.[0]?.place
    expect(place).toBeGreaterThan(0)
  })
})
