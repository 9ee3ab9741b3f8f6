import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../testing/position.ts'
import { canPay, caravansFrom, isCaravanOf } from './caravans.ts'

const hands = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 8, maxLength: 8 })
const sizes = fc.constantFrom(3, 4)

describe('caravans', () => {
  test('every choice of cards is there once, has the size and can be paid', () => {
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

  test('as many as there are ways to choose, worked out by counting', () => {
    fc.assert(
      fc.property(hands, sizes, (hand, size) => {
        // ways[n]: choices of n cards among the kinds so far.
        let ways = [1, 0, 0, 0, 0]
        for (const count of hand.slice(0, 7)) {
          ways = ways.map((_, n) => sum(ways.slice(Math.max(0, n - count), n + 1)))
        }
        expect(caravansFrom(hand, size).length).toBe(ways[size])
      }),
    )
  })

  test('a list of another length or with other things in it is no caravan', () => {
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
