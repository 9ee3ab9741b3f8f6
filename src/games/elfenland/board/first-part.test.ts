import { expect, test } from 'vitest'
import { firstPart } from './first-part.ts'

test('the first part of a journey is its first road, unless it has only one', () => {
  const [first, second] = [
    { type: 'travel', road: 5, by: 4 },
    { type: 'travel', road: 6, by: 2 },
  ] as const
  expect(firstPart([first, second, { type: 'stop' }])).toEqual([first])
  expect(firstPart([first, { type: 'stop' }])).toBeUndefined()
})

test('the first part of laying a token is the token, and that of a bid is that there is one', () => {
  expect(firstPart([{ type: 'lay', token: 3, road: 8, hidden: true }])).toEqual([
    { type: 'keep', token: 3, hidden: true },
  ])
  expect(firstPart([{ type: 'bid', gold: 7 }])).toEqual([{ type: 'bid', gold: 1 }])
})

test('passing has no parts', () => {
  expect(firstPart([{ type: 'pass' }])).toBeUndefined()
})
