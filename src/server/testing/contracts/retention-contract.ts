import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../../table/index.ts'
import { newKey } from '../../sessions.ts'
import type { Head, Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'

/** The tests that every store must pass about deleting what is no longer needed. */
export function retentionContract(currentStore: () => Store): void {
  const person = (guest: string) => ({ kind: 'person', guest, name: guest }) as const
  const said = (text: string): LogEntry => ({ at: 2, type: 'chat', seat: 0, text })

  async function create(id: string, people: readonly string[], head: Partial<Head> = {}): Promise<void> {
    const store = currentStore()
    const record = { ...bareTable(id), seats: people.map(person) }
    const first: Head = { status: 'lobby', asked: 0, updated: 1 }
    await store.createTable(record, first)
    const entries = [said('a'), said('b'), said('c')]
    await store.append({ table: id, expected: 0, entries, head: { ...first, ...head }, seed: 'ab' })
  }

  test('the ages of tables are read in the order of their ids', async () => {
    await create('b', ['ada', 'bob'], { status: 'over', updated: 9 })
    await create('a', ['ada'], { status: 'playing', updated: 4, deadline: 20 })
    await create('c', [])
    const store = currentStore()
    expect(await store.agesAfter('', 2)).toEqual([
      { id: 'a', entries: 3, status: 'playing', touched: 20, people: 1, begun: true },
      { id: 'b', entries: 3, status: 'over', touched: 9, people: 2, begun: true },
    ])
    expect((await store.agesAfter('b', 2)).map(({ id }) => id)).toEqual(['c'])
    expect(await store.agesAfter('c', 2)).toEqual([])
  })

  test('a table is deleted with everything that belongs to it, its entries in small steps', async () => {
    await create('a', ['ada'])
    await create('b', ['ada'])
    const store = currentStore()
    expect(await store.deleteTable('a', 3)).toBe(true)
    expect(await store.deleteTable('a', 3)).toBe(false)
    expect(await store.loadTable('a')).toBeUndefined()
    expect(await store.findTable('a')).toBeUndefined()
    expect(await store.countUnfinished('ada')).toBe(1)
    expect([await store.purge(2), await store.purge(2), await store.purge(2)]).toEqual([2, 1, 0])
    expect((await store.loadTable('b'))?.entries).toHaveLength(3)
    // The id can be used again, as if the table had never been there.
    await store.createTable(bareTable('a'), { status: 'lobby', asked: 0, updated: 1 })
    expect(await store.loadTable('a')).toEqual({ record: bareTable('a'), entries: [] })
    await create('a', [])
    expect((await store.loadTable('a'))?.entries).toHaveLength(3)
  })

  test('a table that has grown in the meantime is not deleted', async () => {
    await create('a', ['ada'])
    const store = currentStore()
    expect(await store.deleteTable('a', 2)).toBe(false)
    expect((await store.loadTable('a'))?.entries).toHaveLength(3)
    const head = { status: 'lobby', asked: 0, updated: 1 } as const
    const [deleted, appended] = await Promise.all([
      store.deleteTable('a', 3),
      store.append({ table: 'a', expected: 3, entries: [said('d')], head }),
    ])
    expect(deleted).not.toBe(appended)
  })

  test('the size grows with what is stored', async () => {
    const store = currentStore()
    const before = await store.size()
    const head = { status: 'lobby', asked: 0, updated: 1 } as const
    for (let i = 0; i < 40; i++) {
      // Random, because a database may compress what it stores.
      const options = { about: randomBytes(9_000).toString('base64') }
      await store.createTable({ ...bareTable(`t${i}`), options }, head)
    }
    expect(await store.size()).toBeGreaterThan(before + 300_000)
  })

  test('the time is noted unless too much has passed since the last note', async () => {
    const store = currentStore()
    expect(await store.noteTime(100, 10)).toBe(true)
    expect(await store.noteTime(111, 10)).toBe(false)
    expect(await store.noteTime(110, 10)).toBe(true)
    expect(await store.noteTime(111, 10)).toBe(true)
    expect(await store.noteTime(50, 10)).toBe(true)
    expect(await store.noteTime(121, 10)).toBe(true)
    expect(await store.noteTime(132, 10)).toBe(false)
    expect(await store.noteTime(9e15, 9e15)).toBe(true)
  })

  test('a duty is held by one process until its lease ends', async () => {
    const store = currentStore()
    const claim = (holder: string, now: number) => store.claimDuty('sweep', { holder, now, until: now + 10 })
    const first = await Promise.all([claim('one', 0), claim('two', 0), claim('three', 0)])
    expect(first.filter(Boolean)).toHaveLength(1)
    const holder = ['one', 'two', 'three'][first.indexOf(true)] ?? ''
    expect(await claim('four', 9)).toBe(false)
    expect(await claim(holder, 9)).toBe(true)
    expect(await claim('four', 18)).toBe(false)
    expect(await claim('four', 19)).toBe(true)
  })

  test('guests who have neither a key nor a seat are deleted', async () => {
    const store = currentStore()
    for (const id of ['a', 'b', 'c', 'd']) await store.saveGuest({ id, name: id, muted: [] })
    await store.saveKey(newKey('b', 'cookie', 1).key)
    await create('t', ['c'])
    expect(await store.forgetGuests('', 3)).toBe('c')
    expect(await store.findGuest('d')).toBeDefined()
    expect(await store.forgetGuests('c', 3)).toBe('d')
    expect(await store.forgetGuests('d', 3)).toBeUndefined()
    const left = await Promise.all(['a', 'b', 'c', 'd'].map((id) => store.findGuest(id)))
    expect(left.map((guest) => guest?.id)).toEqual([undefined, 'b', 'c', undefined])
  })
}
