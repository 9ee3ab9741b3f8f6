import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { openSeats, seatPeople } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game } = entry
const people = Math.max(2, game.seats.min)

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('talking', () => {
  test('chat and phrases reach everyone except players who have muted the speaker', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const received = ada.event('chat')
    await bob.ask({ type: 'chat', table, text: '  <b>hi</b> \u{1f44b} ' })
    expect((await received).event).toEqual({ type: 'chat', seat: 1, text: '<b>hi</b> \u{1f44b}' })
    // ASCII messages are written to the socket on a separate, faster path. The order must not change.
    const said = ['one', 'zwei ß', 'three', 'cztery ł', 'cinq é', 'six']
    await Promise.all(said.map((text) => bob.ask({ type: 'chat', table, text })))
    await ada.ask({ type: 'ping' })
    const lines = ada.messages.flatMap((message) =>
      message.type === 'event' && message.event.type === 'chat' ? [message.event.text] : [],
    )
    expect(lines.slice(-said.length)).toEqual(said)
    expect(codeOf(await ada.ask({ type: 'mute', table, seat: 1, on: true }))).toBe('done')
    const count = ada.messages.length
    await bob.ask({ type: 'chat', table, text: 'can you hear me' })
    await bob.ask({ type: 'phrase', table, phrase: 'hello' })
    await ada.ask({ type: 'ping' })
    expect(ada.messages.slice(count).filter(({ type }) => type === 'event')).toEqual([])
    const again = await visitors[0].connect()
    const whole = await again.join(table)
    expect(whole?.muted).toEqual([1])
    expect(whole?.chat).toEqual([])
    await ada.ask({ type: 'mute', table, seat: 1, on: false })
    const afterwards = ada.event('phrase')
    await bob.ask({ type: 'phrase', table, phrase: 'thanks' })
    expect((await afterwards).event).toEqual({ type: 'phrase', seat: 1, phrase: 'thanks' })
  })

  test('a player who is muted at one table is also muted at another table and on another device', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = visitors
    const second = await ada.create({ game: game.id, seats: openSeats(people) })
    const [phone, tablet, bobs] = [sockets[0], await ada.connect(), await bob.connect()]
    for (const socket of [tablet, bobs]) await socket.join(second)
    await bobs.ask({ type: 'sit', table: second })
    await phone.ask({ type: 'mute', table, seat: 1, on: true })
    const received = tablet.event('phrase')
    await bobs.ask({ type: 'phrase', table: second, phrase: 'hello' })
    await phone.ask({ type: 'mute', table, seat: 1, on: false })
    await bobs.ask({ type: 'phrase', table: second, phrase: 'thanks' })
    expect((await received).event).toMatchObject({ phrase: 'thanks' })
  })

  test('a player who was renamed sits down with the new name, and muting someone changes nothing else', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const bert = await Visitor.named(server.url, 'Bert')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const [host, early, other] = [await ada.connect(), await bert.connect(), await bert.connect()]
    for (const socket of [host, early, other]) await socket.join(table)
    await bert.request('PUT', '/api/me', { name: 'Bertram' })
    const sat = host.event('sat')
    await early.ask({ type: 'sit', table })
    expect((await sat).seats?.[1]).toMatchObject({ name: 'Bertram' })
    // A seated player gets the new name too, and the host stays the host.
    for (const [visitor, seat, name] of [
      [bert, 1, 'Bertl'],
      [ada, 0, 'Ada L.'],
      [bert, 1, 'Bertram'],
    ] as const) {
      const renamed = early.event('sat')
      await visitor.request('PUT', '/api/me', { name })
      const { seats = [] } = await renamed
      expect(seats[seat]).toMatchObject({ name })
      expect(seats[0]).toMatchObject({ host: true })
      expect(seats[1]).not.toHaveProperty('host')
    }
    await other.ask({ type: 'mute', table, seat: 0, on: true })
    expect((await bert.request('GET', '/api/me')).body).toEqual({ name: 'Bertram' })
    const third = await bert.connect()
    expect((await third.join(table))?.muted).toEqual([0])
    await early.ask({ type: 'mute', table, seat: 1, on: true })
    expect((await (await bert.connect()).join(table))?.muted).toEqual([0, 1])
  })

  describe('muting somebody and changing something else on another device at the same time', () => {
    /** A server whose store keeps the next call of a method waiting. */
    async function startHolding() {
      const store = openSqliteStore(':memory:')
      let held: keyof Store | undefined
      const reached = Promise.withResolvers<void>()
      const go = Promise.withResolvers<void>()
      const holding = new Proxy(store, {
        get(of, name: keyof Store) {
          if (name !== held) return of[name]
          held = undefined
          reached.resolve()
          return async (...values: never[]) => {
            await go.promise
            return (of[name] as (...values: never[]) => unknown)(...values)
          }
        },
      })
      const own = await testServer({ store: holding })
      onTestFinished(async () => {
        await own.close()
        await store.close()
      })
      const hold = (name: keyof Store): Promise<void> => {
        held = name
        return reached.promise
      }
      return { url: own.url, hold, go: go.resolve }
    }

    test('a new name does not undo the muting', async () => {
      const { url, hold, go } = await startHolding()
      const { table, sockets, visitors } = await seatPeople(url, entry, people)
      const [ada] = visitors
      const held = hold('saveGuest')
      const renamed = ada.request('PUT', '/api/me', { name: 'Ada L.' })
      await held
      expect(codeOf(await sockets[0].ask({ type: 'mute', table, seat: 1, on: true }))).toBe('done')
      go()
      await renamed
      expect((await ada.request('GET', '/api/me')).body).toEqual({ name: 'Ada L.' })
      expect((await (await ada.connect()).join(table))?.muted).toEqual([1])
    })

    test('two players can be muted', async () => {
      const { url, hold, go } = await startHolding()
      const { table, visitors, sockets } = await seatPeople(url, entry, 3)
      const tablet = await visitors[0].connect()
      await tablet.join(table)
      const held = hold('replaceMuted')
      const first = sockets[0].ask({ type: 'mute', table, seat: 1, on: true })
      await held
      expect(codeOf(await tablet.ask({ type: 'mute', table, seat: 2, on: true }))).toBe('done')
      go()
      expect(codeOf(await first)).toBe('done')
      expect((await (await visitors[0].connect()).join(table))?.muted).toEqual([1, 2])
    })
  })

  test('a player who says too much at once is told to slow down', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const codes: string[] = []
    for (let i = 0; i < 110; i++)
      codes.push(codeOf(await sockets[0].ask({ type: 'phrase', table, phrase: 'hello' })))
    expect(codes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'done'))
    expect(codes).toContain('tooFast')
    expect(codeOf(await sockets[1].ask({ type: 'phrase', table, phrase: 'hello' }))).toBe('done')
  })
})
