import { afterEach, expect, test, vi } from 'vitest'
import { requireGame } from '../games/testing/lookup.ts'
import type { Store, TableAge } from './store/store.ts'
import { warmUp } from './warm-up.ts'

const age: TableAge = { id: '', entries: 200, status: 'playing', touched: 1, people: 2, begun: true }
const games = [requireGame('elfengold')]

afterEach(() => void vi.restoreAllMocks())

/** A store that tells which tables were opened. */
function storeWith(load: () => Promise<undefined>) {
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
      return load()
    },
  } as unknown as Store
  return { store, opened }
}

test('a server tries a few matches before it listens, and starts even if they are damaged', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { store, opened } = storeWith(() => Promise.reject(new Error('damaged')))
  await warmUp({ store, games })
  expect(opened).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('it opens each of them several times, until the code is compiled', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { store, opened } = storeWith(async () => undefined)
  await warmUp({ store, games })
  expect(opened).toEqual(Array(8).fill(['a', 'b', 'c', 'd', 'e']).flat())
})

test('a slow store delays the start by half a second at most', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { store, opened } = storeWith(async () => {
    now.mockReturnValue(200 * opened.length)
    return undefined
  })
  await warmUp({ store, games })
  expect(opened).toEqual(['a', 'b', 'c'])
})
