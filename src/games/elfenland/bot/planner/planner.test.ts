import { expect, test } from 'vitest'
import { masterSettings, WHOLE_GAME } from './planner.ts'

test('only large tables of Elfengold have other weights', () => {
  const usual = (game: 'elfenland' | 'elfengold') =>
    [2, 3, 4, 5, 6].filter((seats) => masterSettings(game, seats) === WHOLE_GAME)
  expect(usual('elfenland')).toEqual([2, 3, 4, 5, 6])
  expect(usual('elfengold')).toEqual([2, 3, 4, 5])
})
