import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { HOUR } from '../../kernel/time-units.ts'
import type { CreateTable, RunningTable } from '../../protocol/index.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { block, refOf } from '../testing/people.ts'
import { openSeats, playAny } from '../testing/playing.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const SECONDS = 1_000
const DAY = 86_400_000
const entry = at(GAMES, 0)

let time: ManualTime
let store: Store
let reads: number
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  time = manualTime()
  reads = 0
  const kept = openSqliteStore(`${temporaryFolder()}/a.sqlite`)
  store = {
    ...kept,
    runningTables(limit) {
      reads++
      return kept.runningTables(limit)
    },
  }
  server = await testServer({ time, store })
})
afterEach(async () => {
  await server.close()
  await store.close()
})

/** The list as a visitor sees it when the last one is too old. */
async function running(visitor = new Visitor(server.url)): Promise<readonly RunningTable[]> {
  time.advance(6 * SECONDS)
  const { body } = await visitor.request('GET', '/api/tables/running')
  return (body as { tables: readonly RunningTable[] }).tables
}
const ids = (tables: readonly RunningTable[]): string[] => tables.map(({ table }) => table)

let players = 0
async function started(more: Partial<CreateTable> = {}) {
  const [ada, bob] = [
    await Visitor.named(server.url, `Ada ${++players}`),
    await Visitor.named(server.url, `Bob ${++players}`),
  ]
  const table = await ada.create({ game: entry.game.id, seats: openSeats(2), listed: true, ...more })
  const [host, guest] = [await ada.connect(), await bob.connect()]
  for (const socket of [host, guest]) await socket.join(table)
  await guest.ask({ type: 'sit', table })
  expect(codeOf(await host.ask({ type: 'start', table }))).toBe('done')
  return { table, ada, bob, host, guest }
}

describe('the list of running tables', () => {
  test('names game, players, round, whose turn it is and how many watch', async () => {
    expect(await running()).toEqual([])
    const { table, host, guest } = await started()
    for (const socket of [host, guest]) await playAny(socket, table, entry)
    const eve = await Socket.open(server.url)
    await eve.join(table)
    const [found] = await running()
    expect(found).toMatchObject({
      table,
      game: entry.game.id,
      status: 'playing',
      seats: [{ kind: 'person' }, { kind: 'person' }],
      round: { now: 1, of: 4 },
      watching: 1,
    })
    expect(found?.turn.length).toBeGreaterThan(0)
    await eve.ask({ type: 'part', table })
    expect(await running()).toMatchObject([{ watching: 0 }])
  })

  test('has no table that is not listed, has no spectators, has not begun or is over', async () => {
    await started({ listed: false })
    await started({ spectators: false })
    await (await Visitor.named(server.url, 'Cy')).create({
      game: entry.game.id,
      seats: openSeats(2),
      listed: true,
    })
    const { table, host, guest } = await started()
    expect(ids(await running())).toEqual([table])
    for (const socket of [host, guest]) await socket.ask({ type: 'end', table, on: true })
    expect(ids(await running())).toEqual([])
  })

  test('shows nobody a table of somebody who has blocked them', async () => {
    const { table, ada, bob, host } = await started()
    await block(ada, await refOf(ada, `Bob ${players}`))
    expect(ids(await running(bob))).toEqual([])
    expect(ids(await running(ada))).toEqual([table])
    await host.close()
  })

  test('begins with lively matches of people, and forgets those in which nobody moves', async () => {
    const early = await started()
    time.advance(DAY)
    const late = await started()
    expect(ids(await running())).toEqual([late.table, early.table])
    time.advance(11 * 60 * SECONDS)
    // Everybody sees it once both have kept their two cards.
    for (const socket of [early.host, early.host, early.guest, early.guest])
      await playAny(socket, early.table, entry)
    expect(ids(await running())).toEqual([early.table, late.table])
    time.advance(8 * DAY)
    expect(ids(await running())).toEqual([])
  })

  test('has the position of each table exactly as a spectator is sent it, and that of no other table', async () => {
    const { table, host, ada } = await started()
    const hidden = [await started({ listed: false }), await started({ spectators: false })]
    const eve = await Socket.open(server.url)
    await eve.join(table)
    await running()
    const viewOf = async (id: string, visitor = new Visitor(server.url)) =>
      (await visitor.request('GET', `/api/tables/running/${id}`)).body
    expect(await viewOf(table)).toEqual({ view: eve.positions.get(table)?.view })
    // Ada keeps a card, which only she sees; her cookie shows her no more than others see.
    await playAny(host, table, entry)
    await running()
    expect(await viewOf(table, ada)).toEqual({ view: eve.positions.get(table)?.view })
    expect(Object.keys(eve.positions.get(table)?.view ?? {})).toEqual(['open'])
    for (const { table: id, ada: player } of hidden)
      expect(await viewOf(id, player)).toEqual({ rejection: { code: 'noSuchTable' } })
  })

  test('is read once for everybody who asks within a few seconds', async () => {
    await started()
    await running()
    const before = reads
    const ask = () => new Visitor(server.url).request('GET', '/api/tables/running')
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(reads).toBe(before)
    time.advance(6 * SECONDS)
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(reads).toBe(before + 1)
  })

  test('is read again after the clock was set back by hours', async () => {
    await running()
    const before = reads
    time.advance(-2 * HOUR)
    await running()
    expect(reads).toBe(before + 1)
    time.advance(2 * HOUR)
  })
})
