import { expect, test } from 'vitest'
import { isCodeWord, WORD_SHAPE } from '../../protocol/index.ts'
import { DRAWN_WORDS, newRecoveryCode, parseRecoveryCode, recoveryHash } from './recovery.ts'

const allWords = (): string[] =>
  WORD_SHAPE.reduce<string[]>(
    (starts, letters) => starts.flatMap((s) => [...letters].map((l) => s + l)),
    [''],
  ).filter(isCodeWord)

test('a recovery code has more than a hundred bits', () => {
  const words = allWords()
  const perLetter = Map.groupBy(words, (word) => word.charAt(0))
  const most = Math.max(...[...perLetter.values()].map(({ length }) => length))
  // A word never starts as the one before ends.
  expect(DRAWN_WORDS * Math.log2(words.length - most)).toBeGreaterThan(100)
})

test('a recovery code is read however it is spaced and capitalised', () => {
  for (let n = 0; n < 50; n++) {
    const code = newRecoveryCode()
    const read = parseRecoveryCode(code)
    expect(read).toBe(code.replaceAll(' ', ''))
    expect(parseRecoveryCode(` ${code.toLowerCase().replaceAll(' ', '-')} `)).toBe(read)
    expect(recoveryHash(read ?? '')).toEqual(recoveryHash(code.replaceAll(' ', '')))
  }
})

test('a word that is mistyped, missing or in the wrong place is noticed', () => {
  const words = newRecoveryCode().split(' ')
  for (const [index] of words.entries()) {
    expect(parseRecoveryCode(words.toSpliced(index, 1).join(' '))).toBeUndefined()
    const other = words[index] === 'BAKEM' ? 'MILOM' : 'BAKEM'
    expect(parseRecoveryCode(words.with(index, other).join(' '))).toBeUndefined()
  }
  const [first = '', second = '', ...rest] = words
  expect(parseRecoveryCode([second, first, ...rest].join(' '))).toBeUndefined()
})
