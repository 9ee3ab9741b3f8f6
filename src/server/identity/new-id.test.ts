import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('an id can be given on a command line: it never begins with a dash', () => {
  const ids = Array.from({ length: 2_000 }, newId)
  expect(ids.filter((id) => !/^\w[\w-]{15}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
