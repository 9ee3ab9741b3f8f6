import { expect, test } from 'vitest'
import type { MatchStatistics } from '../../../protocol/index.ts'
import type { Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'

const STATISTICS: MatchStatistics = { format: 1, parts: { coins: 4 }, figures: { 'pattern.T4': 2 } }
const ada = { id: 'ada', name: 'Ada', muted: [] }

/** The tests that every store must pass about profiles and statistics. */
export function profileContract(currentStore: () => Store): void {
  async function play(id: string, ended: number, winner = 0): Promise<void> {
    const store = currentStore()
    const seats = ['ada', 'bob'].map((guest) => ({ kind: 'person', guest, name: guest }) as const)
    const results = seats.map((_, seat) => ({ place: seat === winner ? 1 : 2, score: 10 * ended + seat }))
    const players = seats.map(({ guest }, seat) => ({ guest, seat, opponents: '' }))
    await store.createTable({ ...bareTable(id), seats }, { status: 'lobby', asked: 0, updated: 1 })
    await store.append({
      table: id,
      expected: 0,
      entries: [{ at: ended, type: 'chat', seat: 0, text: 'x' }],
      head: { status: 'over', asked: 0, updated: ended },
      finished: { game: 'a-game', ended, results, players },
    })
  }

  test('a profile is found by its address and by the handle, and keeps its address', async () => {
    const store = currentStore()
    await store.saveGuest(ada)
    expect(await store.profileOf('ada')).toBeUndefined()
    await store.showProfile({ guest: 'ada', address: '_one', shows: ['results'] })
    await store.showProfile({ guest: 'ada', address: '_two', shows: ['days', 'ratings'] })
    const shown = { guest: 'ada', address: '_one', shows: ['ratings', 'days'] }
    expect(await store.profileOf('ada')).toEqual(shown)
    expect(await store.findProfile({ address: '_one', skeleton: '' })).toEqual({ ...shown, name: 'Ada' })
    expect(await store.findProfile({ address: '_two', skeleton: '' })).toBeUndefined()
    expect(await store.findProfile({ address: '', skeleton: 'adal' })).toBeUndefined()
    await store.setHandle({ guest: 'ada', handle: 'Adal', skeleton: 'adal' })
    expect(await store.findProfile({ address: '', skeleton: 'adal' })).toMatchObject({ handle: 'Adal' })
    await store.hideProfile('ada')
    expect(await store.findProfile({ address: '_one', skeleton: 'adal' })).toBeUndefined()
  })

  test('the latest results of a guest come first, with their own score', async () => {
    await play('one', 1)
    await play('two', 2, 1)
    await play('three', 3)
    const store = currentStore()
    expect(await store.resultsOf('bob', 2)).toEqual([
      { game: 'a-game', seats: 2, others: 1, ended: 3, place: 2, score: 31 },
      { game: 'a-game', seats: 2, others: 1, ended: 2, place: 1, score: 21 },
    ])
    expect(await store.resultsOf('cleo', 2)).toEqual([])
  })

  test('statistics belong to one player of one finished match', async () => {
    await play('one', 1)
    const store = currentStore()
    expect(await store.setStatistics('ada', 'one', STATISTICS)).toBe(true)
    expect(await store.setStatistics('cleo', 'one', STATISTICS)).toBe(false)
    expect(await store.setStatistics('ada', 'two', STATISTICS)).toBe(false)
    expect(await store.statisticsAt('ada', 'one')).toEqual(STATISTICS)
    expect(await store.statisticsAt('bob', 'one')).toBeUndefined()
    const page = async (guest: string) => (await store.finishedOf(guest, { limit: 9, window: 9 })).matches
    expect((await page('ada'))[0]?.statistics).toEqual(STATISTICS)
    expect((await page('bob'))[0]).not.toHaveProperty('statistics')
  })

  test('a guest who is erased or forgotten leaves no profile and no statistics', async () => {
    const store = currentStore()
    await store.saveGuest(ada)
    await play('one', 1)
    await store.setStatistics('ada', 'one', STATISTICS)
    await store.showProfile({ guest: 'ada', address: '_one', shows: ['results'] })
    const { record } = (await store.loadTable('one')) ?? { record: bareTable('one') }
    const rewritten = {
      table: 'one',
      expected: 1,
      record,
      seats: [],
      entries: new Map(),
      opponents: new Map(),
    }
    expect(await store.rewriteTable({ ...rewritten, guest: 'ada', pseudonym: 'gone' })).toBe(true)
    expect(await store.statisticsAt('gone', 'one')).toBeUndefined()
    await store.eraseGuest('ada', 'gone')
    expect(await store.profileOf('ada')).toBeUndefined()
    await store.saveGuest({ ...ada, id: 'eve' })
    await store.showProfile({ guest: 'eve', address: '_two', shows: ['results'] })
    await store.forgetGuests('', 100)
    expect(await store.profileOf('eve')).toBeUndefined()
  })
}
