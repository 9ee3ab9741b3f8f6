import { afterEach, expect, test, vi } from 'vitest'
import { texts as german } from './refusals/de.ts'
import { loadRefusals, rejectionWords, withWords } from './rejections.ts'
import { shell } from './shell/index.ts'
import { language, speak } from './texts.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a refusal has its words as soon as it is passed on, in every language that follows', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await shell.ready()
  const before = language.value
  const rejection = await withWords({ code: 'tooFast' })
  await speak('de')
  expect(rejectionWords(rejection)).toBe(german['refused.tooFast'])
  await speak(before)
})

test('a refusal that nobody knows is told by its code', async () => {
  await Promise.all([shell.ready(), loadRefusals()])
  expect(rejectionWords({ code: 'fromTheFuture' })).toContain('fromTheFuture')
})
