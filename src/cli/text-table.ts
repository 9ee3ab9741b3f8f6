import { at } from '../kernel/index.ts'

/** Aligns rows of cells in columns: the first column to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, x) =>
    Math.max(...rows.map((row) => row[x]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, x) => (x === 0 ? cell.padEnd(at(widths, x)) : cell.padStart(at(widths, x))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const count = (n: number): string => n.toLocaleString('en')
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
