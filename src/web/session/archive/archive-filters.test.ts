import { describe, expect, test } from 'vitest'
import type { ArchiveEntry } from './archive-entry.ts'
import {
  type ArchiveFilters,
  archiveRequest,
  filterParts,
  filtersIn,
  fitsFilters,
} from './archive-filters.ts'

const ALL: ArchiveFilters = {
  game: 'elfenland',
  result: 'won',
  against: 'people',
  with: 'Zoë Ł/ukasz',
  from: '2026-03-29',
  to: '2026-03-29',
}

describe('the filters of the archive', () => {
  test('are what the address says, and the address is what they say', () => {
    expect(filterParts(ALL)).toEqual(Object.entries(ALL).flat())
    expect(filtersIn(filterParts(ALL))).toEqual(ALL)
    expect(filtersIn([])).toEqual({})
  })

  test.each([
    ['game', 'Elfen land'],
    ['result', 'drawn'],
    ['against', ''],
    ['with', ' '],
    ['with', 'x'.repeat(25)],
    ['from', '2026-02-30'],
    ['from', '2026-3-1'],
    ['to', '0001-01-01'],
    ['limit', '1000'],
    ['__proto__', 'x'],
  ])('leave out %s %s', (field, value) => {
    expect(filtersIn([field, value, 'result', 'lost'])).toEqual({ result: 'lost' })
    expect(filtersIn(['result', 'lost', field])).toEqual({ result: 'lost' })
  })

  test('ask the server for whole days, in the time zone of the reader', () => {
    const { from, to, ...rest } = archiveRequest(ALL, '5.abc')
    expect(Number(from)).toBe(new Date(2026, 2, 29).getTime())
    expect(Number(to)).toBe(new Date(2026, 2, 30).getTime())
    expect(rest).toEqual({
      game: 'elfenland',
      result: 'won',
      against: 'people',
      opponent: 'Zoë Ł/ukasz',
      after: '5.abc',
    })
    expect(archiveRequest({}, undefined)).toEqual({})
  })
})

describe('a match on this device fits', () => {
  const noon = new Date(2026, 2, 29, 12).getTime()
  const entry = (more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
    place: 'here',
    id: 'a',
    game: 'elfenland',
    ended: noon,
    seats: [
      { name: 'Ada', place: 2, score: 3 },
      { name: 'Calypso', bot: 'steady', place: 1, score: 5 },
    ],
    me: 0,
    ...more,
  })
  const shared = entry({ seats: [{ name: 'Ada' }, { name: 'Zoë' }] })
  const { me: _, ...atOneScreen } = shared
  const alone = entry({ seats: [{ name: 'Ada', place: 1, score: 60 }] })

  test.each<[ArchiveFilters, ArchiveEntry, boolean]>([
    [{}, entry(), true],
    [{ game: 'elfengold' }, entry(), false],
    [{ result: 'lost' }, entry(), true],
    [{ result: 'won' }, entry(), false],
    [{ result: 'won' }, alone, false],
    [{ result: 'lost' }, atOneScreen, false],
    [{ against: 'bots' }, entry(), true],
    [{ against: 'people' }, entry(), false],
    [{ against: 'bots' }, alone, false],
    [{ against: 'people' }, atOneScreen, true],
    [{ with: 'ZOE' }, atOneScreen, true],
    [{ with: 'ada' }, atOneScreen, true],
    [{ with: 'ada' }, entry(), false],
    [{ with: 'calypso' }, entry(), false],
    [{ from: '2026-03-29', to: '2026-03-29' }, entry(), true],
    [{ from: '2026-03-30' }, entry(), false],
    [{ to: '2026-03-28' }, entry(), false],
  ])('%o: %#', (filters, match, does) => {
    expect(fitsFilters(match, filters)).toBe(does)
  })
})
