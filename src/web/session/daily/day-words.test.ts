import { expect, test } from 'vitest'
import { dayWords } from './day-words.ts'

test('a day is written in the language of the reader, whatever the time zone of the device', () => {
  expect(dayWords('2026-11-16', 'en')).toBe('16 Nov')
  expect(dayWords('2026-11-16', 'en', true)).toBe('Monday 16 November')
  expect(dayWords('2026-11-16', 'de')).toBe('16. Nov.')
  expect(dayWords('2026-11-16', 'pl', true)).toBe('poniedziałek, 16 listopada')
})
