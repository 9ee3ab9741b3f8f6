import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fitsAsItIs } from './fits.ts'

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Everything = v.variant('type', [
  v.strictObject({
    type: v.literal('all'),
    word: v.pipe(v.string(), v.regex(/^[a-z]*$/), v.minLength(2), v.maxLength(4)),
    one: v.picklist([0, 1]),
    few: v.pipe(v.array(v.pipe(natural, v.maxValue(5))), v.length(2)),
    sure: v.boolean(),
    rest: v.unknown(),
    whole: v.pipe(v.number(), v.integer(), v.description('any')),
    perhaps: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('none') }),
])
const GOOD = { type: 'all', word: 'abc', one: 1, few: [0, 5], sure: false, rest: null, whole: -3 }

const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, 2, 6, -1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', 'a', 'abc', 'abcde', 'ABC', 'all', 'none', 'other'],
  ...[
    [],
    [1, 2],
    [1, 6],
    [1, '2'],
    [1, 2, 3],
    Array(2),
    {},
    { type: 'none' },
    Object.create({ type: 'none' }),
  ],
]

describe('a look', () => {
  test('tells what fits', () => {
    for (const value of [GOOD, { ...GOOD, perhaps: true }, { type: 'none' }]) {
      expect(fitsAsItIs(Everything, value), JSON.stringify(value)).toBe(true)
    }
  })

  test('never takes what the schema refuses, whatever stands where', () => {
    let taken = 0
    for (const value of VALUES) {
      const changed = [...Object.keys(GOOD), 'perhaps', 'more'].map((key) => ({ ...GOOD, [key]: value }))
      for (const candidate of [value, ...changed]) {
        if (!fitsAsItIs(Everything, candidate)) continue
        expect(v.safeParse(Everything, candidate).output).toStrictEqual(candidate)
        taken++
      }
    }
    expect(taken).toBeGreaterThan(VALUES.length)
  })

  test.each(Object.keys(GOOD))('does not take it without %s', (key) => {
    const { [key as keyof typeof GOOD]: _, ...less } = GOOD
    expect(fitsAsItIs(Everything, less)).toBe(false)
  })

  test.each([
    ['changes it', v.pipe(v.string(), v.trim())],
    ['puts something in its place', v.fallback(v.string(), 'a')],
    ['fills something in', v.strictObject({ a: v.exactOptional(v.string(), 'a') })],
    ['has a part that changes it', v.strictObject({ a: v.pipe(v.string(), v.trim()) })],
    [
      'asks a function',
      v.pipe(
        v.string(),
        v.check((value) => value === 'a'),
      ),
    ],
    [
      'knows two of a kind',
      v.variant('a', [v.strictObject({ a: v.literal('a') }), v.strictObject({ a: v.literal('a') })]),
    ],
  ])('leaves it to a schema that %s', (_, schema) => {
    for (const value of ['a', { a: 'a' }]) expect(fitsAsItIs(schema, value)).toBe(false)
  })
})
