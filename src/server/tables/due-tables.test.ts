import { expect, test } from 'vitest'
import { eventually } from '../../kernel/testing/eventually.ts'
import { MINUTE, SECOND } from '../../kernel/time-units.ts'
import { Leases } from '../cluster/leases.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { manualTime } from '../testing/server.ts'
import { DueTables } from './due-tables.ts'

/** Tables that are due, and how often the handler was asked to wake each of them. */
async function dueTables(ids: readonly string[], problemOf: (table: string) => Error | undefined) {
  const [store, time] = [openSqliteStore(':memory:'), manualTime()]
  for (const [index, id] of ids.entries())
    await store.createTable(bareTable(id), { status: 'lobby', asked: 0, updated: 1, deadline: 1 + index })
  const woken = new Map<string, number>()
  const logged: unknown[] = []
  const note = (details: object): void => void logged.push(details)
  const log = { debug: note, info: note, warn: note, error: note }
  const due = new DueTables(
    { store, time, log, leases: new Leases(store, time, 'one') },
    {
      async wake(table) {
        woken.set(table, (woken.get(table) ?? 0) + 1)
        const problem = problemOf(table)
        if (problem) throw problem
        return undefined
      },
      attended: () => [],
    },
  )
  await due.start()
  return {
    woken,
    logged,
    /** Lets as much time pass again and again until this table was woken so often. */
    wokenUntil: (table: string, times: number, step: number) =>
      eventually(() => {
        time.advance(step)
        expect(woken.get(table)).toBeGreaterThanOrEqual(times)
      }),
    async close() {
      await due.close()
      await store.close()
    },
  }
}

test('tables that cannot be woken, however many there are, do not keep later ones waiting', async () => {
  const damaged = Array.from({ length: 70 }, (_, n) => `damaged ${n}`)
  const { woken, logged, wokenUntil, close } = await dueTables([...damaged, 'sound'], (table) =>
    table === 'sound' ? undefined : new Error('damaged'),
  )
  await wokenUntil('sound', 1, 0)
  expect(damaged.map((table) => woken.get(table))).toEqual(damaged.map(() => 1))
  expect(logged).toHaveLength(damaged.length)
  await wokenUntil('damaged 0', 2, MINUTE)
  await close()
})

test('a table is tried again at once when the store is back', async () => {
  let away = true
  const { woken, wokenUntil, close } = await dueTables(['a'], () =>
    away ? new StoreUnavailable('the disk is full') : undefined,
  )
  expect(woken.get('a')).toBe(1)
  away = false
  await wokenUntil('a', 2, SECOND)
  await close()
})
