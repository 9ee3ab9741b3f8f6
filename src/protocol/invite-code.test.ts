import { expect, test } from 'vitest'
import { codeWords, isCodeWord, WORD_SHAPE } from './code-words.ts'
import { CODE_LENGTH, parseInviteCode } from './invite-code.ts'

const allWords = (): string[] =>
  WORD_SHAPE.reduce<string[]>(
    (starts, letters) => starts.flatMap((s) => [...letters].map((l) => s + l)),
    [''],
  )

test('there are more than 2^27 codes', () => {
  const words = allWords().filter(isCodeWord)
  const starting = new Map<string, number>()
  for (const word of words) starting.set(word.charAt(0), (starting.get(word.charAt(0)) ?? 0) + 1)
  // The second word does not start as the first one ends.
  const codes = words.reduce((sum, word) => sum + words.length - (starting.get(word.charAt(4)) ?? 0), 0)
  expect(codes).toBeGreaterThan(2 ** 27)
})

test.each([
  'BAKENMILOT',
  'baken milot',
  ' Baken-Milot ',
  'BAKEN_MILOT',
  'b a k e n · m i l o t',
  'BAKEN MILOT.',
])('%s is the code, however it is spaced and capitalised', (typed) =>
  expect(parseInviteCode(typed)).toBe('BAKENMILOT'),
)

test.each([
  ['BAKENNMILLOTT', 'doubled letters'],
  ['pagen milod', 'letters that sound alike'],
  ['8akén mil0t', 'digits that look like letters, and accents'],
  ['BAKEN MI1OT', 'a one for the letter L'],
  ['BAKEN M1LOT', 'a one for the letter I'],
  ['BHAKEN MYLOT', 'letters that are silent or pronounced alike'],
  ['bąkęn miłot', 'letters of other languages'],
])('%s is still the same code: %s', (typed) => expect(parseInviteCode(typed)).toBe('BAKENMILOT'))

test.each([
  '',
  'BAKEN',
  'BAKEN MILO',
  'BAKEN MILOTA',
  'AKENB MILOT',
  'XAKEN MILOT',
  '0123456789',
  '__proto__',
  'constructor',
  'BAKEN MILOT'.padEnd(100),
  '🦈🦈🦈🦈🦈',
])('%s cannot be a code', (typed) => expect(parseInviteCode(typed)).toBeUndefined())

test('every word is read back as it is written, even with every letter doubled', () => {
  const codes = allWords()
    .filter((word) => !word.startsWith('N'))
    .map((word) => `BAKEN${word}`)
  const doubled = codes.map((code) => [...code].map((letter) => letter + letter).join(''))
  expect(codes.map((code) => parseInviteCode(codeWords(code).toLowerCase()))).toEqual(codes)
  expect(doubled.map(parseInviteCode)).toEqual(codes)
  expect(codes.every(({ length }) => length === CODE_LENGTH)).toBe(true)
})
