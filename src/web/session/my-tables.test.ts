import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { TableSummary } from '../../protocol/index.ts'
import { pageTitle } from '../../ui/hooks/title.ts'
import { fakeStorage } from '../../ui/testing/fake-storage.ts'
import { myTables } from './api/tables.ts'
import { followMyTables, myTablesAnswer, otherTurns, showsTable } from './my-tables.ts'

vi.mock('./api/tables.ts')

const table = (id: string, more: Partial<TableSummary>): TableSummary => ({
  table: id,
  game: 'elfenland',
  status: 'playing',
  listed: false,
  clock: { kind: 'none' } as TableSummary['clock'],
  seats: [],
  created: 0,
  updated: 0,
  yourMove: true,
  ...more,
})

const page = { title: '', hidden: false, addEventListener: () => undefined }
const setAppBadge = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { setAppBadge })
  vi.stubGlobal('localStorage', fakeStorage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the title and the badge show how many tables wait, and the most urgent other one is next', async () => {
  const tables = [table('later', { deadline: 2000 }), table('soon', { deadline: 1000 })]
  vi.mocked(myTables).mockResolvedValue({ ok: true, value: { tables } })
  pageTitle.value = 'Home'
  followMyTables()
  await eventually(() => expect(myTablesAnswer.value).toBeDefined())
  expect(page.title).toBe('(2) Home')
  expect(setAppBadge).toHaveBeenLastCalledWith(2)

  showsTable('t/soon', true)
  expect(page.title).toBe('(2) Home')
  expect(otherTurns.value.map(({ path }) => path.join('/'))).toEqual(['t/later'])
  // The table knows sooner than the list that the visitor has moved.
  showsTable('t/soon', false)
  expect(page.title).toBe('(1) Home')
  expect(setAppBadge).toHaveBeenLastCalledWith(1)

  vi.mocked(myTables).mockResolvedValue({ ok: true, value: { tables: [] } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(page.title).toBe('Home')
  expect(setAppBadge).toHaveBeenLastCalledWith(0)
})

it('the lists are asked for at once when the visitor leaves a table of the server', async () => {
  vi.mocked(myTables).mockClear()
  showsTable('here/match', false)
  showsTable(undefined, false)
  expect(myTables).not.toHaveBeenCalled()
  showsTable('t/mine', false)
  showsTable(undefined, false)
  expect(myTables).toHaveBeenCalledOnce()
})
