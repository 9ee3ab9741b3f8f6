import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../../../kernel/index.ts'
import { canPay, caravansFrom, isCaravanOf } from './caravans.ts'

const hands = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 8, maxLength: 8 })
const sizes = fc.constantFrom(3, 4)

describe('caravans', () => {
  test('every listed caravan is unique, has the right size and can be paid from the hand', () => {
    fc.assert(
      fc.property(hands, sizes, (hand, size) => {
        const caravans = caravansFrom(hand, size)
        expect(new Set(caravans.map(String)).size).toBe(caravans.length)
        for (const cards of caravans) {
          expect(cards.length).toBe(7)
          expect(isCaravanOf(cards, size) && canPay(hand, cards)).toBe(true)
        }
      }),
    )
  })

  test('there are as many caravans as ways to choose the cards', () => {
    fc.assert(
      fc.property(hands, sizes, (hand, size) => {
        // ways[n] is the number of ways to choose n cards among the kinds seen so far.
        let ways = [1, 0, 0, 0, 0]
        for (const count of hand.slice(0, 7)) {
          ways = ways.map((_, n) => sum(ways.slice(Math.max(0, n - count), n + 1)))
        }
        expect(caravansFrom(hand, size).length).toBe(ways[size])
      }),
    )
  })

  test('a list of the wrong length or with invalid counts is not a caravan', () => {
    for (const cards of [
      null,
      {},
      'aaa',
      [3],
      [3, 0, 0, 0, 0, 0, 0, 0],
      [1.5, 1.5, 0, 0, 0, 0, 0],
      [4, -1, 0, 0, 0, 0, 0],
    ]) {
      expect(isCaravanOf(JSON.parse(JSON.stringify(cards)), 3)).toBe(false)
    }
  })
})
