import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../at.ts'
import { bagOf } from './bag.ts'
import { type Answer, recording, scriptedChance } from './chance.ts'
import { commitmentTo, fairChance, newFairSeed } from './fair-chance.ts'
import { fastSeed } from './fast-chance.ts'
import { isSeed, openSource, SOURCES } from './source.ts'

const fairSeeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const SEEDS = { fair: '0123456789abcdef'.repeat(4), fast: fastSeed(7), fixed: '0123456789abcdef'.repeat(4) }

describe('the fair source', () => {
  test('is HMAC-SHA-256 over a counter, as docs/match-file.md says', () => {
    fc.assert(
      fc.property(
        fairSeeds,
        fc.array(fc.integer({ min: 1, max: 2 ** 31 }), { maxLength: 40 }),
        (seed, questions) => {
          const chance = fairChance(seed)
          const words = documentedWords(seed)
          for (const n of questions) expect(chance.below(n)).toBe(documentedAnswer(words, n))
        },
      ),
    )
  })

  test('is committed to by the SHA-256 of the seed', () => {
    fc.assert(
      fc.property(fairSeeds, (seed) => {
        expect(commitmentTo(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
      }),
    )
  })

  test('generates a new 256-bit seed each time', () => {
    const [a, b] = [newFairSeed(), newFairSeed()]
    expect(isSeed('fair', a) && isSeed('fair', b)).toBe(true)
    expect(a).not.toBe(b)
  })

  test('skips words that would favour small numbers', () => {
    // Three quarters of 2^32: a quarter of all words must be skipped, and the rest is uniform.
    const n = 3 * 2 ** 30
    const chance = fairChance(SEEDS.fair)
    const answers = Array.from({ length: 2000 }, () => chance.below(n))
    const low = answers.filter((answer) => answer < n / 3).length
    expect(low).toBeGreaterThan(560)
    expect(low).toBeLessThan(770)
  })
})

function documentedWords(seed: string): () => number {
  let [block, at] = [0, 0]
  return () => {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(block))
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(counter).digest()
    const word = bytes.readUInt32BE(4 * at)
    at = (at + 1) % 8
    if (at === 0) block++
    return word
  }
}

function documentedAnswer(word: () => number, n: number): number {
  let w = word()
  while (w >= 2 ** 32 - (2 ** 32 % n)) w = word()
  return w % n
}

describe.each(SOURCES)('the %s source', (source) => {
  test('gives the same answers for the same seed, and can be rewound', () => {
    const [chance, again] = [openSource(source, SEEDS[source]), openSource(source, SEEDS[source])]
    const questions = [2, 47, 8, 1, 1000, 6, 6, 6, 3, 47, 46, 45]
    const first = questions.map((n) => chance.below(n))
    expect(questions.map((n) => again.below(n))).toEqual(first)
    const bookmark = chance.bookmark()
    const next = questions.map((n) => chance.below(n))
    chance.rewind(bookmark)
    expect(questions.map((n) => chance.below(n))).toEqual(next)
    expect(next).not.toEqual(first)
  })

  test('gives every number equally often', () => {
    const chance = openSource(source, SEEDS[source])
    const counts = Array(7).fill(0)
    for (let i = 0; i < 70_000; i++) counts[chance.below(7)]++
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // Exceeded once in a thousand runs; the seed is fixed, so the test is not flaky.
    expect(chiSquared).toBeLessThan(22.5)
  })

  test('draws each thing in a bag with equal probability', () => {
    const chance = openSource(source, SEEDS[source])
    const counts = [0, 0, 0]
    for (let i = 0; i < 10_000; i++) {
      const kind = chance.draw(bagOf([1, 0, 3]))
      counts[kind] = at(counts, kind) + 1
    }
    expect(counts[1]).toBe(0)
    expect(Math.abs(at(counts, 0) - 2_500)).toBeLessThan(175)
  })
})

test('seeds of neighbouring games are unrelated', () => {
  const all = new Set<string>()
  for (let series = 0; series < 30; series++) for (let i = 0; i < 300; i++) all.add(fastSeed(series, i))
  expect(all.size).toBe(9000)
  const words = [...all].flatMap((seed) => seed.match(/.{8}/g) ?? [])
  expect(new Set(words).size).toBeGreaterThan(0.999 * words.length)
})

test('answers are recorded as pairs and can be replayed from the list', () => {
  const answers: Answer[] = []
  const chance = recording(openSource('fast', SEEDS.fast), answers)
  const given = [chance.below(5), chance.draw(bagOf([2, 2])), chance.draw(bagOf([0, 1]))]
  expect(answers).toEqual([
    [5, given[0]],
    [4, given[1]],
    [1, 1],
  ])
  const script = scriptedChance(answers)
  expect([script.below(5), script.draw(bagOf([2, 2])), script.draw(bagOf([0, 1]))]).toEqual(given)
})

test('a list that does not match gives the first possible answer, never a thing that is not in the bag', () => {
  const script = scriptedChance([
    [3, 7],
    [4, 0],
    [2, 1],
  ])
  expect(script.below(3)).toBe(0)
  const bag = bagOf([0, 3])
  expect(script.draw(bag)).toBe(1)
  expect(script.draw(bag)).toBe(1)
  expect(script.draw(bag)).toBe(1)
  expect(bag).toEqual(bagOf([0, 0]))
})
