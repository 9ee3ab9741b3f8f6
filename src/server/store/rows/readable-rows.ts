import { channel } from 'node:diagnostics_channel'
import { CorruptRow } from './table-rows.ts'

/** Here the rows that are passed over are reported, each whenever it is come across. */
export const CORRUPT_ROWS = channel('vermeil.corrupt-rows')

/** What a list says. A row that was damaged, or that only a newer version can read, is left out. */
export const readable = <Row, T>(rows: readonly Row[], read: (row: Row) => T): T[] =>
  readablePage(rows, read).filter((one) => one !== undefined)

/** The same for a page. What cannot be read is undefined, so that the next page begins where it would otherwise. */
export const readablePage = <Row, T>(rows: readonly Row[], read: (row: Row) => T): (T | undefined)[] =>
  rows.map((row) => {
    try {
      return read(row)
    } catch (problem) {
      return passOver(problem)
    }
  })

/** What is read from the store for one of many; undefined if it cannot be read. */
export const ifReadable = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(passOver)

function passOver(problem: unknown): undefined {
  if (!(problem instanceof CorruptRow)) throw problem
  CORRUPT_ROWS.publish(problem)
}
