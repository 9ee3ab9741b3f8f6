import { inflateSync } from 'node:zlib'

const WOFF = 0x774f4646
const HEADER = 44
const ENTRY = 20

/** The numbers of the names of a font: that of the family, and the one for printers, which no font may lack. */
const NAMES = [1, 6] as const

/** A table of names in which all names are that of the family. */
function namesOf(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16()
  const start = 6 + 12 * NAMES.length
  // Each record: Windows, Unicode, English, which name, its length and where it begins.
  const records = NAMES.flatMap((name) => [3, 1, 0x409, name, text.length, 0])
  const head = Buffer.alloc(start)
  for (const [at, value] of [0, NAMES.length, start, ...records].entries()) head.writeUInt16BE(value, 2 * at)
  return Buffer.concat([head, text])
}

const FIRST_MARK = 0x300
const LAST_MARK = 0x36f
const isMarks = (first: number, last: number): boolean => first >= FIRST_MARK && last <= LAST_MARK

/**
 * The table of letters without the marks that are put over others. A font that has them builds accented letters from two
 * parts, another one has them whole, and a text in both fonts is drawn only if they agree about the number of parts.
 */
function lettersWithoutMarks(letters: Buffer): Buffer {
  const table = Buffer.from(letters)
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const start = table.readUInt32BE(8 + 8 * index)
    const format = table.readUInt16BE(start)
    // A range that begins behind its end holds nothing.
    if (format === 4) {
      const ranges = table.readUInt16BE(start + 6)
      for (let range = 0; range < ranges; range += 2) {
        const first = start + 16 + ranges + range
        if (isMarks(table.readUInt16BE(first), table.readUInt16BE(start + 14 + range)))
          table.writeUInt16BE(0xffff, first)
      }
    } else if (format === 12) {
      for (let range = 0; range < table.readUInt32BE(start + 12); range++) {
        const first = start + 16 + 12 * range
        if (isMarks(table.readUInt32BE(first), table.readUInt32BE(first + 4)))
          table.writeUInt32BE(0x10ffff, first)
      }
    }
  }
  return table
}

/**
 * A font in the format that programs draw with, under the name by which styles know it. Other formats than WOFF 1 are
 * left as they are.
 */
export function unpackedFont(font: Buffer, family: string): Buffer {
  if (font.readUInt32BE(0) !== WOFF) return font
  const tables = font.readUInt16BE(12)
  const power = Math.floor(Math.log2(tables))
  const head = Buffer.alloc(12 + 16 * tables)
  font.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * tables - 16 * 2 ** power, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let table = 0; table < tables; table++) {
    const entry = HEADER + ENTRY * table
    const [start, packed, whole] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const stored = font.subarray(start, start + packed)
    const tag = font.toString('latin1', entry, entry + 4)
    const original = packed < whole ? inflateSync(stored) : stored
    const data = tag === 'name' ? namesOf(family) : tag === 'cmap' ? lettersWithoutMarks(original) : original
    const at = 12 + 16 * table
    font.copy(head, at, entry, entry + 4)
    font.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
