import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createDatabase } from './idb.ts'
import { fakeDatabase } from './testing/fake-idb.ts'

describe('the database of this device', () => {
  test('a value comes back as it was stored', async () => {
    const { factory } = fakeDatabase()
    const database = createDatabase(() => factory)
    await database.put('files', 'one', 'a match file')
    expect(await database.get('files', 'one', v.string())).toBe('a match file')
    expect(await database.get('files', 'two', v.string())).toBeUndefined()
    expect(await database.get('reviews', 'one', v.string())).toBeUndefined()
  })

  test('values outlive the page', async () => {
    const { factory } = fakeDatabase()
    await createDatabase(() => factory).put('files', 'one', 'a match file')
    expect(await createDatabase(() => factory).get('files', 'one', v.string())).toBe('a match file')
  })

  test('a value of another shape is ignored', async () => {
    const { factory } = fakeDatabase()
    const database = createDatabase(() => factory)
    await database.put('files', 'one', { not: 'text' })
    expect(await database.get('files', 'one', v.string())).toBeUndefined()
  })

  test('a full disk loses the value, and nothing else', async () => {
    const fake = fakeDatabase()
    const database = createDatabase(() => fake.factory)
    await database.put('files', 'one', 'a match file')
    fake.fail = true
    await database.put('files', 'two', 'another')
    expect(await database.get('files', 'one', v.string())).toBeUndefined()
    fake.fail = false
    expect(await database.get('files', 'one', v.string())).toBe('a match file')
    expect(await database.get('files', 'two', v.string())).toBeUndefined()
  })

  test('a database that could not be opened is tried again', async () => {
    const fake = fakeDatabase()
    const database = createDatabase(() => fake.factory)
    fake.fail = true
    await database.put('files', 'one', 'a match file')
    fake.fail = false
    await database.put('files', 'one', 'a match file')
    expect(await database.get('files', 'one', v.string())).toBe('a match file')
  })

  test('a browser that blocks storage behaves like an empty one', async () => {
    const database = createDatabase(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await database.put('files', 'one', 'a match file')
    expect(await database.get('files', 'one', v.string())).toBeUndefined()
  })
})
