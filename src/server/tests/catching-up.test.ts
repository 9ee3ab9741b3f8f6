import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { applyDifference } from '../../protocol/index.ts'
import type { ServerLimits } from '../limits.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { playAny, playOn, playUntil, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)

let close = async (): Promise<void> => undefined
afterEach(() => close())

interface CountingServer {
  readonly url: string
  /** How often the whole log of a table was read. */
  replays(): number
  entries(table: string): Promise<number>
  /** Another server on the same data, which counts from zero. */
  restart(limits?: Partial<ServerLimits>): Promise<CountingServer>
}

const newStore = (): Store => openSqliteStore(join(temporaryFolder(), 'vermeil.sqlite'))

async function countingServer(
  limits: Partial<ServerLimits> = {},
  store = newStore(),
): Promise<CountingServer> {
  let replays = 0
  const counting: Store = {
    ...store,
    loadTable(id, after) {
      if (after === undefined) replays++
      return store.loadTable(id, after)
    },
  }
  const server = await testServer({ store: counting, limits })
  close = async () => {
    await server.close()
    await store.close()
  }
  return {
    url: server.url,
    replays: () => replays,
    entries: async (table) => (await store.lengths([table])).get(table) ?? 0,
    async restart(again = {}) {
      await server.close()
      return countingServer(again, store)
    },
  }
}

describe('a client that was away', () => {
  test('is brought up to date without reading the log again, whomever it has muted and whatever happens', async () => {
    const server = await countingServer()
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const spectators = await Promise.all(
      Array.from({ length: 6 }, (_, i) => Visitor.named(server.url, `Sam ${i}`)),
    )
    const watching = await at(spectators, 0).connect()
    await watching.join(table)
    const before = server.replays()
    const seen = watching.numbers.get(table) ?? 0
    for (const [i, visitor] of spectators.entries()) {
      const first = await visitor.connect()
      await first.join(table)
      if (i % 3 !== 0) await first.ask({ type: 'mute', table, seat: i % 2, on: true })
      await ada.ask({ type: 'phrase', table, phrase: 'hello' })
      await bob.ask({ type: 'chat', table, text: `line ${i}` })
      const back = await visitor.connect()
      expect(await back.join(table, seen)).toBeUndefined()
      const said = back.messages.flatMap((message) =>
        message.type === 'event' && 'seat' in message.event ? [message.event.seat] : [],
      )
      expect(said.includes(0)).toBe(!(i % 3 !== 0 && i % 2 === 0))
      expect(said.includes(1)).toBe(!(i % 3 !== 0 && i % 2 === 1))
    }
    expect(server.replays()).toBe(before)
  })

  test('is brought up to date from the store after a restart, with one replay for all', async () => {
    const server = await countingServer()
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const seen = sockets[1].numbers.get(table) ?? 0
    await playAny(sockets[0], table, entry)
    for (let i = 0; i < 5; i++) await sockets[0].ask({ type: 'phrase', table, phrase: 'hello' })
    const again = await server.restart()
    const back = await Promise.all(
      Array.from({ length: 4 }, () => Socket.open(again.url, visitors[1].cookie)),
    )
    const tables = await Promise.all(back.map((socket) => socket.join(table, seen)))
    expect(tables).toEqual(back.map(() => undefined))
    for (const { messages } of back) {
      const numbers = messages.flatMap((message) => (message.type === 'event' ? [message.number] : []))
      expect(numbers.length).toBeGreaterThanOrEqual(5)
      expect(numbers).toEqual(numbers.map((_, index) => seen + 1 + index))
    }
    // One replay to load the table, and one for the events.
    expect(again.replays()).toBe(2)
  })

  test('gets the whole table if its address has used up its replays', async () => {
    const server = await countingServer()
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    for (let i = 0; i < 40; i++) await sockets[0].ask({ type: 'phrase', table, phrase: 'hello' })
    const seen = (sockets[0].numbers.get(table) ?? 0) - 20
    // Enough to load the table, but not to replay it once more.
    const again = await server.restart({ replays: { perSecond: 0.001, burst: 80 } })
    const back = await Socket.open(again.url, visitors[1].cookie)
    expect(await back.join(table, seen)).toMatchObject({ type: 'table', number: seen + 20 })
    expect(again.replays()).toBe(1)
  })

  test('is sent a history only as long as its address can pay for the turns', async () => {
    const server = await countingServer()
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    await Promise.all(
      sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance: fastChance(`h${seat}`) })),
    )
    const entries = await server.entries(table)
    // Enough to load the table and to make one history.
    const again = await server.restart({ replays: { perSecond: 0.001, burst: 2 * entries + 30 } })
    const lengths: (number | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      const late = await new Visitor(again.url).connect()
      lengths.push((await late.join(table, undefined, true))?.history?.length)
    }
    // The others get the one that was made for the first.
    expect(lengths[0]).toBeGreaterThan(20)
    expect(lengths).toEqual([lengths[0], lengths[0], lengths[0]])
    // A seat has a history of its own, which costs as much again.
    const own = await Socket.open(again.url, visitors[0].cookie)
    const whole = await own.join(table, undefined, true)
    expect(whole?.position?.over).toBeDefined()
    expect(whole?.history).toBeUndefined()
  })
})

interface Shown {
  readonly turn: number
  readonly expedition: number
}

/** The positions that a socket was sent, those of a history included. */
function positionsIn({ messages }: Socket): Shown[] {
  const views = messages.flatMap((message) => {
    if (message.type !== 'table' && message.type !== 'event') return []
    let view: unknown
    const earlier = ('history' in message ? (message.history ?? []) : []).map((step) => {
      view = step.view ?? (step.changes ? applyDifference(view, step.changes) : view)
      return view
    })
    return message.position ? [...earlier, message.position.view] : earlier
  })
  return views.map((view) => (view as { open: Shown }).open)
}

test.each([
  [false, false],
  [false, true],
  [true, false],
])(
  'R11: joining again shows the earlier expedition cards of the round only with the memory aid (%s; restarted: %s)',
  async (memoryAid, restarted) => {
    const game = requireGame('silver-and-gold')
    const server = await countingServer()
    const seated = await seatPeople(server.url, game, 2, { options: { memoryAid } })
    const { table, sockets, visitors } = seated
    const inTurn = (turn: number) => (open: unknown) => (open as Shown).turn === turn
    await playUntil(inTurn(1), seated, game)
    const seen = sockets[0].numbers.get(table) ?? 0
    await playUntil(inTurn(4), seated, game)
    const { url } = restarted ? await server.restart() : server
    for (const history of [undefined, true] as const) {
      const back = await Socket.open(url, visitors[0].cookie)
      const whole = await back.join(table, seen, history)
      expect(whole === undefined).toBe(memoryAid)
      expect(whole?.history !== undefined).toBe(!memoryAid && history === true)
      const shown = positionsIn(back)
      expect(shown.at(-1)?.turn).toBe(4)
      expect(shown.at(-1)?.expedition).toBeGreaterThanOrEqual(0)
      expect(shown.some(({ turn, expedition }) => turn < 4 && expedition >= 0)).toBe(memoryAid)
    }
    // Whoever misses part of one turn is sent the events as ever.
    const back = await Socket.open(url, visitors[0].cookie)
    expect(await back.join(table, (sockets[0].numbers.get(table) ?? 0) - 1)).toBeUndefined()
  },
)

test('an address that keeps loading tables is told to slow down', async () => {
  const server = await countingServer()
  const ada = await Visitor.named(server.url, 'Ada')
  const wanted = { game: entry.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] } as const
  const tables: string[] = []
  for (let i = 0; i < 6; i++) tables.push(await ada.create({ ...wanted, seats: [...wanted.seats] }))
  const again = await server.restart({ replays: { perSecond: 0.001, burst: 65 } })
  const socket = await Socket.open(again.url, ada.cookie)
  const codes: string[] = []
  for (const table of tables) codes.push(codeOf(await socket.ask({ type: 'join', table })))
  expect(codes).toEqual(['done', 'done', 'done', 'tooFast', 'tooFast', 'tooFast'])
  // Tables that are in memory cost nothing.
  expect(codeOf(await socket.ask({ type: 'join', table: at(tables, 0) }))).toBe('done')
})
