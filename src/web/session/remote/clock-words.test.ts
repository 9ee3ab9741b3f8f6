import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '../../../text/languages.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { clockWords, shortClock } from './clock-words.ts'

const live = (bank: number, increment: number) => ({ kind: 'live', bank, increment }) as const

async function inLanguage(code: Language): Promise<void> {
  const before = language.value
  onTestFinished(() => {
    language.value = before
  })
  await shell.load(code)
  language.value = code
}

/** Which space stands before a unit depends on the version of the runtime. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

test.each([
  [20, '20 seconds each, plus 10 seconds for every move.', '20 sec + 10 sec'],
  [60, '1 minute each, plus 10 seconds for every move.', '1 min + 10 sec'],
  [90, '90 seconds each, plus 10 seconds for every move.', '90 sec + 10 sec'],
  [300, '5 minutes each, plus 10 seconds for every move.', '5 min + 10 sec'],
])('a clock of %s seconds', async (bank, full, short) => {
  await inLanguage('en')
  expect(plain(clockWords(live(bank, 10)))).toBe(full)
  expect(plain(shortClock(live(bank, 10)))).toBe(short)
})

test('a clock that adds nothing for a move does not speak of it', async () => {
  await inLanguage('en')
  expect(plain(clockWords(live(600, 0)))).toBe('10 minutes each.')
  expect(plain(shortClock(live(600, 0)))).toBe('10 min')
})

test.each([
  ['de', '1 Minute pro Person, plus 1 Sekunde für jeden Zug.'],
  ['fr', '1 minute chacun, plus 1 seconde à chaque coup.'],
  ['pl', '1 minuta na gracza plus 1 sekunda za każdy ruch.'],
  ['it', '1 minuto per giocatore, più 1 secondo per ogni mossa.'],
] as const)('minutes and seconds are counted as the language does: %s', async (code, text) => {
  await inLanguage(code)
  expect(plain(clockWords(live(60, 1)))).toBe(text)
})

test('Polish has a form for a few minutes and seconds', async () => {
  await inLanguage('pl')
  expect(plain(clockWords(live(180, 2)))).toBe('3 minuty na gracza plus 2 sekundy za każdy ruch.')
})
