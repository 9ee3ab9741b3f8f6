import { createHash } from 'node:crypto'
import { at } from '../../kernel/index.ts'
import { codeWords, isCodeWord, parseCodeWords, WORD_SHAPE } from '../../protocol/index.ts'
import { newWord } from '../tables/invite-codes.ts'

/** Words that are drawn: more than a hundred bits. One more is a checksum. */
export const DRAWN_WORDS = 8
const WORDS = DRAWN_WORDS + 1
const LENGTH = DRAWN_WORDS * WORD_SHAPE.length

/** A new recovery code as it is shown. */
export function newRecoveryCode(draw: () => string = newWord): string {
  for (;;) {
    let drawn = ''
    while (drawn.length < LENGTH) {
      const word = draw()
      // Otherwise a doubled letter could not be told from two words.
      if (drawn.at(-1) !== word[0]) drawn += word
    }
    const last = checksum(drawn)
    if (drawn.at(-1) !== last[0]) return codeWords(drawn + last)
  }
}

/** The code that somebody has typed, in one canonical form; undefined if a word is missing or mistyped. */
export function parseRecoveryCode(typed: string): string | undefined {
  const code = parseCodeWords(typed, WORDS)
  if (code === undefined) return undefined
  return checksum(code.slice(0, LENGTH)) === code.slice(LENGTH) ? code : undefined
}

/** What is stored: with more than a hundred random bits, a plain hash cannot be reversed by trying. */
export const recoveryHash = (code: string): Uint8Array =>
  createHash('sha256').update(`vermeil recovery ${code}`).digest()

/** A word that depends on all letters before it. */
function checksum(drawn: string): string {
  for (let attempt = 0; ; attempt++) {
    const digest = createHash('sha256').update(`vermeil checksum ${attempt} ${drawn}`).digest()
    const word = WORD_SHAPE.map((letters, place) =>
      at([...letters], digest.readUInt32BE(4 * place) % letters.length),
    ).join('')
    if (isCodeWord(word)) return word
  }
}
