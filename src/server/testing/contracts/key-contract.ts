import { expect, test } from 'vitest'
import { newKey } from '../../sessions.ts'
import type { Key } from '../../store/key-store.ts'
import type { Store } from '../../store/store.ts'

/** The tests that every store must pass about keys. */
export function keyContract(currentStore: () => Store): void {
  async function save(selector: string, more: Partial<Key> = {}): Promise<Key> {
    const { key } = newKey('g', 'link', 1, { selector, until: 7, ...more })
    await currentStore().saveKey(key)
    return key
  }
  const find = async (selector: string): Promise<Key | undefined> => {
    const found = await currentStore().findKey(selector)
    return found && { ...found, hash: new Uint8Array(found.hash) }
  }

  test('a key is found as it was saved, and can be dropped only once', async () => {
    const store = currentStore()
    await save('old')
    const key = await save('s', { browser: 'Firefox · Linux', session: 'x', signedIn: 3, replaces: 'old' })
    expect(await find('s')).toEqual({ ...key, hash: new Uint8Array(key.hash) })
    const drops = await Promise.all([store.dropKey('s'), store.dropKey('s'), store.dropKey('s')])
    expect(drops.filter(Boolean)).toHaveLength(1)
    expect(await find('s')).toBeUndefined()
  })

  test('a link is exchanged for one of several keys, however often each of them is sent', async () => {
    const store = currentStore()
    await save('link')
    const keys = ['a', 'b', 'c'].map((selector) => newKey('g', 'cookie', 1, { selector }).key)
    const exchange = () => Promise.all(keys.map((key) => store.exchangeLink('link', key)))
    const first = await exchange()
    expect(first.filter(Boolean)).toHaveLength(1)
    expect(await exchange()).toEqual(first)
    const selectors = (await store.keysOf('g')).map(({ selector }) => selector)
    expect(selectors).toEqual(['a', 'b', 'c'].filter((_, index) => first[index]))
  })

  test('a key can be saved again, and stays as it is', async () => {
    const key = await save('s')
    await save('s', { browser: 'another' })
    expect(await find('s')).toEqual({ ...key, hash: new Uint8Array(key.hash) })
  })

  test('a key that replaces one that was dropped is not stored', async () => {
    const store = currentStore()
    await save('old', { session: 'x' })
    await store.dropSessions('g', { only: 'x' })
    await save('next', { session: 'x', replaces: 'old' })
    expect(await find('next')).toBeUndefined()
  })

  test('of several keys that replace all others of a guest, the last one stays', async () => {
    const store = currentStore()
    await save('other', { guest: 'h' })
    for (let round = 0; round < 5; round++) {
      const keys = [1, 2, 3].map((created) => newKey('g', 'token', created).key)
      await Promise.all(keys.map((key) => store.saveOnlyKey(key)))
      const left = await store.keysOf('g')
      expect(left).toHaveLength(1)
      expect(keys.map(({ selector }) => selector)).toContain(left[0]?.selector)
    }
    expect(await find('other')).toBeDefined()
  })

  test('only expired keys are deleted, oldest first', async () => {
    const store = currentStore()
    for (const until of [5, 3, 4, 6]) await save(`s${until}`, { until })
    expect(await store.forgetKeys(5, 2)).toBe(2)
    expect(await find('s5')).toBeDefined()
    expect(await store.forgetKeys(5, 2)).toBe(1)
    expect(await store.forgetKeys(5, 2)).toBe(0)
    const left = await Promise.all([3, 4, 5, 6].map((until) => find(`s${until}`)))
    expect(left.map((key) => key?.until)).toEqual([undefined, undefined, undefined, 6])
  })

  test('one of several attempts to replace a key succeeds', async () => {
    const store = currentStore()
    await save('s')
    const replace = (expected: number | undefined, at: number) => store.replaceKey('s', expected, at)
    const first = await Promise.all([replace(undefined, 10), replace(undefined, 11), replace(5, 12)])
    expect(first.filter(Boolean)).toHaveLength(1)
    const { replaced } = (await find('s')) ?? {}
    expect(await replace(undefined, 20)).toBe(false)
    expect(await replace(replaced, 20)).toBe(true)
    expect((await find('s'))?.replaced).toBe(20)
  })

  test('the first use of a key ends the one that it replaces', async () => {
    const store = currentStore()
    await save('old', { until: 100 })
    const next = await save('next', { until: 200, replaces: 'old' })
    await store.useKey(next, 30, 50)
    expect(await find('old')).toMatchObject({ until: 50 })
    expect(await find('next')).toMatchObject({ until: 200, used: 30 })
    expect((await find('next'))?.replaces).toBeUndefined()
    await store.useKey({ selector: 'next', replaces: 'old' }, 40, 90)
    expect(await find('old')).toMatchObject({ until: 50 })
  })

  test('the sessions of a guest are listed and dropped, one or all others, and only theirs', async () => {
    const store = currentStore()
    for (const [selector, session] of Object.entries({ a1: 'a', a2: 'a', b1: 'b', c1: 'c' }))
      await save(selector, { session })
    await save('other', { guest: 'h', session: 'a' })
    const selectors = async (guest: string) =>
      (await store.keysOf(guest)).map(({ selector }) => selector).toSorted()
    expect(await selectors('g')).toEqual(['a1', 'a2', 'b1', 'c1'])
    await store.dropSessions('h', { only: 'b' })
    expect(await selectors('g')).toEqual(['a1', 'a2', 'b1', 'c1'])
    await store.dropSessions('g', { only: 'a' })
    expect(await selectors('g')).toEqual(['b1', 'c1'])
    await store.dropSessions('g', { except: 'c' })
    expect(await selectors('g')).toEqual(['c1'])
    expect(await selectors('h')).toEqual(['other'])
    expect(await store.knownKeys(['a1', 'c1', 'none'])).toEqual(['c1'])
  })
}
