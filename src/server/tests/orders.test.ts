import { afterEach, describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, type Seat } from '../../kernel/index.ts'
import { type ClockSettings, ROUTES } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { CHAT_RATE } from '../tables/command-rates.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { playTo, seatPeople, until } from '../testing/playing.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const elfengold = requireGame('elfengold')

const A_DAY: ClockSettings = { kind: 'correspondence', days: 1 }
/** Longer than any pause of an order. */
const LONG_PAUSE = 30_000

let server: RunningServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

interface Auction {
  readonly phase: string
  readonly lot: number
  readonly players: readonly { readonly gold: number }[]
}
const openOf = (socket: Socket, table: string): Auction =>
  socket.positions.get(table)?.view.open as unknown as Auction

const orderOf = (seat: Seat) => ({
  type: 'auction',
  round: 1,
  lots: [0, 3, 5].map((lot) => ({ lot, most: 2 + ((seat + lot) % 4), above: 'pass' })),
  others: 'pass',
})

/** Lets time pass until the spectator has seen another turn. */
async function nextTurn(spectator: Socket, table: string, time: ManualTime): Promise<void> {
  const before = spectator.numbers.get(table) ?? 0
  time.advance(LONG_PAUSE)
  await until(spectator, () => (spectator.numbers.get(table) ?? 0) > before)
}

describe('orders left with the server', () => {
  test('with orders from all, an auction of four takes one visit each, even through a restart', async () => {
    const time = manualTime()
    const data = temporaryFolder()
    server = await testServer({ time, data })
    const seated = await seatPeople(server.url, elfengold, 4, { clock: A_DAY })
    const { table, sockets, visitors } = seated
    await playTo('auction', seated, elfengold)
    for (const [seat, socket] of sockets.entries()) {
      expect(codeOf(await socket.ask({ type: 'order', table, order: orderOf(seat) }))).toBe('done')
      await socket.close()
    }
    let spectator = await new Visitor(server.url).connect()
    await spectator.join(table)
    while (openOf(spectator, table).lot < 2) await nextTurn(spectator, table, time)
    await server.close()
    // The next order is long overdue when the server is back.
    time.advance(60 * LONG_PAUSE)
    server = await testServer({ time, data })
    const numbers = spectator.numbers.get(table)
    spectator = await new Visitor(server.url).connect()
    await spectator.join(table)
    expect(spectator.numbers.get(table)).toBe(numbers)
    while (openOf(spectator, table).phase === 'auction') await nextTurn(spectator, table, time)
    expect(openOf(spectator, table).players.some(({ gold }) => gold < 10)).toBe(true)
    const owner = await Object.assign(new Visitor(server.url), { cookie: at(visitors, 1).cookie }).connect()
    const joined = await owner.join(table, undefined, true)
    expect(joined?.position).not.toHaveProperty('order')
    expect(joined?.history?.filter(({ byOrder }) => byOrder).length).toBeGreaterThan(5)
    expect(spectator.raw.join()).not.toContain('rder"')
  })

  test.each<ClockSettings>([{ kind: 'none' }, { kind: 'live', bank: 600, increment: 5 }, A_DAY])(
    'the others receive the same bytes until an order acts, and its owner sees it on every device: $kind',
    async (clock) => {
      const time = manualTime()
      server = await testServer({ time })
      const { url } = server
      const seated = await seatPeople(url, elfengold, 2, { clock })
      const { table, sockets, visitors } = seated
      const asked = await playTo('auction', seated, elfengold)
      const [owner, rival] = [at(sockets, asked), at(sockets, 1 - asked)]
      const second = await at(visitors, asked).connect()
      await second.join(table)
      const spectator = await new Visitor(server.url).connect()
      await spectator.join(table)
      /** What the two who watch have received since the last call. */
      const received = async (): Promise<readonly string[]> => {
        const watching = [rival, spectator]
        for (const socket of watching) await socket.ask({ type: 'ping', id: 'ping' })
        return watching.flatMap(({ raw }) => raw.splice(0))
      }
      /** All that the rival and a stranger have been told, or can ask for. */
      const known = async (): Promise<string> => {
        const texts: unknown[] = [await received()]
        for (const visitor of [at(visitors, 1 - asked), new Visitor(url)]) {
          const reader = await visitor.connect()
          texts.push(await reader.join(table, undefined, true))
          await reader.ask({ type: 'part', table })
          await reader.close()
          for (const { method, path } of [ROUTES.openTables, ROUTES.myTables])
            texts.push(await visitor.request(method, path))
        }
        await received()
        return JSON.stringify(texts)
      }
      await received()
      const before = await known()
      const told = second.event('ordered')
      expect(codeOf(await owner.ask({ type: 'order', table, order: orderOf(0) }))).toBe('done')
      expect((await told).position).toMatchObject({ order: orderOf(0), ordering: true })
      expect(codeOf(await owner.ask({ type: 'order', table }))).toBe('done')
      expect(codeOf(await owner.ask({ type: 'order', table, order: orderOf(1) }))).toBe('done')
      // Closing the browser tells nothing either.
      await owner.close()
      await second.close()
      expect(await known()).toBe(before)
    },
  )

  test('an owner who has closed the browser seems to be there until a while after the order has ended', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const seated = await seatPeople(server.url, elfengold, 2)
    const { table, sockets, visitors } = seated
    const asked = await playTo('auction', seated, elfengold)
    const [owner, rival] = [at(sockets, asked), at(sockets, 1 - asked)]
    const present = async (): Promise<number | undefined> => {
      await rival.ask({ type: 'ping' })
      const told = rival.messages.findLast(({ type }) => type === 'presence')
      return told?.type === 'presence' ? told.seats : undefined
    }
    const order = { type: 'auction', round: 1, lots: [{ lot: 0, most: 1, above: 'pass' }], others: 'ask' }
    await owner.ask({ type: 'order', table, order })
    await owner.close()
    expect(await present()).toBe(0b11)
    const bid = until(rival, () => rival.positions.get(table)?.asked !== undefined)
    time.advance(LONG_PAUSE)
    await bid
    await rival.ask({
      type: 'play',
      table,
      asked: rival.positions.get(table)?.asked ?? 0,
      moves: [{ type: 'pass' }],
    })
    expect(openOf(rival, table).lot).toBe(1)
    expect(await present()).toBe(0b11)
    const gone = rival.next(({ type }) => type === 'presence')
    time.advance(3_600_000)
    await gone
    expect(await present()).toBe(1 << (1 - asked))
    const back = await at(visitors, asked).connect()
    await back.join(table)
    expect(await present()).toBe(0b11)
  })

  test('in a match of days nobody is told who is connected, so an order does not act for an absent player', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const seated = await seatPeople(server.url, elfengold, 2, { clock: A_DAY })
    const { table, sockets, visitors } = seated
    const asked = await playTo('auction', seated, elfengold)
    const spectator = await new Visitor(server.url).connect()
    await spectator.join(table)
    await at(sockets, 1 - asked).ask({ type: 'order', table, order: orderOf(0) })
    const settled = async (): Promise<number> => {
      await spectator.ask({ type: 'ping' })
      return spectator.messages.filter(({ type }) => type === 'presence').length
    }
    const before = await settled()
    await at(sockets, 1 - asked).close()
    await at(sockets, asked).close()
    const back = await at(visitors, asked).connect()
    await back.join(table)
    expect(await settled()).toBe(before)
    const told = spectator.messages.findLast(({ type }) => type === 'presence')
    expect(told).toMatchObject({ seats: 0b11, spectators: 1 })
  })

  test('orders that are changed all the time are refused', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const seated = await seatPeople(server.url, elfengold, 2)
    const { table, sockets } = seated
    await playTo('auction', seated, elfengold)
    const codes = new Set<string>()
    for (let count = 0; count <= CHAT_RATE.burst; count++)
      codes.add(codeOf(await sockets[0].ask({ type: 'order', table, order: orderOf(count % 4) })))
    expect([...codes]).toEqual(['done', 'tooFast'])
  })

  test('a server without orders for a game says so', async () => {
    server = await testServer()
    const { table, sockets } = await seatPeople(server.url, requireGame('silver-and-gold'), 2)
    expect(codeOf(await sockets[0].ask({ type: 'order', table, order: {} }))).toBe('noOrders')
  })
})
