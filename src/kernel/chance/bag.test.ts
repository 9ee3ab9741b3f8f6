import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { at } from '../at.ts'
import { bagOf, copyBag, putIn, takeNth, takeOut } from './bag.ts'

test('a bag counts its things, of each kind and in total', () => {
  const bag = bagOf([2, 0, 1])
  expect(bag).toEqual({ size: 3, counts: [2, 0, 1] })
  putIn(bag, 1)
  takeOut(bag, 0)
  expect(bag).toEqual({ size: 3, counts: [1, 1, 1] })
})

test('the nth thing is counted in the order of the kinds', () => {
  const kinds = [0, 1, 2, 3].map((nth) => takeNth(bagOf([2, 0, 1, 1]), nth))
  expect(kinds).toEqual([0, 0, 2, 3])
})

test('drawing a bag empty gives exactly the things that were in it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1 }), fc.infiniteStream(fc.nat()), (counts, picks) => {
      const bag = bagOf(counts)
      const drawn = counts.map(() => 0)
      for (const pick of picks) {
        if (bag.size === 0) break
        const kind = takeNth(bag, pick % bag.size)
        drawn[kind] = at(drawn, kind) + 1
        expect(bag.size).toBe(bag.counts.reduce((sum, n) => sum + n, 0))
      }
      expect(drawn).toEqual(counts)
    }),
  )
})

test('a copy does not change with the original', () => {
  const [bag, other] = [bagOf([4, 2]), bagOf([0, 0])]
  copyBag(bag, other)
  takeOut(bag, 0)
  expect(other).toEqual(bagOf([4, 2]))
})
