import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { passesUnchanged } from './passes-unchanged.ts'

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

describe('the fast check', () => {
  test('accepts valid values', () => {
    for (const value of [GOOD, { ...GOOD, perhaps: true }, { type: 'none' }]) {
      expect(passesUnchanged(Everything, value), JSON.stringify(value)).toBe(true)
    }
  })

  test('never accepts a value that the schema rejects, whatever is put into any field', () => {
    let accepted = 0
    for (const value of VALUES) {
      const changed = [...Object.keys(GOOD), 'perhaps', 'more'].map((key) => ({ ...GOOD, [key]: value }))
      for (const candidate of [value, ...changed]) {
        if (!passesUnchanged(Everything, candidate)) continue
        expect(v.safeParse(Everything, candidate).output).toStrictEqual(candidate)
        accepted++
      }
    }
    expect(accepted).toBeGreaterThan(VALUES.length)
  })

  test.each(Object.keys(GOOD))('rejects an object without %s', (key) => {
    const { [key as keyof typeof GOOD]: _, ...less } = GOOD
    expect(passesUnchanged(Everything, less)).toBe(false)
  })

  test.each([
    ['transforms its value', v.pipe(v.string(), v.trim())],
    ['has a fallback', v.fallback(v.string(), 'a')],
    ['has a default', v.strictObject({ a: v.exactOptional(v.string(), 'a') })],
    ['transforms a part of its value', v.strictObject({ a: v.pipe(v.string(), v.trim()) })],
    [
      'calls a function',
      v.pipe(
        v.string(),
        v.check((value) => value === 'a'),
      ),
    ],
    [
      'has two options with the same key',
      v.variant('a', [v.strictObject({ a: v.literal('a') }), v.strictObject({ a: v.literal('a') })]),
    ],
  ])('leaves the decision to valibot if the schema %s', (_, schema) => {
    for (const value of ['a', { a: 'a' }]) expect(passesUnchanged(schema, value)).toBe(false)
  })
})
