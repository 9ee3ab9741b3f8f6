import { expect, test } from 'vitest'
import { lowestBit, lowestIndex } from './bits.ts'

test.each([
  [0b1, 0b1, 0],
  [0b1100, 0b100, 2],
  [1 << 31, 1 << 31, 31],
  [0, 0, -1],
])('the lowest bit of %i is %i, which has the number %i', (set, bit, index) => {
  expect(lowestBit(set)).toBe(bit)
  expect(lowestIndex(set)).toBe(index)
})
