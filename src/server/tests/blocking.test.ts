import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { MessageOf, TableSummary } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { gated } from '../testing/parts/gated-store.ts'
import {
  answer,
  block,
  codeIn,
  invitationsOf,
  invite,
  playTogether,
  refOf,
  unblock,
} from '../testing/people.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const GAME = { game: 'silver-and-gold' }

/** Who is connected, as a socket was last told. */
const presenceOf = (socket: Socket): MessageOf<'presence'> | undefined =>
  socket.messages.findLast((message) => message.type === 'presence')

describe('a blocked person', () => {
  test('does not get a seat where the other one sits, by link or by code, and cannot tell why', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada, bo] = visitors
    const person = await refOf(ada, 'Player 1')
    const table = await ada.create({ ...GAME, seats: openSeats(3), listed: true })
    const socket = await bo.connect()
    const { code } = (await socket.join(table)) ?? {}
    expect(await block(ada, person)).toMatchObject({ blocks: [{ name: 'Player 1' }] })
    expect(codeOf(await socket.ask({ type: 'sit', table }))).toBe('tableFull')
    expect(codeOf(await socket.ask({ type: 'sit', table, seat: 1 }))).toBe('seatTaken')
    expect((await bo.request('GET', `/api/codes/${code}`)).status).toBe(200)
    const listed = JSON.stringify((await bo.request('GET', '/api/tables')).body)
    expect(listed).not.toContain(table)
    expect(JSON.stringify((await ada.request('GET', '/api/tables')).body)).toContain(table)
    await unblock(ada, person)
    expect(codeOf(await socket.ask({ type: 'sit', table }))).toBe('done')
  })

  test('does not get a seat either where the other one is a guest', async () => {
    const { visitors } = await playTogether(server.url, 3)
    const [ada, bo, host] = visitors
    if (!host) throw new Error('three people')
    const table = await host.create({ ...GAME, seats: openSeats(3) })
    const [adas, bos] = [await ada.connect(), await bo.connect()]
    for (const socket of [adas, bos]) await socket.join(table)
    await adas.ask({ type: 'sit', table })
    await block(ada, await refOf(ada, 'Player 1'))
    expect(codeOf(await bos.ask({ type: 'sit', table }))).toBe('tableFull')
    await adas.ask({ type: 'leave', table })
    expect(codeOf(await bos.ask({ type: 'sit', table }))).toBe('done')
    expect(codeOf(await adas.ask({ type: 'sit', table }))).toBe('blockedHere')
  })

  test('leaves the lobby of whoever blocks them, but no other one', async () => {
    const { visitors } = await playTogether(server.url, 3)
    const [ada, bo, cy] = visitors
    if (!cy) throw new Error('three people')
    const [own, other] = [
      await ada.create({ ...GAME, seats: openSeats(3) }),
      await cy.create({ ...GAME, seats: openSeats(3) }),
    ]
    const [adas, bos] = [await ada.connect(), await bo.connect()]
    for (const socket of [adas, bos]) for (const table of [own, other]) await socket.join(table)
    for (const table of [own, other]) await bos.ask({ type: 'sit', table })
    await adas.ask({ type: 'sit', table: other })
    await ada.request('POST', '/api/people/blocks', { table: own, seat: 1 })
    const namesAt = async (table: string) =>
      ((await ada.request('GET', `/api/tables/${table}`)).body as { seats: { name?: string }[] }).seats.map(
        ({ name }) => name,
      )
    expect(await namesAt(own)).toEqual(['Player 0', undefined, undefined])
    expect(await namesAt(other)).toEqual(['Player 2', 'Player 1', 'Player 0'])
    expect(codeOf(await bos.ask({ type: 'sit', table: own }))).toBe('tableFull')
  })

  test('plays on in a match that begins while they are being blocked', async () => {
    const store = openSqliteStore(':memory:')
    const gate = gated(store, ['seatedAt'])
    const { url, close } = await testServer({ store: gate.store })
    const [ada, bo] = (await playTogether(url)).visitors
    const person = await refOf(ada, 'Player 1')
    const table = await ada.create({ ...GAME, seats: openSeats(2) })
    const [adas, bos] = [await ada.connect(), await bo.connect()]
    for (const socket of [adas, bos]) await socket.join(table)
    await bos.ask({ type: 'sit', table })
    gate.shut()
    const blocked = block(ada, person)
    await eventually(() => expect(gate.isWaiting('seatedAt')).toBe(true))
    expect(codeOf(await adas.ask({ type: 'start', table }))).toBe('done')
    gate.open()
    expect(await blocked).toMatchObject({ blocks: [{ name: 'Player 1' }] })
    const { seats } = (await ada.request('GET', `/api/tables/${table}`)).body as TableSummary
    expect(at(seats, 1)).toEqual({ kind: 'person', name: 'Player 1' })
    await close()
    await store.close()
  })

  test('plays on in a running match, where neither hears the other one, also after joining again', async () => {
    const { table, visitors, sockets } = await playTogether(server.url)
    const [ada, bo] = visitors
    const [adas, bos] = sockets
    await block(ada, await refOf(ada, 'Player 1'))
    const chats = ({ messages }: Socket) =>
      messages.filter((message) => message.type === 'event' && message.event.type === 'chat')
    await bos.ask({ type: 'chat', table, text: 'can you hear me' })
    await adas.ask({ type: 'chat', table, text: 'no' })
    for (const socket of sockets) await socket.ask({ type: 'ping' })
    expect(chats(adas)).toMatchObject([{ event: { text: 'no' } }])
    expect(chats(bos)).toMatchObject([{ event: { text: 'can you hear me' } }])
    const again = await (await bo.connect()).join(table)
    expect(again?.chat.map(({ text }) => text)).toEqual(['can you hear me'])
    expect(again?.muted).toEqual([])
    const own = await (await ada.connect()).join(table)
    expect(own).toMatchObject({ chat: [{ text: 'no' }], muted: [1] })
  })

  test('sees the other one there all the time, whether they are or not, at every device and as a spectator', async () => {
    const { table, visitors, sockets } = await playTogether(server.url, 3)
    const [ada, bo, cy] = visitors
    const [adas, bos, cys] = sockets
    if (!cy || !cys) throw new Error('three people')
    await block(ada, await refOf(ada, 'Player 1'))
    const phone = await bo.connect()
    await phone.join(table)
    const gone = cys.next((message) => message.type === 'presence' && message.seats === 0b110)
    await adas.close()
    await gone
    for (const socket of [bos, phone]) {
      await socket.ask({ type: 'ping' })
      expect(presenceOf(socket)?.seats).toBe(0b111)
    }
    const before = [bos, phone].map(({ raw }) => raw.length)
    const back = cys.next((message) => message.type === 'presence' && message.seats === 0b111)
    const again = await ada.connect()
    await again.join(table)
    await back
    for (const socket of [bos, phone]) await socket.ask({ type: 'ping' })
    // Only the answer to the ping: even the time of a message would tell.
    expect([bos, phone].map(({ raw }) => raw.length)).toEqual(before.map((count) => count + 1))
    const other = await cy.create({ ...GAME, seats: openSeats(2) })
    const [spectator, seated, watched] = [await bo.connect(), await ada.connect(), await cy.connect()]
    for (const socket of [spectator, seated, watched]) await socket.join(other)
    await seated.ask({ type: 'sit', table: other })
    const left = watched.next((message) => message.type === 'presence' && message.seats === 0b01)
    await seated.close()
    await left
    await spectator.ask({ type: 'ping' })
    expect(presenceOf(spectator)?.seats).toBe(0b11)
  })

  test('invites without being seen, and is not invited', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada, bo] = visitors
    await block(ada, await refOf(ada, 'Player 1'))
    await invite(bo, await refOf(bo, 'Player 0'))
    expect((await invitationsOf(ada)).received).toEqual([])
    expect(codeIn(await invite(ada, await refOf(ada, 'Player 1')))).toBe('noSuchPerson')
  })

  test('finds no seat at a rematch', async () => {
    const { table, visitors, sockets } = await playTogether(server.url)
    const [ada, bo] = visitors
    const [adas] = sockets
    await Promise.all(
      sockets.map((socket, seat) =>
        playOn(socket, table, seat, at(GAMES, 0), { chance: fastChance(fastSeed(seat)) }),
      ),
    )
    await block(ada, await refOf(ada, 'Player 1'))
    const next = (await adas.ask({ type: 'rematch', table })) as { table?: string }
    const again = await bo.connect()
    const shown = await again.join(next.table ?? '')
    expect(shown?.seats).toMatchObject([{ name: 'Player 0' }, { kind: 'open' }])
    expect(shown).not.toHaveProperty('kept')
    expect(codeOf(await again.ask({ type: 'sit', table: next.table ?? '' }))).toBe('tableFull')
  })

  test('who was invited before does not get the seat any more', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada, bo] = visitors
    await invite(ada, await refOf(ada, 'Player 1'))
    const { invitation } = at((await invitationsOf(bo)).received, 0)
    await block(ada, await refOf(ada, 'Player 1'))
    expect(codeIn(await answer(bo, invitation, true))).toBe('tableFull')
  })

  test('is somebody who exists: nonsense and strangers are refused, and nobody blocks themselves', async () => {
    const { table, visitors } = await playTogether(server.url)
    const [ada] = visitors
    for (const body of [
      { table, seat: 0 },
      { table, seat: 7 },
      { table: 'nowhere123', seat: 0 },
    ])
      expect(codeIn(await ada.request('POST', '/api/people/blocks', body))).toBe('noSuchPerson')
    for (const body of [{}, { table }, { seat: 1 }, { table, seat: 1, person: 'x' }, [], 'x'])
      expect(codeIn(await ada.request('POST', '/api/people/blocks', body))).toBe('malformed')
    const nobody = new Visitor(server.url)
    expect(codeIn(await nobody.request('POST', '/api/people/blocks', { table, seat: 1 }))).toBe('nameFirst')
    expect((await ada.request('GET', '/api/people/blocks')).body).toMatchObject({ blocks: [] })
  })
})
