import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)

let folder: string
let stores: readonly [Store, Store]
beforeEach(() => {
  folder = temporaryFolder()
  const file = join(folder, 'vermeil.sqlite')
  stores = [openSqliteStore(file), openSqliteStore(file)]
})
afterEach(async () => {
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const startServers = ([first, second]: readonly [Store, Store]) =>
  Promise.all([testServer({ store: first }), testServer({ store: second })])

describe('many processes on one store', () => {
  test('a process that loses the race to append catches up and retries; nothing is lost or duplicated', async () => {
    const servers = await startServers(stores)
    const { table, sockets, visitors } = await seatPeople(servers[0].url, entry, people)
    const elsewhere = await Socket.open(servers[1].url, visitors[1].cookie)
    await elsewhere.join(table)
    // Ada moves on one server. Bob, on the other one, does not know about it yet and moves as well.
    const [ada] = sockets
    const move = (socket: Socket) => {
      const { asked = 0, view } = socket.positions.get(table) ?? {}
      return socket.ask({ type: 'play', table, asked, moves: [view && entry.game.legal(view)[0]] })
    }
    expect(codeOf(await move(ada))).toBe('done')
    expect(codeOf(await move(elsewhere))).toBe('done')
    expect(codeOf(await ada.ask({ type: 'phrase', table, phrase: 'hello' }))).toBe('done')
    const [one, two] = [
      await Socket.open(servers[0].url, visitors[1].cookie),
      await Socket.open(servers[1].url, visitors[1].cookie),
    ]
    const [here, there] = [await one.join(table), await two.join(table)]
    expect({ ...here, at: 0 }).toEqual({ ...there, at: 0 })
    for (const running of servers) await running.close()
  })

  test('all processes have the same daily deals, and a guest has one try at them', async () => {
    const servers = await startServers(stores)
    const ada = await Visitor.named(servers[0].url, 'Ada')
    const ask = (method: string, path: string) =>
      Promise.all(
        servers.map(async ({ url }) => {
          const there = new Visitor(url)
          there.cookie = ada.cookie
          return (await there.request(method, path)).body
        }),
      )
    const [here, there] = await ask('GET', '/api/daily')
    expect(there).toEqual(here)
    expect(here).toMatchObject({ today: { challenges: [{}, {}] }, tomorrow: [{}, {}] })
    const tables = (await Promise.all([1, 2, 3].map(() => ask('POST', '/api/daily/elfengold')))).flat()
    expect(new Set(tables.map((one) => JSON.stringify(one))).size).toBe(1)
    const { table } = tables[0] as { table: string }
    const sockets = await Promise.all(servers.map(({ url }) => Socket.open(url, ada.cookie)))
    const [first, second] = await Promise.all(sockets.map((socket) => socket.join(table)))
    expect(first?.commitment).toBeDefined()
    expect(second?.commitment).toBe(first?.commitment)
    for (const running of servers) await running.close()
  })

  test('a hundred commands sent to each of two processes at once are applied once, in the same order on both', async () => {
    const servers = await startServers(stores)
    const { table, visitors } = await seatPeople(servers[0].url, entry, people)
    const sockets = await Promise.all(servers.map(({ url }, i) => Socket.open(url, at(visitors, i).cookie)))
    for (const socket of sockets) await socket.join(table)
    const answers = await Promise.all(
      sockets.flatMap((socket, i) =>
        Array.from({ length: 100 }, (_, n) =>
          socket.ask({ type: 'chat', id: `c${i}-${n}`, table, text: `${i} says ${n}` }),
        ),
      ),
    )
    expect(answers.every(({ type }) => type === 'done')).toBe(true)
    const stored = await stores[0].loadTable(table)
    const said = (stored?.entries ?? []).flatMap((one) => (one.type === 'chat' ? [one] : []))
    expect(said).toHaveLength(200)
    expect(new Set(said.map(({ command }) => command)).size).toBe(200)
    // The messages of each player keep their order.
    for (const seat of [0, 1]) {
      const own = said.filter((one) => one.seat === seat).map(({ text }) => text)
      expect(own).toEqual(Array.from({ length: 100 }, (_, n) => `${seat} says ${n}`))
    }
    const [here, there] = await Promise.all(
      servers.map(async ({ url }) => (await Socket.open(url, visitors[0].cookie)).join(table)),
    )
    expect({ ...here, at: 0 }).toEqual({ ...there, at: 0 })
    // A client that was connected all the time received everything once, in the order of the numbers.
    for (const socket of sockets) await socket.join(table, socket.numbers.get(table))
    for (const socket of sockets) {
      const numbers = socket.messages.flatMap((one) => (one.type === 'event' ? [one.number] : []))
      expect(numbers).toEqual(numbers.map((_, n) => at(numbers, 0) + n))
    }
    for (const running of servers) await running.close()
  })

  test('a client that reconnects while another process writes receives nothing twice', async () => {
    let meanwhile: (() => Promise<unknown>) | undefined
    // The other process writes after this one has checked for new entries and before it loads the missed ones.
    const [first, second] = stores
    const delayed: Store = {
      ...second,
      async loadTable(id, after) {
        const write = after === undefined ? meanwhile : undefined
        if (write) meanwhile = undefined
        await write?.()
        return second.loadTable(id, after)
      },
    }
    const servers = await startServers([first, delayed])
    const { table, sockets, visitors } = await seatPeople(servers[0].url, entry, people)
    const say = (text: string) => sockets[0].ask({ type: 'chat', table, text })
    // The second process has loaded the table, but nobody has followed it there from this seat.
    await (await Socket.open(servers[1].url)).join(table)
    const back = await Socket.open(servers[1].url, visitors[1].cookie)
    const number = sockets[1].numbers.get(table) ?? 0
    await say('one')
    meanwhile = () => say('two')
    await back.join(table, number)
    // A join makes the process check for new entries.
    await (await Socket.open(servers[1].url)).join(table)
    const numbers = back.messages.flatMap((one) => (one.type === 'event' ? [one.number] : []))
    expect(numbers).toEqual([number + 1, number + 2])
    for (const running of servers) await running.close()
  })
})
