import { type Cell, type Cells, cellsOf, hasCell, SIDE } from '../../rules/components/cells.ts'
import { type Square, toCells, toCorner } from '../../rules/components/patterns.ts'

/** How a pattern is held: quarter turns clockwise, after it was flipped or not. */
export interface Orientation {
  readonly turns: number
  readonly flipped: boolean
}

export const UPRIGHT: Orientation = { turns: 0, flipped: false }

export const rotated = ({ turns, flipped }: Orientation, by: 1 | -1): Orientation => ({
  turns: (turns + by + 4) % 4,
  flipped,
})

/** Flipped left to right as it appears on screen, whatever its rotation. */
export const flippedOver = ({ turns, flipped }: Orientation): Orientation => ({
  turns: (4 - turns) % 4,
  flipped: !flipped,
})

/** The squares of a pattern in an orientation. */
export function oriented(pattern: readonly Square[], { turns, flipped }: Orientation): Square[] {
  let squares: Square[] = pattern.map(([row, column]) => (flipped ? [row, -column] : [row, column]))
  for (let i = 0; i < turns; i++) squares = squares.map(([row, column]) => [column, -row])
  return toCorner(squares)
}

/** The cells that a pattern would cover, and whether it may be placed there. */
export interface Ghost {
  readonly cells: Cells
  readonly fits: boolean
}

/**
 * Where a pattern lands when it is held over a cell. Any of its squares may be the one under the pointer: the most
 * central one with which it fits, otherwise the most central one.
 */
export function ghostAt(squares: readonly Square[], cell: Cell, free: Cells): Ghost {
  const [row, column] = [cell >> 2, cell & 3]
  const middle = (axis: 0 | 1): number =>
    squares.reduce((sum, square) => sum + square[axis], 0) / squares.length
  const [middleRow, middleColumn] = [middle(0), middle(1)]
  const distance = ([r, c]: Square): number => Math.hypot(r - middleRow, c - middleColumn)
  const byDistance = [...squares].sort((a, b) => distance(a) - distance(b))
  let central: Ghost | undefined
  for (const [r, c] of byDistance) {
    const ghost = placed(
      squares.map(([y, x]): Square => [row - r + y, column - c + x]),
      free,
    )
    if (ghost.fits) return ghost
    central ??= ghost
  }
  return central ?? NO_GHOST
}

const NO_GHOST: Ghost = { cells: 0, fits: false }

function placed(squares: readonly Square[], free: Cells): Ghost {
  const inside = squares.filter(([row, column]) => row >= 0 && row < SIDE && column >= 0 && column < SIDE)
  const cells = toCells(inside)
  return { cells, fits: inside.length === squares.length && (cells & ~free) === 0 }
}

/** The placements that cover a cell, starting with those in the current orientation. */
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

export const shapeOf = (cells: Cells): Cells =>
  toCells(toCorner(cellsOf(cells).map((cell): Square => [cell >> 2, cell & 3])))

/** The orientation in which a pattern has the shape of some cells, preferably the current one. */
export function orientationOf(pattern: readonly Square[], cells: Cells, now: Orientation): Orientation {
  const shape = shapeOf(cells)
  const ways: Orientation[] = [now]
  for (const flipped of [now.flipped, !now.flipped])
    for (let turns = 0; turns < 4; turns++) ways.push({ turns, flipped })
  return ways.find((way) => toCells(oriented(pattern, way)) === shape) ?? now
}

/** The item after the current one, starting again after the last. */
export function nextInCycle<Item>(items: readonly Item[], current: Item | undefined): Item | undefined {
  const index = current === undefined ? -1 : items.indexOf(current)
  return items[(index + 1) % items.length]
}
