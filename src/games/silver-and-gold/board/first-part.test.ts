import { expect, test } from 'vitest'
import { firstPart } from './first-part.ts'

test('the first part of a marking is one of its cells', () => {
  expect(firstPart([{ type: 'pattern', place: 1, cells: 0b1100_0100_0000_0000 }])).toEqual([
    { type: 'single', place: 1, cell: 10 },
  ])
})

test('of a single cell with an additional mark it is the single cell', () => {
  const single = { type: 'single', place: 0, cell: 3 } as const
  expect(firstPart([single, { type: 'extra', place: 1, cell: 5 }])).toEqual([single])
})

test('a single cell or a card has no parts', () => {
  expect(firstPart([{ type: 'single', place: 0, cell: 3 }])).toBeUndefined()
  expect(firstPart([{ type: 'take', card: 7 }])).toBeUndefined()
})
