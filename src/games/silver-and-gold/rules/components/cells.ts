import { lowestBit, lowestIndex } from '../../../../kernel/index.ts'

/** A cell of a card's 4 × 4 grid: 4 × row + column. */
export type Cell = number

/** A set of a card's cells as a 16-bit mask. */
export type Cells = number

export const SIDE = 4
export const CELLS_PER_CARD = 16
export const NO_CELLS: Cells = 0

export const cellAt = (row: number, column: number): Cell => SIDE * row + column

/** The number of cells in every half of a set. A table for whole sets would be slower, because it would fill the cache. */
const COUNTS = new Uint8Array(256)
for (let cells = 1; cells < COUNTS.length; cells++) COUNTS[cells] = COUNTS[cells >> 1] + (cells & 1)

export const countCells = (cells: Cells): number => COUNTS[cells & 0xff] + COUNTS[cells >> 8]

export const hasCell = (cells: Cells, cell: Cell): boolean => ((cells >> cell) & 1) === 1

export function cellsOf(cells: Cells): Cell[] {
  const list: Cell[] = []
  for (let rest = cells; rest !== 0; rest &= rest - 1) list.push(firstCell(rest))
  return list
}

/** The lowest cell of a non-empty set. */
export const firstCell: (cells: Cells) => Cell = lowestIndex

/** Whether the cells are connected edge to edge. The empty set does not count as connected. */
export function connected(cells: Cells): boolean {
  let reached = lowestBit(cells)
  for (let before = 0; before !== reached; ) {
    before = reached
    reached |= neighbours(reached) & cells
  }
  return cells !== NO_CELLS && reached === cells
}

const LEFT_COLUMN = 0x1111
const RIGHT_COLUMN = 0x8888

function neighbours(cells: Cells): Cells {
  const up = cells >> SIDE
  const down = (cells << SIDE) & 0xffff
  const left = (cells & ~LEFT_COLUMN) >> 1
  const right = (cells & ~RIGHT_COLUMN) << 1
  return up | down | left | right
}
