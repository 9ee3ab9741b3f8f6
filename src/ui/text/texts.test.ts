import { afterEach, expect, test, vi } from 'vitest'
import { language, textsOf } from './texts.tsx'

const CATALOGUE = { texts: { hello: 'Hello {name}' } }
const load = (): Promise<typeof CATALOGUE> => Promise.resolve(CATALOGUE)

afterEach(() => void vi.restoreAllMocks())

test('a text that is not loaded is empty and reported once', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const words = textsOf<(typeof CATALOGUE)['texts']>({ en: load, de: load, fr: load, pl: load, it: load })
  expect([words.t('hello'), words.t('hello')]).toEqual(['', ''])
  expect(error.mock.calls).toEqual([[`The text “hello” is unknown or not loaded in ${language.value}.`]])
  await words.ready()
  expect(words.t('hello', { name: 'Ada' })).toBe('Hello Ada')
  expect(error).toHaveBeenCalledOnce()
})
