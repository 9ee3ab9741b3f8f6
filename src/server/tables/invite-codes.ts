import { randomInt } from 'node:crypto'
import { at } from '../../kernel/index.ts'
import { isCodeWord, WORD_SHAPE } from '../../protocol/index.ts'
import type { Store } from '../store/store.ts'

/** With a thousand tables waiting for players, one draw in 145,000 is taken. */
const MAX_DRAWS = 5

/** A code that leads to no other table and now leads to this one; undefined if none was found. */
export async function claimInviteCode(
  store: Pick<Store, 'claimCode'>,
  table: string,
  draw: () => string = newInviteCode,
): Promise<string | undefined> {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const code = draw()
    if (await store.claimCode(code, table)) return code
  }
  return undefined
}

export function newInviteCode(): string {
  const first = newWord()
  for (;;) {
    const second = newWord()
    // Otherwise a doubled letter could not be told from two words.
    if (first.at(-1) !== second[0]) return first + second
  }
}

/** A random word that is fit for a code. */
export function newWord(): string {
  for (;;) {
    const word = WORD_SHAPE.map((letters) => at([...letters], randomInt(letters.length))).join('')
    if (isCodeWord(word)) return word
  }
}
