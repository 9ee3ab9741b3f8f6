import { expect, test } from 'vitest'
import { repeatedKeyIn } from './repeated-keys.ts'

test.each([
  ['{"a":1,"a":1}', 'a'],
  ['{"a":1,"b":{"c":[{"d":1,"\\u0064" : 2}]}}', 'd'],
  ['{"a":{"a":1},"a":2}', 'a'],
  ['{"\\"":1,"\\u0022":1}', '"'],
  ['{"":1,"":2}', ''],
])('a key that is there twice is found: %s', (text, key) => {
  expect(JSON.parse(text)).toBeTypeOf('object')
  expect(repeatedKeyIn(text)).toBe(key)
})

test.each([
  '{"a":{"a":[{"a":1},{"a":1}]},"b":{"a":"a"}}',
  '{"a":"{\\"a\\":1,\\"a\\":2}","b":"\\\\","c":":"}',
  '["a","a",{"a":"b","b":"a"}]',
  '"a"',
  '[]',
])('no key is there twice in %s', (text) => {
  expect(JSON.parse(text)).toBeDefined()
  expect(repeatedKeyIn(text)).toBeUndefined()
})

test('deep nesting is read', () => {
  expect(repeatedKeyIn(`${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`)).toBeUndefined()
})
