import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../at.ts'
import { type Bag, bagOf, putIn, takeOut } from './bag.ts'
import type { Chance } from './chance.ts'
import { fixedChance } from './fixed-chance.ts'

const SEED = 'fedcba9876543210'.repeat(4)
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const contents = fc
  .array(fc.nat(4), { minLength: 1, maxLength: 9 })
  .filter((counts) => counts.some((count) => count > 0))

const drawAll = (chance: Chance, bag: Bag, pile?: string): number[] =>
  Array.from({ length: bag.size }, () => chance.draw(bag, pile))

const documentedHash = (seed: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(text, 'utf8').digest()

/** The order of a shuffled pile as docs/match-file.md describes it. */
function documentedOrder(seed: string, pile: string, shuffle: number, counts: readonly number[]): number[] {
  const ranked: [rank: bigint, kind: number][] = []
  for (const [kind, count] of counts.entries())
    for (let n = 0; n < count; n++) {
      const hash = documentedHash(seed, `pile/${pile}/${shuffle}/${kind}/${n}`)
      ranked.push([BigInt(`0x${hash.toString('hex')}`), kind])
    }
  return ranked.sort(([a], [b]) => Number(a > b) - Number(a < b)).map(([, kind]) => kind)
}

function documentedNumbers(seed: string, name: string, questions: readonly number[]): number[] {
  let used = 0
  return questions.map((n) => {
    let word = 2 ** 32
    while (word >= 2 ** 32 - (2 ** 32 % n))
      word = documentedHash(seed, `number/${name}/${used++}`).readUInt32BE()
    return word % n
  })
}

describe('the format of docs/match-file.md', () => {
  test('a pile lies in the order of the HMAC-SHA-256 of its things, anew after each shuffle', () => {
    fc.assert(
      fc.property(seeds, fc.array(contents, { minLength: 1, maxLength: 4 }), (seed, shuffles) => {
        const chance = fixedChance(seed)
        for (const [shuffle, counts] of shuffles.entries())
          expect(drawAll(chance, bagOf(counts), 'cards')).toEqual(
            documentedOrder(seed, 'cards', shuffle, counts),
          )
      }),
    )
  })

  test('a number is the first usable word of the HMAC-SHA-256 of its name and a counter', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 20 })
    fc.assert(
      fc.property(seeds, numbers, (seed, questions) => {
        const chance = fixedChance(seed)
        const given = questions.map((n) => chance.below(n, 'start'))
        expect(given).toEqual(documentedNumbers(seed, 'start', questions))
      }),
    )
  })
})

describe('one order', () => {
  test('a pile does not depend on what is drawn from other piles or asked otherwise in between', () => {
    const interruptions = fc.infiniteStream(fc.nat(3))
    fc.assert(
      fc.property(seeds, contents, interruptions, (seed, counts, interrupt) => {
        const [alone, disturbed] = [fixedChance(seed), fixedChance(seed)]
        const [bag, tokens] = [bagOf(counts), bagOf([30, 30])]
        const drawn: number[] = []
        while (bag.size > 0) {
          const { value } = interrupt.next()
          if (value === 0) disturbed.below(6, 'start')
          else if (value === 1 && tokens.size > 0) disturbed.draw(tokens, 'tokens')
          else drawn.push(disturbed.draw(bag, 'cards'))
        }
        expect(drawn).toEqual(drawAll(alone, bagOf(counts), 'cards'))
      }),
    )
  })

  test('things that are missing from a pile leave the order of the others as it is', () => {
    fc.assert(
      fc.property(seeds, fc.nat(6), fc.nat(6), (seed, one, other) => {
        const kinds = [0, 1, 2, 3, 4, 5, 6]
        const without = (missing: number): number[] =>
          drawAll(fixedChance(seed), bagOf(kinds.map((kind) => (kind === missing ? 0 : 1))), 'cards')
        const neither = (kind: number): boolean => kind !== one && kind !== other
        expect(without(one).filter(neither)).toEqual(without(other).filter(neither))
      }),
    )
  })

  test('what is removed without a draw is skipped', () => {
    const counts = [1, 1, 1, 1, 1]
    const whole = drawAll(fixedChance(SEED), bagOf(counts), 'cards')
    const [chance, bag] = [fixedChance(SEED), bagOf(counts)]
    const first = chance.draw(bag, 'cards')
    takeOut(bag, at(whole, 1))
    takeOut(bag, at(whole, 3))
    expect([first, ...drawAll(chance, bag, 'cards')]).toEqual([whole[0], whole[2], whole[4]])
  })

  test('a pile that something was put back into is shuffled', () => {
    const [chance, bag] = [fixedChance(SEED), bagOf(Array(20).fill(1))]
    const top = chance.draw(bag, 'cards')
    putIn(bag, top)
    expect(drawAll(chance, bag, 'cards')).toEqual(documentedOrder(SEED, 'cards', 1, Array(20).fill(1)))
  })
})

test('every order of a pile is equally likely', () => {
  const orders = new Map<string, number>()
  const chance = fixedChance(SEED)
  const rounds = 3_600
  for (let i = 0; i < rounds; i++) {
    const order = drawAll(chance, bagOf([1, 1, 2]), 'cards').join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(12)
  const expected = rounds / 12
  const chiSquared = [...orders.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  // Exceeded once in a thousand runs; the seed is fixed, so the test is not flaky.
  expect(chiSquared).toBeLessThan(31.3)
})

test('can be rewound to before and after a try, and a different try gives the same cards', () => {
  const [chance, bag] = [fixedChance(SEED), bagOf([3, 3, 3])]
  chance.draw(bag, 'cards')
  const before = chance.bookmark()
  const copy = bagOf(bag.counts)
  const tried = [chance.draw(copy, 'cards'), chance.below(9, 'start'), chance.draw(bagOf([2, 2]), 'tokens')]
  const after = chance.bookmark()

  chance.rewind(before)
  // Another try, which asks for other things first and shuffles the pile.
  chance.draw(bagOf([1, 1, 1, 1]), 'values')
  chance.draw(bagOf([9, 9, 9]), 'cards')

  chance.rewind(before)
  const again = bagOf(bag.counts)
  expect([
    chance.draw(again, 'cards'),
    chance.below(9, 'start'),
    chance.draw(bagOf([2, 2]), 'tokens'),
  ]).toEqual(tried)

  chance.rewind(before)
  chance.rewind(after)
  const straight = fixedChance(SEED)
  const other = bagOf([3, 3, 3])
  for (let i = 0; i < 2; i++) straight.draw(other, 'cards')
  expect(drawAll(chance, copy, 'cards')).toEqual(drawAll(straight, other, 'cards'))
})
