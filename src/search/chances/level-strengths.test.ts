import { expect, test } from 'vitest'
import { strengthsOf, weaknessOf } from './level-strengths.ts'

const STRENGTHS = { gentle: -2, steady: -1, sharp: 0, master: 1 }

test('a seat without a level is as strong as the levels at the table on average', () => {
  expect(strengthsOf(['sharp', undefined, 'gentle'], 3, STRENGTHS)).toEqual([0, -1, -2])
  expect(strengthsOf(['gentle', undefined], 2, STRENGTHS)).toEqual([-2, -2])
})

test('where no level is known, or none that was measured, everyone is as strong as sharp', () => {
  expect(strengthsOf([], 3, STRENGTHS)).toEqual([0, 0, 0])
  expect(strengthsOf(['random', undefined], 2, STRENGTHS)).toEqual([0, 0])
})

test('only players below sharp are weak', () => {
  expect(weaknessOf([-1, -3])).toBe(2)
  expect(weaknessOf([0, 1])).toBe(0)
})
