import { type Cells, cellAt, SIDE } from './cells.ts'

/** A square of a pattern as row and column, relative to an arbitrary origin. */
export type Square = readonly [row: number, column: number]

/** The distinct rotations and reflections of a pattern, each moved to the top left corner. */
export function orientations(pattern: readonly Square[]): Square[][] {
  const distinct = new Map<Cells, Square[]>()
  let turned: readonly Square[] = pattern
  for (let i = 0; i < 8; i++) {
    const corner = toCorner(turned)
    distinct.set(toCells(corner), corner)
    turned = i === 3 ? mirror(pattern) : turn(turned)
  }
  return [...distinct.values()]
}

/** Every placement of a pattern on an empty 4 × 4 grid. */
export function placements(pattern: readonly Square[]): Cells[] {
  return orientations(pattern).flatMap((squares) => {
    const rows = SIDE - Math.max(...squares.map(([row]) => row))
    const columns = SIDE - Math.max(...squares.map(([, column]) => column))
    return [...Array(Math.max(rows, 0) * Math.max(columns, 0)).keys()].map((i) => {
      const [down, right] = [Math.floor(i / columns), i % columns]
      return toCells(squares.map(([row, column]) => [row + down, column + right]))
    })
  })
}

const turn = (squares: readonly Square[]): Square[] => squares.map(([row, column]) => [column, -row])
const mirror = (squares: readonly Square[]): Square[] => squares.map(([row, column]) => [row, -column])

export function toCorner(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row))
  const left = Math.min(...squares.map(([, column]) => column))
  return squares.map(([row, column]) => [row - top, column - left])
}

export function toCells(squares: readonly Square[]): Cells {
  return squares.reduce((cells, [row, column]) => cells | (1 << cellAt(row, column)), 0)
}
