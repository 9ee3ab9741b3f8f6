import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '../../text/languages.ts'
import { language, speak, textsOf } from './texts.tsx'

const CATALOGUE = { texts: { hello: 'Hello {name}' } }
const load = (): Promise<typeof CATALOGUE> => Promise.resolve(CATALOGUE)

/** The texts in all languages; `slow` replaces how some of them are loaded. */
const textsWith = (slow: Partial<Record<Language, typeof load>> = {}) =>
  textsOf<(typeof CATALOGUE)['texts']>({ en: load, de: load, fr: load, pl: load, it: load, ...slow })

const first = language.value

afterEach(() => {
  language.value = first
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a text that is not loaded is empty and reported once', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const words = textsWith()
  expect([words.t('hello'), words.t('hello')]).toEqual(['', ''])
  expect(error.mock.calls).toEqual([[`The text “hello” is unknown or not loaded in ${language.value}.`]])
  await words.ready()
  expect(words.t('hello', { name: 'Ada' })).toBe('Hello Ada')
  expect(error).toHaveBeenCalledOnce()
})

test('of two languages that are chosen one after the other, the second stays, even if it is loaded first', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const { promise, resolve } = Promise.withResolvers<typeof CATALOGUE>()
  const words = textsWith({ de: () => promise })
  await words.ready()
  const slow = speak('de')
  await speak('fr')
  resolve(await load())
  await slow
  expect(language.value).toBe('fr')
})

test('a part that is opened while the language changes has its texts in the new one', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const { promise, resolve } = Promise.withResolvers<typeof CATALOGUE>()
  const slow = textsWith({ de: () => promise })
  await slow.ready()
  const spoken = speak('de')
  const opened = textsWith()
  await opened.ready()
  resolve(await load())
  await spoken
  expect(opened.t('hello', { name: 'Ada' })).toBe('Hello Ada')
})
