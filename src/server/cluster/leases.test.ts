import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { type ManualTime, manualTime } from '../testing/server.ts'
import { Leases } from './leases.ts'

let store: Store
let time: ManualTime
let one: Leases
let two: Leases
beforeEach(async () => {
  store = openSqliteStore(':memory:')
  time = manualTime()
  one = new Leases(store, time, 'one')
  two = new Leases(store, time, 'two')
  await store.createTable(bareTable('t'), { status: 'playing', asked: 1, updated: 1, deadline: time.now() })
})
afterEach(() => store.close())

const due = () => ({ by: time.now(), limit: 9, except: [] })

test('a table belongs to one process as long as it renews its lease', async () => {
  expect(await one.hold('t')).toBe(true)
  for (let second = 0; second < 20; second++) {
    expect(await two.hold('t')).toBe(false)
    expect(await two.claimDue(due())).toEqual([])
    time.advance(1_000)
    await one.renew(['t'])
    expect(one.holds('t')).toBe(true)
  }
  expect(two.holds('t')).toBe(false)
})

test('when the holder is gone another process takes over, and the old holder notices when it wakes', async () => {
  expect(await one.hold('t')).toBe(true)
  time.advance(4_000)
  expect(one.holds('t')).toBe(false)
  expect(await two.claimDue(due())).toEqual(['t'])
  expect(await one.hold('t')).toBe(false)
  await one.renew(['t'])
  expect(one.holds('t')).toBe(false)
  expect(two.holds('t')).toBe(true)
})

test('a released table is available to the other process at once', async () => {
  expect(await one.hold('t')).toBe(true)
  await one.release()
  expect(one.holds('t')).toBe(false)
  expect(await two.hold('t')).toBe(true)
})

test('the store is asked only when memory does not know the answer', async () => {
  let asked = 0
  const counting = new Leases(
    {
      ...store,
      hold(tables, lease) {
        asked++
        return store.hold(tables, lease)
      },
    },
    time,
    'three',
  )
  for (let i = 0; i < 5; i++) expect(await counting.hold('t')).toBe(true)
  expect(asked).toBe(1)
  time.advance(2_500)
  expect(await counting.hold('t')).toBe(true)
  expect(asked).toBe(2)
})
