import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game } = entry
const MINUTE = 60_000

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  time = manualTime()
  server = await testServer({ time })
})
afterEach(() => server.close())

const named = (name: string) => Visitor.named(server.url, name)
const privately: CreateTable = { game: game.id, seats: openSeats(2), spectators: false }

/** Two people at a table, in its lobby. */
async function seated(create: CreateTable) {
  const [ada, bob] = [await named('Ada'), await named('Bob')]
  const table = await ada.create(create)
  const [host, guest] = [await ada.connect(), await bob.connect()]
  await host.join(table)
  await guest.join(table)
  expect(codeOf(await guest.ask({ type: 'sit', table }))).toBe('done')
  return { ada, bob, table, host, guest }
}

describe('a table', () => {
  test('without spectators shows the match to nobody but the players', async () => {
    const { ada, bob, table, host, guest } = await seated(privately)
    await host.ask({ type: 'start', table })
    for (const visitor of [new Visitor(server.url), await named('Eve'), await named('Ada')]) {
      const socket = await visitor.connect()
      for (const more of [{}, { seen: 0 }, { history: true as const }]) {
        const answer = await socket.ask({ type: 'join', table, ...more })
        expect(codeOf(answer)).toBe('noSpectators')
      }
      expect(socket.raw.join()).not.toContain('"view"')
      // Nothing was joined, so nothing else is possible either.
      expect(codeOf(await socket.ask({ type: 'mute', table, seat: 0, on: true }))).toBe('notJoined')
      await socket.close()
    }
    await guest.close()
    const again = await bob.connect()
    expect(await again.join(table)).toMatchObject({ you: 1, spectators: false })
    const summary = await ada.request('GET', `/api/tables/${table}`)
    expect(summary.body).toMatchObject({ spectators: false })
    await Promise.all([
      playOn(host, table, 0, entry, { chance: fastChance('a') }),
      playOn(again, table, 1, entry, { chance: fastChance('b') }),
    ])
    const file = (visitor: Visitor) => visitor.request('GET', `/api/tables/${table}/match`)
    expect((await file(bob)).status).toBe(200)
    expect(await file(new Visitor(server.url))).toEqual({
      status: 403,
      body: { rejection: { code: 'noSpectators' } },
    })
  })

  test('without spectators sends away those who are still in the lobby when the match starts', async () => {
    const { table, host, guest } = await seated(privately)
    const eve = await Socket.open(server.url)
    expect(await eve.join(table)).toMatchObject({ status: 'lobby', spectators: false })
    await host.ask({ type: 'start', table })
    expect(await eve.closed).toEqual({ code: 1012, reason: 'noSpectators' })
    expect(eve.raw.join()).not.toContain('started')
    expect((await guest.ask({ type: 'ping' })).type).toBe('done')
  })

  test('can be watched by everybody with the link, unless its host wanted otherwise', async () => {
    const { table, host } = await seated({ game: game.id, seats: openSeats(2) })
    await host.ask({ type: 'start', table })
    const eve = await Socket.open(server.url)
    const seen = await eve.join(table)
    expect(seen).toMatchObject({ status: 'playing' })
    expect(seen?.spectators).toBeUndefined()
  })
})

describe('a rematch', () => {
  /** Plays a match of two, and returns the table of the rematch that the host asked for. */
  async function rematch(more: Partial<CreateTable> = {}) {
    const played = await seated({ game: game.id, seats: openSeats(2), ...more })
    const { table, host, guest } = played
    await host.ask({ type: 'start', table })
    await Promise.all([
      playOn(host, table, 0, entry, { chance: fastChance('a') }),
      playOn(guest, table, 1, entry, { chance: fastChance('b') }),
    ])
    const answer = await host.ask({ type: 'rematch', table })
    const next = answer.type === 'done' ? (answer.table ?? '') : ''
    const joined = await host.join(next)
    const seen = await guest.join(next)
    return { ...played, next, joined, seen }
  }
  const stranger = async (next: string) => {
    const socket = await (await named('Bob')).connect()
    expect((await socket.join(next))?.kept).toBeUndefined()
    return socket
  }

  test('keeps the seats for those who played, until the host opens them or the time is over', async () => {
    const { ada, next, joined, seen, host, guest } = await rematch({ language: 'it' })
    expect((await ada.request('GET', `/api/tables/${next}`)).body).toMatchObject({ language: 'it' })
    expect([joined?.kept, seen?.kept]).toEqual([undefined, 1])
    expect(joined?.seats[1]).toEqual({ kind: 'open', keptFor: 'Bob', until: time.now() + 15 * MINUTE })
    expect(JSON.stringify(joined)).not.toMatch(/"guest"/)
    // A stranger with the same name is still a stranger.
    const eve = await stranger(next)
    expect(await eve.ask({ type: 'sit', table: next })).toMatchObject({
      rejection: { code: 'seatReserved', name: 'Bob' },
    })
    expect(codeOf(await eve.ask({ type: 'sit', table: next, seat: 1 }))).toBe('seatReserved')
    expect(codeOf(await eve.ask({ type: 'setSeat', table: next, seat: 1, to: { kind: 'open' } }))).toBe(
      'notHost',
    )
    expect(codeOf(await guest.ask({ type: 'sit', table: next }))).toBe('done')
    // A player who leaves gives up the seat.
    await guest.ask({ type: 'leave', table: next })
    expect(codeOf(await eve.ask({ type: 'sit', table: next }))).toBe('done')
    await host.close()
  })

  test('opens a seat to everybody when the host says so', async () => {
    const { next, host } = await rematch()
    const eve = await stranger(next)
    const opened = eve.event('seatSet')
    await host.ask({ type: 'setSeat', table: next, seat: 1, to: { kind: 'open' } })
    expect((await opened).seats?.[1]).toEqual({ kind: 'open' })
    expect(codeOf(await eve.ask({ type: 'sit', table: next }))).toBe('done')
  })

  test('opens its seats to everybody after a time', async () => {
    const { next } = await rematch({ spectators: false })
    const eve = await stranger(next)
    expect(codeOf(await eve.ask({ type: 'sit', table: next }))).toBe('seatReserved')
    time.advance(15 * MINUTE)
    expect(codeOf(await eve.ask({ type: 'sit', table: next }))).toBe('done')
  })

  test('keeps the seats of a correspondence match for two days', async () => {
    const { joined } = await rematch({ clock: { kind: 'correspondence', days: 3 } })
    expect(joined?.seats[1]).toMatchObject({ until: time.now() + 48 * 60 * MINUTE })
  })
})
