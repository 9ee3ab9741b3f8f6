import { createHash, randomBytes } from 'node:crypto'
import { at } from '../kernel/index.ts'

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const TABLE_ID_LENGTH = 12

/** An id that cannot be guessed: whoever knows it was given the link. */
export function newLinkId(length: number): string {
  let id = ''
  while (id.length < length) id = idOf(randomBytes(2 * length), length)
  return id
}

export const newTableId = (): string => newLinkId(TABLE_ID_LENGTH)

/** The id of the rematch of a table. It may be derived, because whoever knows the table is told it anyway. */
export const tableIdAfter = (table: string): string =>
  idOf(createHash('sha512').update(`after ${table}`).digest(), TABLE_ID_LENGTH)

/** Bytes that would make some letters more likely than others are skipped. */
function idOf(bytes: Uint8Array, length: number): string {
  const usable = [...bytes].filter((byte) => byte < 4 * LETTERS.length)
  const letters = usable.slice(0, length).map((byte) => at(LETTERS, byte % LETTERS.length))
  return letters.join('')
}
