import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import type { Store } from '../../store/store.ts'
import { manualTime, temporaryFolder } from '../../testing/server.ts'
import type { RouteRequest } from '../route-handler.ts'
import { restHandlers } from './rest-handlers.ts'

const ORIGIN_SETTINGS = { trustProxy: false, origins: [], hostnames: [] }
const RAW = { headers: {}, socket: { remoteAddress: '127.0.0.1' } }
const GUEST = { id: 'ada', name: 'Ada', muted: [] }

/** A store in which the first two readers of a guest get the same answer before either can write. */
function readTogether(store: Store): Store {
  const both = Promise.withResolvers<void>()
  let readers = 0
  return {
    ...store,
    async findGuest(id) {
      const guest = await store.findGuest(id)
      if (++readers === 2) both.resolve()
      await both.promise
      return guest
    },
  }
}

test('holidays are not given twice to requests that arrive together', async () => {
  const store = openSqliteStore(join(temporaryFolder(), 'a.sqlite'))
  await store.saveGuest(GUEST)
  const tables = { rest: async () => undefined }
  const { planHoliday } = restHandlers(
    { store: readTogether(store), time: manualTime(), originSettings: ORIGIN_SETTINGS },
    tables,
  )
  const plan = (from: string) => {
    const request = { guest: GUEST, raw: RAW, body: { from, days: 10, zone: 'UTC' } }
    return planHoliday(request as unknown as RouteRequest<'planHoliday'>)
  }
  const answers = await Promise.allSettled([plan('2026-02-01'), plan('2026-03-01')])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await store.findGuest(GUEST.id))?.rest?.holidays).toHaveLength(1)
  await store.close()
})

test('changes of many guests at one address are limited together', async () => {
  const store = openSqliteStore(join(temporaryFolder(), 'a.sqlite'))
  const tables = { rest: async () => undefined }
  const { setSleep } = restHandlers({ store, time: manualTime(), originSettings: ORIGIN_SETTINGS }, tables)
  const outcomes: string[] = []
  for (let guest = 0; guest < 9; guest++) {
    const one = { ...GUEST, id: `guest ${guest}` }
    await store.saveGuest(one)
    for (let i = 0; i < 10; i++) {
      const request = { guest: one, raw: RAW, body: { sleep: { from: i, to: 500, zone: 'UTC' } } }
      await setSleep(request as unknown as RouteRequest<'setSleep'>).then(
        () => outcomes.push('done'),
        (problem: Error) => outcomes.push(problem.message),
      )
    }
  }
  expect(outcomes).toEqual([...Array(80).fill('done'), ...Array(10).fill('tooFast')])
  await store.close()
})
