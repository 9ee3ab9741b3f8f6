import { LIMITS } from '../../protocol/index.ts'

/*
 * Cheap checks of JSON text, before it is parsed: parsing and walking through thousands of nested lists or keys takes
 * many times as long as reading the text once.
 */

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const opens = (letter: number): boolean => letter === 91 || letter === 123
const closes = (letter: number): boolean => letter === 93 || letter === 125

/** Nothing that recurses into a message can then overflow the stack. */
export const isTooDeep = (text: string): boolean =>
  hasMore(text, ['[', '{'], LIMITS.nesting) && exceeds(text, Number.POSITIVE_INFINITY)

/** Whether a body is nested too deep, or has more values than any request needs. */
export const isUnwieldy = (text: string): boolean =>
  (hasMore(text, ['[', '{'], LIMITS.nesting) || hasMore(text, [','], LIMITS.bodyValues)) &&
  exceeds(text, LIMITS.bodyValues)

/** Whether lists and objects are nested too deep, or have more than `most` values after their first ones. */
function exceeds(text: string, most: number): boolean {
  let depth = 0
  let values = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (letter === QUOTE) quoted = !quoted
    else if (quoted) i += letter === BACKSLASH ? 1 : 0
    else if (letter === COMMA && ++values > most) return true
    else if (opens(letter) && ++depth > LIMITS.nesting) return true
    else if (closes(letter)) depth--
  }
  return false
}

/** Whether some letters occur more often than `most`. Ten times as fast as looking at every letter. */
function hasMore(text: string, letters: readonly string[], most: number): boolean {
  let count = 0
  for (const letter of letters)
    for (let i = text.indexOf(letter); i >= 0; i = text.indexOf(letter, i + 1))
      if (++count > most) return true
  return false
}
