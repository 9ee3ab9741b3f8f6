import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { readStored, removeStored, storedNames, writeStored } from './storage.ts'

const Point = v.object({ x: v.number(), y: v.number() })

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())

describe('browser storage', () => {
  test('a value comes back as it was stored', () => {
    writeStored('point', { x: 1, y: 2 })
    expect(readStored('point', Point)).toEqual({ x: 1, y: 2 })
  })

  test('the tab and the device keep separate values', () => {
    writeStored('point', { x: 1, y: 2 }, 'tab')
    expect(readStored('point', Point)).toBeUndefined()
    expect(readStored('point', Point, 'tab')).toEqual({ x: 1, y: 2 })
  })

  test('a name that was never stored, or was removed, has no value', () => {
    expect(readStored('point', Point)).toBeUndefined()
    writeStored('point', { x: 1, y: 2 })
    removeStored('point')
    expect(readStored('point', Point)).toBeUndefined()
  })

  test.each(['{"x":1', '"a text"', 'null', '{"x":1}', '{"x":"1","y":2}'])('%s is ignored', (text) => {
    localStorage.setItem('vermeil:point', text)
    expect(readStored('point', Point)).toBeUndefined()
  })

  test('names are listed without those of other programs', () => {
    writeStored('match:a', 1)
    writeStored('match:b', 2)
    writeStored('other', 3)
    localStorage.setItem('match:c', '4')
    expect(storedNames('match:').sort()).toEqual(['match:a', 'match:b'])
  })

  test('full storage keeps the old value and does not throw', () => {
    writeStored('point', { x: 1, y: 2 })
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeStored('point', { x: 3, y: 4 })
    expect(readStored('point', Point)).toEqual({ x: 1, y: 2 })
  })

  test('blocked storage behaves like an empty one', () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    writeStored('point', { x: 1, y: 2 })
    writeStored('point', { x: 1, y: 2 }, 'tab')
    removeStored('point')
    expect(readStored('point', Point)).toBeUndefined()
    expect(readStored('point', Point, 'tab')).toBeUndefined()
    expect(storedNames('')).toEqual([])
  })
})
