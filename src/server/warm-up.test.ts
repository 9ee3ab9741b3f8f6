import { expect, test } from 'vitest'
import { requireGame } from '../games/testing/lookup.ts'
import type { Store, TableAge } from './store/store.ts'
import { warmUp } from './warm-up.ts'

const age: TableAge = { id: '', entries: 200, status: 'playing', touched: 1, people: 2, begun: true }

const opened: string[] = []
const store = {
  agesAfter: async () => [
    { ...age, id: 'short', entries: 49 },
    { ...age, id: 'long', entries: 501 },
    { ...age, id: 'lobby', begun: false },
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...age, id })),
  ],
  loadTable(id: string) {
    opened.push(id)
    return Promise.reject(new Error('damaged'))
  },
} as unknown as Store

test('a server replays a few matches before it listens, and starts even if they are damaged', async () => {
  await warmUp({ store, games: [requireGame('elfengold')] })
  expect(opened).toEqual(['a', 'b', 'c', 'd', 'e'])
})
