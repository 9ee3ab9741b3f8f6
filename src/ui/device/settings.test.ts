import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'

const NAME = 'vermeil:setting:language'
let listeners: (() => void)[]

beforeEach(() => {
  listeners = []
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'storage') listeners.push(listener)
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Another tab stores something. */
function storeElsewhere(name: string, value: string): void {
  localStorage.setItem(name, value)
  for (const listener of listeners) listener()
}

test('a setting that is changed in another tab is changed here, too, and not stored again', async () => {
  const { followSettings, settings } = await import('./settings.ts')
  followSettings()
  settings.language.value = 'de'
  expect(localStorage.getItem(NAME)).toBe('"de"')
  const written = vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem')
  storeElsewhere(NAME, '"pl"')
  expect(settings.language.value).toBe('pl')
  expect(written).toHaveBeenCalledTimes(1)
  settings.language.value = 'de'
  expect(localStorage.getItem(NAME)).toBe('"de"')
})

test('nonsense from another tab is ignored', async () => {
  const { followSettings, settings } = await import('./settings.ts')
  followSettings()
  settings.theme.value = 'dark'
  storeElsewhere('vermeil:setting:language', '"xx"')
  expect(settings.language.value).toBe('')
  expect(settings.theme.value).toBe('dark')
})
