import { type Cell, type Cells, cellsOf, hasCell, SIDE } from '../../rules/cells.ts'
import { type Square, toCells, toCorner } from '../../rules/patterns.ts'

/** How the pattern is held: quarter turns clockwise, mirrored before that or not. */
export interface Hold {
  readonly turns: number
  readonly flipped: boolean
}

export const STRAIGHT: Hold = { turns: 0, flipped: false }

export const rotated = ({ turns, flipped }: Hold, by: 1 | -1): Hold => ({
  turns: (turns + by + 4) % 4,
  flipped,
})

/** Mirrored left to right as one sees it, however it is turned. */
export const flippedOver = ({ turns, flipped }: Hold): Hold => ({ turns: (4 - turns) % 4, flipped: !flipped })

export function held(pattern: readonly Square[], { turns, flipped }: Hold): Square[] {
  let squares: Square[] = pattern.map(([row, column]) => (flipped ? [row, -column] : [row, column]))
  for (let i = 0; i < turns; i++) squares = squares.map(([row, column]) => [column, -row])
  return toCorner(squares)
}

export interface Ghost {
  readonly cells: Cells
  readonly fits: boolean
}

/** Where the pattern comes to lie when it is held over a cell: any of its squares may be the one under the pointer. */
export function ghostAt(squares: readonly Square[], cell: Cell, free: Cells): Ghost {
  const [row, column] = [cell >> 2, cell & 3]
  const middle = (axis: 0 | 1): number =>
    squares.reduce((sum, square) => sum + square[axis], 0) / squares.length
  const [middleRow, middleColumn] = [middle(0), middle(1)]
  const distance = ([r, c]: Square): number => Math.hypot(r - middleRow, c - middleColumn)
  const ghosts = [...squares]
    .sort((a, b) => distance(a) - distance(b))
    .map(([r, c]) =>
      laid(
        squares.map(([y, x]): Square => [row - r + y, column - c + x]),
        free,
      ),
    )
  return ghosts.find(({ fits }) => fits) ?? ghosts[0]
}

function laid(squares: readonly Square[], free: Cells): Ghost {
  const inside = squares.filter(([row, column]) => row >= 0 && row < SIDE && column >= 0 && column < SIDE)
  const cells = toCells(inside)
  return { cells, fits: inside.length === squares.length && (cells & ~free) === 0 }
}

/** The placements that cover a cell, those held as now first. */
export function placementsOver(
  all: readonly Cells[],
  cell: Cell,
  free: Cells,
  now: readonly Square[],
): Cells[] {
  const shape = toCells(now)
  const same = (cells: Cells): number => (shapeOf(cells) === shape ? 0 : 1)
  return all
    .filter((cells) => hasCell(cells, cell) && (cells & ~free) === 0)
    .sort((a, b) => same(a) - same(b))
}

const shapeOf = (cells: Cells): Cells =>
  toCells(toCorner(cellsOf(cells).map((cell): Square => [cell >> 2, cell & 3])))

/** How a pattern must be held to lie as it does there. */
export function holdOf(pattern: readonly Square[], cells: Cells, now: Hold): Hold {
  const shape = shapeOf(cells)
  const ways: Hold[] = [now]
  for (const flipped of [now.flipped, !now.flipped])
    for (let turns = 0; turns < 4; turns++) ways.push({ turns, flipped })
  return ways.find((way) => toCells(held(pattern, way)) === shape) ?? now
}

/** The next one in a ring. */
export function after<Item>(items: readonly Item[], current: Item | undefined): Item | undefined {
  const at = current === undefined ? -1 : items.indexOf(current)
  return items[(at + 1) % items.length]
}
