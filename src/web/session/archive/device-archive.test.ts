import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../kernel/testing/eventually.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { createDatabase } from '../idb.ts'
import type { SavedMatch } from '../saved-match.ts'
import { savedMatches, saveMatch } from '../saved-matches.ts'
import { fakeDatabase } from '../testing/fake-idb.ts'
import { archivedMatch, archivedSummaries, archiveMatch, removeArchived } from './device-archive.ts'

const matchOf = (id: string, at = 1): SavedMatch => ({
  id,
  game: 'silver-and-gold',
  rules: 1,
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'steady' }],
  seed: 'ab',
  turns: [{ seat: 0, moves: [{ type: 'draw' }] }],
  over: true,
  at,
  waiting: 0,
  results: [
    { place: 1, score: 40 },
    { place: 2, score: 30 },
  ],
})

describe('the archive of this device', () => {
  test('finds matches by what is known about them, and opens each as it was', async () => {
    const { factory } = fakeDatabase()
    const database = createDatabase(() => factory, 'matches', ['matches', 'summaries'])
    expect(await archiveMatch(matchOf('one'), database)).toBe(true)
    await archiveMatch(matchOf('two'), database)
    const { rules, options, seed, turns, over, waiting, ...summary } = matchOf('one')
    expect([rules, options, seed, turns, over, waiting]).toHaveLength(6)
    expect(await archivedSummaries(database)).toEqual([summary, { ...summary, id: 'two' }])
    expect(await archivedMatch('one', database)).toEqual(matchOf('one'))
    await removeArchived('one', database)
    expect(await archivedSummaries(database)).toEqual([{ ...summary, id: 'two' }])
    expect(await archivedMatch('one', database)).toBeUndefined()
  })
})

describe('finished matches', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
  afterEach(() => void vi.unstubAllGlobals())
  const finish = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at++) saveMatch(matchOf(`done${at}`, at))
    await eventually(() => expect(savedMatches().length).toBeLessThan(count))
  }

  test('stay in the small storage where the browser has no other, up to a number', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await finish(43)
    expect(savedMatches()).toHaveLength(40)
    expect(savedMatches().at(-1)?.at).toBe(3)
  })

  test('move to the archive when there are more than twelve, the oldest first', async () => {
    vi.stubGlobal('indexedDB', fakeDatabase().factory)
    await finish(15)
    await eventually(() => expect(savedMatches()).toHaveLength(12))
    expect((await archivedSummaries()).map(({ id }) => id).sort()).toEqual(['done0', 'done1', 'done2'])
    expect(await archivedMatch('done1')).toEqual(matchOf('done1', 1))
  })
})
