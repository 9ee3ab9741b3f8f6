import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LogEntry, Occupant, TableRecord } from '../../../table/index.ts'
import { newKey } from '../../sessions.ts'
import type { Head, Store } from '../../store/store.ts'
import { adminContract } from './admin-contract.ts'
import { archiveContract } from './archive-contract.ts'
import { bareTable } from './bare-table.ts'
import { corruptContract } from './corrupt-contract.ts'
import { dailyContract } from './daily-contract.ts'
import { identityContract } from './identity-contract.ts'
import { keyContract } from './key-contract.ts'
import { noticeContract } from './notice-contract.ts'
import { peopleContract } from './people-contract.ts'
import { profileContract } from './profile-contract.ts'
import { ratingContract } from './rating-contract.ts'
import { retentionContract } from './retention-contract.ts'
import { reviewContract } from './review-contract.ts'

/** A location for an empty store. Calling `open` again opens the same store. */
export interface Place {
  open(): Store | Promise<Store>
  /** Changes what is stored behind the store's back. */
  run(sql: string): void | Promise<void>
  remove(): void | Promise<void>
}

/** The tests that every store must pass. */
export function storeContract(name: string, place: () => Place | Promise<Place>): void {
  describe(`the store contract: ${name}`, () => {
    let where: Place
    let store: Store
    beforeEach(async () => {
      where = await place()
      store = await where.open()
    })
    afterEach(async () => {
      await store.close()
      await where.remove()
    })

    keyContract(() => store)
    dailyContract(() => store)
    identityContract(() => store)
    adminContract(() => store)
    corruptContract(() => ({ store, run: (sql) => where.run(sql) }))
    ratingContract(() => store)
    retentionContract(() => store)
    archiveContract(() => store)
    noticeContract(() => store)
    peopleContract(() => ({ store, run: (sql) => where.run(sql) }))
    reviewContract(() => store)
    profileContract(() => store)

    const person = (guest: string): Occupant => ({ kind: 'person', guest, name: guest.toUpperCase() })
    const record = (id: string, more: Partial<TableRecord> = {}): TableRecord => ({
      ...bareTable(id),
      listed: true,
      seats: [person('ada'), { kind: 'open' }],
      ...more,
    })
    const head = (more: Partial<Head> = {}): Head => ({ status: 'lobby', asked: 0, updated: 1, ...more })
    const said = (text: string): LogEntry => ({ at: 2, type: 'chat', seat: 0, text })
    const append = (table: string, expected: number, text: string, more: Partial<Head> = {}) =>
      store.append({ table, expected, entries: [said(text)], head: head(more) })

    test('a created table is found again, with its entries in order', async () => {
      const created = record('one', { language: 'pl' })
      await store.createTable(created, head())
      expect(await append('one', 0, 'first')).toBe(true)
      expect(
        await store.append({ table: 'one', expected: 1, entries: [said('b'), said('c')], head: head() }),
      ).toBe(true)
      expect(await store.loadTable('one')).toEqual({
        record: created,
        entries: [said('first'), said('b'), said('c')],
      })
      expect((await store.loadTable('one', 2))?.entries).toEqual([said('c')])
      expect(await store.loadTable('other')).toBeUndefined()
    })

    test('creating a table that already exists changes nothing', async () => {
      await store.createTable(record('one'), head())
      await append('one', 0, 'first')
      await store.createTable(record('one', { seats: [person('bob')] }), head({ updated: 9 }))
      expect(await store.loadTable('one')).toEqual({ record: record('one'), entries: [said('first')] })
      expect(await store.findTable('one')).toMatchObject({ updated: 1 })
      expect(await store.tablesOf('bob', { limit: 9, after: 0 })).toEqual([])
    })

    test('the lengths of many tables can be read at once', async () => {
      await store.createTable(record('one'), head())
      await store.createTable(record('two'), head())
      await append('two', 0, 'x')
      const lengths = await store.lengths(['two', 'one', 'none'])
      expect(Object.fromEntries(lengths)).toEqual({ one: 0, two: 1 })
    })

    test('a code leads to one table, until that has started or is deleted', async () => {
      for (const id of ['one', 'two', 'three']) await store.createTable(record(id), head())
      expect(await store.claimCode('BAKENMILOT', 'one')).toBe(true)
      expect(await store.claimCode('BAKENMILOT', 'two')).toBe(false)
      expect(await store.claimCode('RATISLOBEK', 'new')).toBe(true)
      // Its table is about to be created.
      expect(await store.claimCode('RATISLOBEK', 'two')).toBe(false)
      expect(await store.findByCode('BAKENMILOT')).toBe('one')
      expect(await store.findByCode('RATISLOBEK')).toBeUndefined()
      expect(await store.findByCode('nonsense')).toBeUndefined()
      await append('one', 0, 'x', { status: 'playing' })
      expect(await store.findByCode('BAKENMILOT')).toBeUndefined()
      expect(await store.claimCode('BAKENMILOT', 'two')).toBe(true)
      expect(await store.findByCode('BAKENMILOT')).toBe('two')
      expect(await store.deleteTable('two', 0)).toBe(true)
      expect(await store.findByCode('BAKENMILOT')).toBeUndefined()
      expect(await store.claimCode('BAKENMILOT', 'three')).toBe(true)
    })

    test('of many tables that claim one code at the same time exactly one gets it', async () => {
      const claims = Array.from({ length: 20 }, (_, i) => store.claimCode('BAKENMILOT', `t${i}`))
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
    })

    test('settings that the host changes replace the record, and the table is listed as they say', async () => {
      await store.createTable(record('one', { listed: false }), head())
      expect(await store.openTables({ limit: 9, after: 0 })).toEqual([])
      const changed = record('one', { name: 'Gannet', options: { rounds: 3 } })
      expect(await append('one', 0, 'x', { record: changed })).toBe(true)
      expect(await append('one', 0, 'late', { record: record('one', { name: 'Late' }) })).toBe(false)
      expect(await append('one', 1, 'y')).toBe(true)
      expect((await store.openTables({ limit: 9, after: 0 })).map((row) => row?.record)).toEqual([changed])
      expect(await store.loadTable('one')).toEqual({ record: changed, entries: [said('x'), said('y')] })
      const seats = [person('ada'), person('bob')]
      const hidden = { ...changed, listed: false }
      expect(await append('one', 2, 'z', { record: hidden, seats })).toBe(true)
      expect(await store.openTables({ limit: 9, after: 0 })).toEqual([])
      expect(await store.findTable('one')).toMatchObject({ record: hidden, seats: [{}, { name: 'BOB' }] })
    })

    test('an append with the wrong expected length writes nothing', async () => {
      await store.createTable(record('one'), head())
      expect(await append('one', 0, 'mine')).toBe(true)
      expect(await append('one', 0, 'late')).toBe(false)
      expect(await append('one', 2, 'early')).toBe(false)
      expect(await append('none', 0, 'nowhere')).toBe(false)
      expect((await store.loadTable('one'))?.entries).toEqual([said('mine')])
    })

    test('of many concurrent appends exactly one wins each number', async () => {
      await store.createTable(record('one'), head())
      const tries = await Promise.all(Array.from({ length: 20 }, (_, i) => append('one', 0, String(i))))
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect((await store.loadTable('one'))?.entries).toHaveLength(1)
    })

    test('a conflict does not affect other appends in the same batch', async () => {
      await store.createTable(record('one'), head())
      await store.createTable(record('two'), head())
      const tries = await Promise.all([
        append('one', 0, 'a'),
        append('one', 0, 'late'),
        append('two', 0, 'b'),
      ])
      expect(tries).toEqual([true, false, true])
      expect((await store.loadTable('two'))?.entries).toEqual([said('b')])
    })

    test('many tables that append continuously are never starved', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `t${i}`)
      await Promise.all(ids.map((id) => store.createTable(record(id), head())))
      const wrote = await Promise.all(
        ids.map(async (id) => {
          const tries: boolean[] = []
          for (let n = 0; n < 20; n++) tries.push(await append(id, n, String(n)))
          return tries.every(Boolean)
        }),
      )
      expect(wrote.every(Boolean)).toBe(true)
    })

    test('tables that append several entries in the same batch keep them separate and in order', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `t${i}`)
      for (const id of ids) await store.createTable(record(id), head())
      const lines = (id: string) => [said(`${id} one\n"two"`), said(`${id} \u2028 \\n three`)]
      const tries = await Promise.all(
        ids.map((table, i) =>
          store.append({
            table,
            // Every third append expects the wrong length.
            expected: i % 3 === 0 ? 1 : 0,
            entries: lines(table),
            head: head({ updated: i, ...(i % 2 === 0 ? { deadline: 100 + i } : {}) }),
          }),
        ),
      )
      expect(tries).toEqual(ids.map((_, i) => i % 3 !== 0))
      for (const [i, id] of ids.entries()) {
        expect((await store.loadTable(id))?.entries).toEqual(i % 3 === 0 ? [] : lines(id))
        expect((await store.findTable(id))?.updated).toBe(i % 3 === 0 ? 1 : i)
      }
      expect(await store.nextDeadline(0)).toBe(102)
    })

    test('data survives closing and opening the store again', async () => {
      await store.createTable(record('one'), head())
      await store.append({ table: 'one', expected: 0, entries: [said('x')], head: head(), seed: 'ab' })
      await store.close()
      store = await where.open()
      expect(await store.loadTable('one')).toEqual({
        record: record('one'),
        entries: [said('x')],
        seed: 'ab',
      })
    })

    test('the seed is stored nowhere except in its own place', async () => {
      await store.createTable(record('one'), head())
      const seed = 'c0ffee'.repeat(10)
      await store.append({ table: 'one', expected: 0, entries: [said('x')], head: head(), seed })
      expect(JSON.stringify(await store.findTable('one'))).not.toContain(seed)
      const { seed: kept, ...rest } = (await store.loadTable('one')) ?? {}
      expect(kept).toBe(seed)
      expect(JSON.stringify(rest)).not.toContain(seed)
    })

    test('listed tables that wait for players are found by page and game, newest first', async () => {
      for (let i = 1; i <= 5; i++) await store.createTable(record(`t${i}`, { created: i }), head())
      await store.createTable(record('hidden', { listed: false }), head())
      await store.createTable(record('other', { game: 'b-game', created: 9 }), head())
      await store.createTable(record('full', { seats: [person('ada'), { kind: 'bot', bot: 'b' }] }), head())
      await store.createTable(record('leaving', { created: 0 }), head())
      await append('leaving', 0, 'x', { seats: [person('ada'), person('bob')] })
      await append('t4', 0, 'x', { status: 'playing' })
      const open = async (after: number, game?: string) =>
        (await store.openTables({ after, limit: 3, game })).map((row) => row?.record.id)
      expect(await open(0)).toEqual(['other', 't5', 't3'])
      expect(await open(3)).toEqual(['t2', 't1'])
      expect(await open(0, 'b-game')).toEqual(['other'])
      // A full table is listed again when somebody leaves.
      await append('leaving', 1, 'x', { seats: [person('ada'), { kind: 'open' }] })
      expect(await open(3)).toEqual(['t2', 't1', 'leaving'])
    })

    test('listed tables whose match is running are found, newest first', async () => {
      for (let i = 1; i <= 4; i++) await store.createTable(record(`t${i}`, { created: i }), head())
      await store.createTable(record('hidden', { listed: false }), head())
      for (const id of ['t1', 't3', 't4', 'hidden']) await append(id, 0, 'x', { status: 'playing' })
      const found = async (limit: number) => (await store.runningTables(limit)).map((row) => row.record.id)
      expect(await found(9)).toEqual(['t4', 't3', 't1'])
      expect(await found(2)).toEqual(['t4', 't3'])
      await append('t3', 1, 'x', { status: 'over' })
      expect(await found(9)).toEqual(['t4', 't1'])
    })

    test('tables of a guest: those that wait for them first, the most urgent ahead, then the latest, without those they left', async () => {
      await store.createTable(record('old'), head())
      await store.createTable(record('new'), head())
      await store.createTable(record('mine'), head())
      await store.createTable(record('left'), head())
      await append('new', 0, 'x', { updated: 9 })
      await append('mine', 0, 'x', { status: 'playing', asked: 1 })
      await append('left', 0, 'x', { seats: [{ kind: 'open' }, person('bob')] })
      const rows = await store.tablesOf('ada', { after: 0, limit: 9 })
      expect(rows.map((row) => [row?.record.id, row?.seat])).toEqual([
        ['mine', 0],
        ['new', 0],
        ['old', 0],
      ])
      expect((await store.tablesOf('bob', { after: 0, limit: 9 })).map((row) => row?.seat)).toEqual([1])
      await store.createTable(record('soon'), head())
      await store.createTable(record('later'), head())
      await append('soon', 0, 'x', { status: 'playing', asked: 1, runsOut: 70 })
      await append('later', 0, 'x', { status: 'playing', asked: 1, runsOut: 90, updated: 8 })
      await append('new', 1, 'x', { status: 'playing', asked: 2, runsOut: 60, updated: 9 })
      const first = await store.tablesOf('ada', { after: 0, limit: 4 })
      expect(first.map((row) => row?.record.id)).toEqual(['soon', 'later', 'mine', 'new'])
      expect(await store.countUnfinished('ada')).toBe(5)
      await append('old', 0, 'x', { status: 'over' })
      expect(await store.countUnfinished('ada')).toBe(4)
    })

    test('tables of a guest say when their own clock runs out, and those of everybody when the next one does', async () => {
      const clocks = { status: 'playing', asked: 3, runsOut: 70 } as const
      const seats = [person('ada'), person('bob'), person('cy')]
      for (const id of ['a', 'b', 'c']) await store.createTable(record(id, { seats }), head())
      const appended = await Promise.all([
        append('a', 0, 'x', { ...clocks, runOuts: [90, 70, null] }),
        append('b', 0, 'x', clocks),
        append('c', 0, 'x', { ...clocks, runOuts: [90, 70, null], seats }),
      ])
      expect(appended).toEqual([true, true, true])
      const times = async (guest: string): Promise<(number | undefined)[]> => {
        const rows = await store.tablesOf(guest, { after: 0, limit: 9 })
        const idOf = (row: (typeof rows)[number]): string => row?.record.id ?? ''
        return rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)).map((row) => row?.runsOut)
      }
      expect(await times('ada')).toEqual([90, 70, 90])
      expect(await times('bob')).toEqual([70, 70, 70])
      expect(await times('cy')).toEqual([70, 70, 70])
      expect((await store.findTable('a'))?.runsOut).toBe(70)
      await append('a', 1, 'y', { ...clocks, runsOut: 80 })
      expect(await times('ada')).toEqual([80, 70, 90])
    })

    test('tables of strangers: those that wait, then those being played, the newest first, and of one guest', async () => {
      const made = (id: string, created: number, more: Partial<TableRecord> = {}): Promise<void> =>
        store.createTable(record(id, { created, listed: false, pairing: { starts: 9 }, ...more }), head())
      await store.createTable(record('ordinary', { created: 3 }), head())
      for (const [i, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await made(id, i)
      await made('other', 5, { game: 'b-game' })
      await made('three', 6, { seats: [person('bob'), { kind: 'open' }, { kind: 'open' }] })
      await append('b', 0, 'x', { status: 'playing' })
      await append('c', 0, 'x', { status: 'playing', seats: [person('bob'), person('cy')] })
      await append('d', 0, 'x', { status: 'over' })
      const { game } = record('a')
      const found = async (more: { since?: number; limit?: number; seats?: number } = {}) =>
        (await store.pairingTables({ game, seats: 2, since: -1, limit: 9, ...more })).map(
          (row) => row.record.id,
        )
      expect(await found()).toEqual(['e', 'a', 'c', 'b'])
      expect(await found({ since: 1 })).toEqual(['e', 'c'])
      expect(await found({ limit: 3 })).toEqual(['e', 'a', 'c'])
      expect(await found({ seats: 3 })).toEqual(['three'])
      const of = async (guest: string) =>
        (await store.pairingTablesOf(guest)).map((row) => [row.record.id, row.seat])
      expect(await of('bob')).toEqual([
        ['c', 0],
        ['three', 0],
      ])
      expect(await of('cy')).toEqual([['c', 1]])
      expect((await of('ada')).map(([id]) => id)).toEqual(['a', 'b', 'e', 'other'])
    })

    test('a list shows the names of players but no guest ids', async () => {
      await store.createTable(record('one'), head())
      const row = await store.findTable('one')
      expect(row?.seats).toEqual([{ kind: 'person', name: 'ADA' }, { kind: 'open' }])
    })

    const lease = (holder: string, now: number, until: number) => ({ holder, now, until })
    const due = (by: number, more: { limit?: number; except?: string[] } = {}) => ({
      by,
      limit: 9,
      except: [],
      ...more,
    })

    test('deadlines are claimed in order and disappear when the table moves on', async () => {
      expect(await store.nextDeadline(0)).toBeUndefined()
      await store.createTable(record('b'), head({ deadline: 20 }))
      await store.createTable(record('a'), head({ deadline: 10 }))
      await store.createTable(record('never'), head())
      expect(await store.nextDeadline(0)).toBe(10)
      expect(await store.nextDeadline(10)).toBe(20)
      const one = lease('one', 5, 6)
      expect(await store.claimDue(one, due(15))).toEqual(['a'])
      expect(await store.claimDue(one, due(20))).toEqual(['a', 'b'])
      expect(await store.claimDue(one, due(20, { limit: 1 }))).toEqual(['a'])
      expect(await store.claimDue(one, due(20, { except: ['a'] }))).toEqual(['b'])
      await append('a', 0, 'x')
      expect(await store.claimDue(one, due(99))).toEqual(['b'])
    })

    test('a table claimed by one process is not available to others until the lease ends', async () => {
      await store.createTable(record('a'), head({ deadline: 10 }))
      expect(await store.claimDue(lease('one', 10, 20), due(10))).toEqual(['a'])
      expect(await store.claimDue(lease('two', 19, 29), due(19))).toEqual([])
      expect(await store.hold(['a'], lease('two', 19, 29))).toEqual([])
      expect(await store.hold(['a', 'none'], lease('one', 19, 30))).toEqual(['a'])
      expect(await store.claimDue(lease('two', 20, 30), due(20))).toEqual([])
      expect(await store.claimDue(lease('two', 30, 40), due(30))).toEqual(['a'])
      // A process that wakes up after its lease ended finds that another process holds the table.
      expect(await store.hold(['a'], lease('one', 31, 41))).toEqual([])
    })

    test('a released table is available at once, and only its holder can release it', async () => {
      await store.createTable(record('a'), head({ deadline: 10 }))
      expect(await store.hold(['a'], lease('one', 10, 20))).toEqual(['a'])
      await store.release(['a'], 'two')
      expect(await store.hold(['a'], lease('two', 11, 21))).toEqual([])
      await store.release(['a'], 'one')
      expect(await store.hold(['a'], lease('two', 11, 21))).toEqual(['a'])
    })

    test('what a process has leased whose clock was hours ahead is available once that is gone', async () => {
      const [now, ahead] = [10, 3_600_000]
      const late = lease('ahead', ahead, ahead + 10)
      const channel = { id: 'channel', kind: 'push', guest: 'ada' } as const
      const notices = { kind: 'push', limit: 9, except: [] } as const
      for (const id of ['a', 'b']) await store.createTable(record(id), head({ deadline: 10 }))
      await store.addNotice({ id: 'n', channel, reason: 'test', due: 10 })
      expect(await store.hold(['a', 'b'], late)).toEqual(['a', 'b'])
      expect(await store.claimDuty('sweep', late)).toBe(true)
      expect(await store.claimNotices(late, notices)).toHaveLength(1)
      const next = lease('next', now, now + 10)
      expect(await store.hold(['a'], next)).toEqual(['a'])
      expect(await store.claimDue(next, due(now, { except: ['a'] }))).toEqual(['b'])
      expect(await store.claimDuty('sweep', next)).toBe(true)
      expect(await store.claimNotices(next, notices)).toHaveLength(1)
    })

    test('appending neither ends a lease nor waits for one', async () => {
      await store.createTable(record('a'), head({ deadline: 10 }))
      await store.hold(['a'], lease('one', 10, 20))
      expect(await append('a', 0, 'by another process', { deadline: 12 })).toBe(true)
      expect(await store.claimDue(lease('two', 15, 25), due(15))).toEqual([])
      expect(await store.claimDue(lease('two', 21, 31), due(21))).toEqual(['a'])
    })

    test('of many processes that claim the same tables at once, exactly one gets each table', async () => {
      for (let i = 0; i < 12; i++) await store.createTable(record(`t${i}`), head({ deadline: i }))
      const other = await where.open()
      const claims = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          (i % 2 === 0 ? store : other).claimDue(lease(`p${i}`, 50, 60), due(50, { limit: 4 })),
        ),
      )
      await other.close()
      const left = await store.claimDue(lease('last', 50, 60), due(50, { limit: 99 }))
      const all = [...claims.flat(), ...left]
      expect(all).toHaveLength(12)
      expect(new Set(all).size).toBe(12)
    })

    test('guests are stored and can change their name', async () => {
      await store.saveGuest({ id: 'g', name: 'Ada', muted: [] })
      await store.saveGuest({ id: 'g', name: 'Ada L.', muted: [] })
      expect(await store.findGuest('g')).toEqual({ id: 'g', name: 'Ada L.', muted: [] })
      expect(await store.findGuest('h')).toBeUndefined()
    })

    test('whom a guest has muted is replaced only if it is as expected, and a new name leaves it alone', async () => {
      const ada = { id: 'g', name: 'Ada', muted: [] }
      await store.saveGuest(ada)
      expect(await store.replaceMuted('g', [], ['x', 'y'])).toBe(true)
      expect(await store.replaceMuted('g', ['x'], ['z'])).toBe(false)
      expect(await store.replaceMuted('h', [], ['z'])).toBe(false)
      await store.saveGuest({ ...ada, name: 'Ada L.' })
      expect(await store.findGuest('g')).toEqual({ id: 'g', name: 'Ada L.', muted: ['x', 'y'] })
      expect(await store.replaceMuted('g', ['x', 'y'], ['y'])).toBe(true)
      expect(await store.findGuest('g')).toMatchObject({ muted: ['y'] })
    })

    test('programs are found by their owner, and a change leaves the owner alone', async () => {
      const robot = { id: 'p1', name: 'Robot', muted: [], owner: 'g' }
      await store.addProgram(robot)
      await store.addProgram(robot)
      await store.addProgram({ id: 'p2', name: 'Engine', muted: [], owner: 'g' })
      await store.addProgram({ id: 'p3', name: 'Other', muted: [], owner: 'h' })
      await store.saveGuest({ id: 'p1', name: 'Robot 2', muted: [] })
      expect(await store.findGuest('p1')).toEqual({ ...robot, name: 'Robot 2' })
      expect((await store.programsOf('g')).map(({ id }) => id)).toEqual(['p2', 'p1'])
      expect(await store.programsOf('p1')).toEqual([])
    })

    test('the rest of a guest is replaced only if it is the expected one, and a new name leaves it alone', async () => {
      const sleep = { from: 1320, to: 480, zone: 'Europe/Warsaw' }
      const holidays = [{ from: '2026-12-24', days: 7, zone: 'Europe/Warsaw' }]
      await store.saveGuest({ id: 'g', name: 'Ada', muted: [] })
      expect(await store.replaceRest('g', { sleep }, { holidays })).toBe(false)
      const [first, second] = await Promise.all([
        store.replaceRest('g', undefined, { holidays }),
        store.replaceRest('g', undefined, { sleep }),
      ])
      // Two connections may be served in either order.
      expect(first).toBe(!second)
      expect(await store.replaceRest('g', first ? { holidays } : { sleep }, { holidays, sleep })).toBe(true)
      // The order of the fields does not matter.
      expect(await store.replaceRest('g', { sleep, holidays }, { sleep, holidays: [] })).toBe(true)
      await store.saveGuest({ id: 'g', name: 'Ada L.', muted: [] })
      const rest = { sleep, holidays: [] }
      expect(await store.findGuest('g')).toEqual({ id: 'g', name: 'Ada L.', muted: [], rest })
      expect(await store.replaceRest('h', undefined, { sleep })).toBe(false)
    })

    test('a write that fails is reported and does not affect others', async () => {
      const { key } = newKey('eve', 'link', 5)
      await store.beginErasing('eve', 1, 5)
      await store.createTable(record('one'), head())
      const [refused, fine] = await Promise.allSettled([store.saveKey(key), append('one', 0, 'x')])
      expect(refused.status).toBe('rejected')
      expect(fine).toMatchObject({ status: 'fulfilled', value: true })
      expect((await store.loadTable('one'))?.entries).toEqual([said('x')])
    })
  })
}
