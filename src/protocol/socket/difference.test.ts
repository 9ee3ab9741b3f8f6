import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDifference, differenceOf } from './difference.ts'

const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown)

test('the difference of any two values leads from the one to the other, over the wire, and changes neither', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const texts = [before, after].map((value) => JSON.stringify(value))
      const difference = differenceOf(before, after)
      if (difference === undefined) expect(texts[0]).toBe(texts[1])
      else expect(applyDifference(before, JSON.parse(JSON.stringify(difference)))).toEqual(after)
      expect([before, after].map((value) => JSON.stringify(value))).toEqual(texts)
    }),
  )
})

test('it is small where little has changed', () => {
  const before = { seat: 1, open: { turn: 3, players: [{ coins: 1, cards: [1, 2] }, { coins: 4 }] } }
  const after = { seat: 1, open: { turn: 4, players: [{ coins: 1, cards: [1, 2, 3] }, { coins: 4 }] } }
  expect(differenceOf(before, after)).toEqual({
    open: { turn: [4], players: { 0: { cards: [[1, 2, 3]] } } },
  })
  expect(differenceOf(before, structuredClone(before))).toBeUndefined()
})
