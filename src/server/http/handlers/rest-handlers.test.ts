import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import type { Store } from '../../store/store.ts'
import { manualTime, temporaryFolder } from '../../testing/server.ts'
import type { RouteRequest } from '../route-handler.ts'
import { restHandlers } from './rest-handlers.ts'

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
  const { planHoliday } = restHandlers({ store: readTogether(store), time: manualTime() }, tables)
  const plan = (from: string) => {
    const request = { guest: GUEST, body: { from, days: 10, zone: 'UTC' } }
    return planHoliday(request as unknown as RouteRequest<'planHoliday'>)
  }
  const answers = await Promise.allSettled([plan('2026-02-01'), plan('2026-03-01')])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await store.findGuest(GUEST.id))?.rest?.holidays).toHaveLength(1)
  await store.close()
})
