import { parseCodeWords, WORD_SHAPE } from './code-words.ts'

/* The code of a table that waits for players: two words. */

const WORDS = 2
export const CODE_LENGTH = WORDS * WORD_SHAPE.length

/** The code that somebody has typed, in one canonical form; undefined if it cannot be one. */
export const parseInviteCode = (typed: string): string | undefined => parseCodeWords(typed, WORDS)
