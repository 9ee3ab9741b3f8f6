import { at } from '../../../../kernel/index.ts'

const LAND = '#XCP'

export type Square = [row: number, column: number]

export function landOf(grid: readonly (readonly string[])[]): Square[] {
  const squares: Square[] = []
  for (const [row, symbols] of grid.entries()) {
    for (const [column, symbol] of symbols.entries()) {
      if (LAND.includes(symbol)) squares.push([row, column])
    }
  }
  return squares
}

export const cellNumber = ([row, column]: Square): number => 4 * row + column

export const squareOf = (cell: number): Square => [Math.floor(cell / 4), cell % 4]

const numberOfSet = (squares: readonly Square[]): number =>
  squares.reduce((sum, square) => sum + 2 ** cellNumber(square), 0)

export const squaresOfSet = (set: number): Square[] =>
  Array.from({ length: 16 }, (_, cell) => cell)
    .filter((cell) => Math.floor(set / 2 ** cell) % 2 === 1)
    .map(squareOf)

const known = new WeakMap<readonly Square[], Square[][]>()

export function orientations(pattern: readonly Square[]): Square[][] {
  const found = known.get(pattern) ?? findOrientations(pattern)
  known.set(pattern, found)
  return found
}

/** The distinct orientations of a pattern: four rotations of it and four of its mirror image. */
function findOrientations(pattern: readonly Square[]): Square[][] {
  const different = new Map<string, Square[]>()
  let squares: Square[] = [...pattern]
  for (let mirror = 0; mirror < 2; mirror++) {
    for (let turn = 0; turn < 4; turn++) {
      const pushed = pushedToCorner(squares)
      different.set(pushed.map(String).toSorted().join(' '), pushed)
      squares = squares.map(([row, column]) => [column, -row])
    }
    squares = squares.map(([row, column]) => [row, -column])
  }
  return [...different.values()]
}

function pushedToCorner(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row))
  const left = Math.min(...squares.map(([, column]) => column))
  return squares.map(([row, column]) => [row - top, column - left])
}

/** Every placement of a pattern within these cells, as sets of cells. */
export function placements(pattern: readonly Square[], cells: readonly Square[]): number[] {
  const free = new Set(cells.map(String))
  const found = new Set<number>()
  for (const squares of orientations(pattern)) {
    for (let down = 0; down < 4; down++) {
      for (let right = 0; right < 4; right++) {
        if (!squares.every(([row, column]) => free.has(`${row + down},${column + right}`))) continue
        found.add(numberOfSet(squares.map(([row, column]) => [row + down, column + right])))
      }
    }
  }
  return [...found]
}

export function isConnected(squares: readonly Square[]): boolean {
  const rest = [...squares]
  const reached = rest.splice(0, 1)
  for (const [row, column] of reached) {
    for (let i = rest.length - 1; i >= 0; i--) {
      const [otherRow, otherColumn] = at(rest, i)
      if (Math.abs(otherRow - row) + Math.abs(otherColumn - column) === 1) reached.push(...rest.splice(i, 1))
    }
  }
  return squares.length > 0 && rest.length === 0
}

export const cellsOf = (grid: readonly string[]): number => landOf(grid.map((row) => [...row])).length
