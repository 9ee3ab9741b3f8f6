import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { VERMEIL_DECK } from '../../games/silver-and-gold/index.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import type { MessageOf, Position } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { playOn, seatPeople, until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

let server: RunningServer
afterEach(() => server.close())

/** Joins like a client that wants what never changes only once. */
async function joinShort(socket: Socket, table: string, seen?: number): Promise<void> {
  const more = seen === undefined ? { history: true as const } : { seen }
  expect(codeOf(await socket.ask({ type: 'join', table, constants: true, ...more }))).toBe('done')
}

/** The views of a client that puts the constants back into each of them. */
function completed({ messages }: Socket): Position['view'][] {
  let constants: object = {}
  return messages.flatMap((message) => {
    if (message.type !== 'table' && message.type !== 'event') return []
    constants = message.constants ?? constants
    const { view } = message.position ?? {}
    return view ? [{ ...view, open: { ...constants, ...(view.open as object) } }] : []
  })
}

const viewsOf = ({ messages }: Socket): Position['view'][] =>
  messages.flatMap((message) =>
    (message.type === 'table' || message.type === 'event') && message.position ? [message.position.view] : [],
  )

describe.each(GAMES.slice(TRIES_ALL ? 0 : 2).map((entry) => [entry.game.id, entry] as const))(
  '%s',
  (_, entry) => {
    test('a client that is sent constants once can restore every view that others are sent whole', async () => {
      server = await testServer()
      const people = Math.max(2, entry.game.seats.min)
      const ada = await Visitor.named(server.url, 'Ada')
      const bob = await Visitor.named(server.url, 'Bob')
      const seats = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const)
      const table = await ada.create({ game: entry.game.id, seats, startWhenFull: true })
      const [whole, short, other] = [await ada.connect(), await ada.connect(), await bob.connect()]
      await whole.join(table)
      await joinShort(short, table)
      await other.join(table)
      const started = [whole.event('started'), other.event('started')]
      await other.ask({ type: 'sit', table })
      await Promise.all(started)
      await Promise.all(
        [whole, other].map((socket, seat) =>
          playOn(socket, table, seat, entry, { chance: fastChance(`c${seat}`) }),
        ),
      )
      await until(short, () => short.positions.get(table)?.over !== undefined)
      expect(viewsOf(whole).length).toBeGreaterThan(10)
      expect(completed(short)).toEqual(viewsOf(whole))
      const constants = entry.game.constants ?? []
      for (const { open } of viewsOf(short)) for (const key of constants) expect(open).not.toHaveProperty(key)
      // The same for somebody who comes late.
      const [late, lateShort] = [await ada.connect(), await ada.connect()]
      const before = await late.join(table, undefined, true)
      await joinShort(lateShort, table)
      expect(completed(lateShort)).toEqual(viewsOf(late))
      const message = lateShort.messages.find((one): one is MessageOf<'table'> => one.type === 'table')
      const { open, ...first } = message?.history?.[0]?.view ?? {}
      expect({ ...first, open: { ...message?.constants, ...(open as object) } }).toEqual(
        before?.history?.[0]?.view,
      )
      expect(message?.history?.slice(1)).toEqual(before?.history?.slice(1))
    })
  },
)

describe('a large deck', () => {
  const about = 'x'.repeat(500)
  const options = { deck: { ...VERMEIL_DECK, about } }
  const entry = at(GAMES, 0)

  test('is sent once to a client that wants it once, and missed events do not repeat it', async () => {
    server = await testServer()
    const { table, sockets, visitors } = await seatPeople(server.url, entry, 2, { options })
    const device = await visitors[0].connect()
    await joinShort(device, table)
    const seen = device.numbers.get(table) ?? 0
    const joined = device.raw.length
    for (let i = 0; i < 2; i++) {
      const { asked = 0, view } = sockets[0].positions.get(table) ?? {}
      const moves = view ? entry.game.legal(view).slice(0, 1) : []
      expect(codeOf(await sockets[0].ask({ type: 'play', table, asked, moves }))).toBe('done')
    }
    await until(device, () => (device.numbers.get(table) ?? 0) >= seen + 2)
    expect(device.raw.slice(joined).join('')).not.toContain(about)
    const back = await visitors[0].connect()
    await joinShort(back, table, seen)
    expect(back.messages.filter(({ type }) => type === 'event')).toHaveLength(2)
    expect(back.raw.join('')).not.toContain(about)
  })

  test('cannot be multiplied: what is sent to all listeners counts for the sender', async () => {
    server = await testServer({ limits: { sent: { perSecond: 1, burst: 150_000 } } })
    const { table, sockets } = await seatPeople(server.url, entry, 2, { options })
    const listeners = await Promise.all(Array.from({ length: 5 }, () => new Visitor(server.url).connect()))
    for (const listener of listeners) await listener.join(table)
    const codes: string[] = []
    while (codes.at(-1) !== 'tooFast' && codes.length < 100) {
      const answer = await sockets[0].ask({ type: 'mute', table, seat: 1, on: codes.length % 2 === 0 })
      if (codeOf(answer) === 'tooFast') {
        codes.push('tooFast')
        break
      }
      const { asked = 0, takeBack, view } = sockets[0].positions.get(table) ?? {}
      const turn =
        takeBack === undefined
          ? ({ type: 'play', table, asked, moves: view ? entry.game.legal(view).slice(0, 1) : [] } as const)
          : ({ type: 'takeBack', table, turn: takeBack } as const)
      codes.push(codeOf(await sockets[0].ask(turn)))
    }
    expect(codes.at(-1)).toBe('tooFast')
    expect(codes.length).toBeLessThan(60)
    // A refused command changes nothing, and pings are still answered.
    expect(codeOf(await sockets[0].ask({ type: 'ping' }))).toBe('done')
  })
})
