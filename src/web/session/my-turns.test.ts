import { expect, it } from 'vitest'
import type { TableSummary } from '../../protocol/index.ts'
import { myTurns } from './my-turns.ts'
import type { SavedMatch } from './saved-match.ts'

const remote = (table: string, more: Partial<TableSummary>): TableSummary => ({
  table,
  game: 'elfenland',
  status: 'playing',
  listed: false,
  clock: { kind: 'none' } as TableSummary['clock'],
  seats: [],
  created: 0,
  updated: 0,
  ...more,
})

const local = (id: string, more: Partial<SavedMatch>): SavedMatch => ({
  id,
  game: 'silver-and-gold',
  rules: 1,
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Nereus', bot: 'steady' }],
  seed: '',
  turns: [],
  over: false,
  at: 0,
  waiting: 0b01,
  ...more,
})

it('lists the tables that wait for the visitor, the most urgent first', () => {
  const turns = myTurns(
    [
      remote('later', { yourMove: true, deadline: 2000 }),
      remote('not-mine', { yourMove: false, deadline: 1 }),
      remote('soon', { yourMove: true, deadline: 1000 }),
      remote('no-clock', { yourMove: true, updated: 5 }),
    ],
    [local('old', { at: 3 }), local('over', { over: true, at: 9 }), local('bots', { waiting: 0b10, at: 9 })],
  )
  expect(turns.map(({ path }) => path.join('/'))).toEqual(['t/soon', 't/later', 't/no-clock', 'here/old'])
  expect(turns[0]?.deadline).toBe(1000)
})
