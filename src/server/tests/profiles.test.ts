import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import type { ArchivePage, MyProfile, PublicProfile } from '../../protocol/index.ts'
import { Visitor } from '../testing/client.ts'
import { playOn, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const STATISTICS = {
  format: 1,
  parts: { coins: 9 },
  figures: { 'pattern.T4': 3 },
  play: {
    format: 'vermeil-review/6',
    accuracy: 99,
    start: 0.5,
    own: 0,
    others: 0.4,
    luck: 0.1,
    luckPoints: 3,
    lostPoints: 0,
  },
}
const NOT_THERE = { status: 404, body: { rejection: { code: 'noSuchProfile' } } }

let data: string
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  data = temporaryFolder()
  server = await testServer({ data })
})
afterEach(() => server.close())

/** A finished match of Ada and Bea. */
async function played(): Promise<{ table: string; ada: Visitor; bea: Visitor }> {
  const { table, visitors, sockets } = await seatPeople(server.url, entry, 2)
  const chance = fastChance(fastSeed(1))
  await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
  const [ada, bea] = visitors
  return { table, ada, bea }
}

const look = (who: string, visitor = new Visitor(server.url)) =>
  visitor.request('GET', `/api/profiles/${encodeURIComponent(who)}`)

async function show(visitor: Visitor, shows: readonly string[]): Promise<MyProfile> {
  const { status, body } = await visitor.request('PUT', '/api/me/profile', { shows })
  expect(status).toBe(200)
  return body as MyProfile
}

describe('a profile', () => {
  test('shows nothing until its owner chooses, and then exactly what they have chosen', async () => {
    const { ada } = await played()
    await ada.request('PUT', '/api/me', { name: 'Ada' })
    await ada.request('PUT', '/api/me/handle', { handle: 'Ada-of-Kent' })
    expect((await ada.request('GET', '/api/me/profile')).body).toEqual({ shows: [], handle: 'Ada-of-Kent' })
    expect(await look('Ada-of-Kent')).toEqual(NOT_THERE)

    const { address = '' } = await show(ada, ['days'])
    const one = (await look(address)).body as PublicProfile
    expect(one).toEqual({
      name: 'Ada',
      handle: 'Ada-of-Kent',
      days: [expect.objectContaining({ matches: 1 })],
    })
    expect((await look('ada-of-kent')).body).toEqual(one)

    expect((await show(ada, ['results', 'ratings'])).address).toBe(address)
    const two = (await look(address)).body as PublicProfile
    expect(two).toMatchObject({ results: [{ game: entry.game.id, seats: 2, against: 'people', matches: 1 }] })
    expect(Object.keys(two).sort()).toEqual(['handle', 'name', 'ratings', 'results'])
    expect(two.ratings).toEqual([])

    expect(await show(ada, [])).toEqual({ shows: [], handle: 'Ada-of-Kent' })
    expect(await look(address)).toEqual(NOT_THERE)
    expect((await show(ada, ['days'])).address).not.toBe(address)
  })

  test('that is hidden answers like one that does not exist, whoever asks and however it is spelled', async () => {
    const { ada, bea } = await played()
    await ada.request('PUT', '/api/me/handle', { handle: 'hidden-one' })
    await bea.request('PUT', '/api/me/handle', { handle: 'paul' })
    await show(bea, ['results'])
    const names = ['hidden-one', 'nobody-here', '_AAAAAAAAAAAAAAAA', 'pau1', 'Ada', "' or 1=1 --", '%']
    for (const who of [...names, 'x'.repeat(21), 'x'.repeat(60), '_', '__proto__', 'Player 0'])
      for (const visitor of [new Visitor(server.url), bea])
        expect([who, await look(who, visitor)]).toEqual([who, NOT_THERE])
    expect((await look('PAUL')).status).toBe(200)
  })

  test('never shows what a browser claims about its matches', async () => {
    const { table, ada } = await played()
    const before = await show(ada, ['results', 'ratings', 'days'])
    const shown = await look(before.address ?? '')
    expect((await ada.request('PUT', `/api/archive/${table}/statistics`, STATISTICS)).status).toBe(200)
    expect(await look(before.address ?? '')).toEqual(shown)
  })

  test.each([
    {},
    { shows: 'results' },
    { shows: ['everything'] },
    { shows: ['days', 'days', 'days', 'days'] },
    { shows: [], address: '_mine' },
  ])('cannot be changed by %j', async (body) => {
    const ada = await Visitor.named(server.url, 'Ada')
    expect((await ada.request('PUT', '/api/me/profile', body)).status).toBe(400)
    expect((await ada.request('GET', '/api/me/profile')).body).toEqual({ shows: [] })
    expect((await new Visitor(server.url).request('PUT', '/api/me/profile', body)).status).toBe(401)
  })
})

describe('statistics', () => {
  const archive = async (visitor: Visitor, query = '?statistics=1') =>
    ((await visitor.request('GET', `/api/archive${query}`)).body as ArchivePage).matches

  test('are given back to the player who stored them, and to nobody else', async () => {
    const { table, ada, bea } = await played()
    expect((await ada.request('PUT', `/api/archive/${table}/statistics`, STATISTICS)).status).toBe(200)
    expect((await archive(ada))[0]?.statistics).toEqual(STATISTICS)
    expect((await archive(ada, ''))[0]).not.toHaveProperty('statistics')
    expect((await archive(bea))[0]).not.toHaveProperty('statistics')
    const stranger = await Visitor.named(server.url, 'Eve')
    for (const id of [table, 'AAAAAAAAAAAA', '..'])
      expect((await stranger.request('PUT', `/api/archive/${id}/statistics`, STATISTICS)).status).toBe(404)
  })

  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`town.${i}`, 1]))
  test.each([
    ['another shape', { ...STATISTICS, more: 1 }],
    ['a list', []],
    ['too many figures', { ...STATISTICS, figures: many(101) }],
    ['too many parts', { ...STATISTICS, parts: many(17) }],
    ['a long name', { ...STATISTICS, figures: { ['x'.repeat(41)]: 1 } }],
    ['markup', { ...STATISTICS, figures: { '<b>': 1 } }],
    ['texts', { ...STATISTICS, figures: { town: 'far' } }],
    ['figures that are a list', { ...STATISTICS, figures: [1, 2] }],
    ['a huge number', { ...STATISTICS, parts: { coins: 1e300 } }],
    ['a forbidden key', JSON.parse('{"format":1,"parts":{"__proto__":1},"figures":{}}')],
  ])('of %s are refused, and change nothing', async (_, body) => {
    const { table, ada } = await played()
    expect((await ada.request('PUT', `/api/archive/${table}/statistics`, body)).status).toBe(400)
    expect((await archive(ada))[0]).not.toHaveProperty('statistics')
  })

  test('and the profile are in the data of their owner, and are deleted with them', async () => {
    const { table, ada } = await played()
    await ada.request('PUT', `/api/archive/${table}/statistics`, STATISTICS)
    const { address = '' } = await show(ada, ['results'])
    expect((await ada.request('GET', '/api/me/data')).body).toMatchObject({
      profile: { address, shows: ['results'] },
      tables: [{ statistics: STATISTICS }],
    })
    expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
    expect(await look(address)).toEqual(NOT_THERE)
    const db = new DatabaseSync(`${data}/vermeil.sqlite`, { readOnly: true })
    expect(db.prepare('select * from profiles').all()).toEqual([])
    expect(db.prepare('select statistics from finished where statistics is not null').all()).toEqual([])
    db.close()
  })
})
