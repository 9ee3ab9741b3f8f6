/*
 * Codes of words that are said aloud or copied by hand, such as `BAKEN MILOT`. Every letter sounds much the same in the
 * languages of the app, and letters that are easily taken for each other count as one.
 */

const CONSONANTS = 'BFKLMNRST'
const VOWELS = 'AEIOU'
/** The letters with which a word can end. */
const ENDINGS = 'KLMNRST'

/** The letters that each place of a word can have. */
export const WORD_SHAPE: readonly string[] = [CONSONANTS, VOWELS, CONSONANTS, VOWELS, ENDINGS]

/** Syllables that are rude in one of the languages. */
const RUDE = /BIT|BUT|FAK|FIK|FOT|FUK|KAK|KOK|KON|KUL|KUR|NAS|NEK|NIK|SEK|SUK|TET|TIT/

/** Whether a word is used in codes. */
export const isCodeWord = (word: string): boolean => !RUDE.test(word)

/** Nobody types more than this for one word by mistake. */
const MAX_TYPED = 30

/** What people hear or type instead of a letter, and the digits that look like one. */
const CONSONANT_FOR: Readonly<Record<string, string>> = {
  P: 'B',
  8: 'B',
  V: 'F',
  W: 'F',
  C: 'K',
  G: 'K',
  Q: 'K',
  6: 'K',
  1: 'L',
  Z: 'S',
  2: 'S',
  5: 'S',
  D: 'T',
  7: 'T',
}
const VOWEL_FOR: Readonly<Record<string, string>> = { 4: 'A', 3: 'E', 1: 'I', J: 'I', Y: 'I', 0: 'O' }

/**
 * The code of this many words that somebody has typed, in one canonical form; undefined if it cannot be one. Case, spaces,
 * hyphens, accents and doubled letters do not matter.
 */
export function parseCodeWords(typed: string, count: number): string | undefined {
  const length = count * WORD_SHAPE.length
  if (typed.length > count * MAX_TYPED) return undefined
  const letters = typed
    .normalize('NFD')
    .toUpperCase()
    .replaceAll('Ł', 'L')
    .replaceAll('PH', 'F')
    // H is silent in some languages. The rest are accents, spaces and signs.
    .replaceAll(/[^A-GI-Z0-9]/g, '')
  let code = ''
  for (const letter of letters) {
    const place = WORD_SHAPE[code.length % WORD_SHAPE.length] ?? ''
    const meant = place === VOWELS ? (VOWEL_FOR[letter] ?? letter) : (CONSONANT_FOR[letter] ?? letter)
    const before = code.at(-1) ?? ''
    if (code.length < length && place.includes(meant) && meant !== before) code += meant
    // Otherwise it can only be the second of two equal letters, of which no code has any.
    else if (![letter, CONSONANT_FOR[letter], VOWEL_FOR[letter]].includes(before)) return undefined
  }
  return code.length === length ? code : undefined
}

/** The words of a code, as they are shown. */
export const codeWords = (code: string): string =>
  code.replaceAll(new RegExp(`.{${WORD_SHAPE.length}}(?=.)`, 'g'), '$& ')
