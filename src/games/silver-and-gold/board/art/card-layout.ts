import type { Cell } from '../../rules/components/cells.ts'
import type { TreasureCard } from '../../rules/components/deck-file.ts'

/** `portrait` at a desk, `landscape` on a phone, `mini` for what others have and for the display. */
export type CardLayout = 'portrait' | 'landscape' | 'mini'

type Box = readonly [x: number, y: number, size: number]

interface Measures {
  readonly width: number
  readonly height: number
  /** Where the grid of cells starts. */
  readonly left: number
  readonly top: number
  readonly frame: number
  readonly plate: Box
  readonly seal: Box
}

export const MEASURES: Record<CardLayout, Measures> = {
  portrait: { width: 208, height: 232, left: 24, top: 51, frame: 8, plate: [9, 8, 40], seal: [161, 9, 38] },
  landscape: {
    width: 276,
    height: 190,
    left: 101,
    top: 15,
    frame: 7,
    plate: [16, 16, 52],
    seal: [18, 76, 48],
  },
  mini: { width: 206, height: 246, left: 23, top: 66, frame: 9, plate: [5, 3, 62], seal: [140, 4, 60] },
}

/** The width of a cell in a drawing, whatever its size on screen. */
export const UNIT = 40

/** The top left corner of a cell within the grid. */
export const cellCorner = (cell: Cell): [x: number, y: number] => [(cell & 3) * UNIT, (cell >> 2) * UNIT]

/** The letter that the deck's drawing has at a cell: `#` land, `X` cross, `C` coin, `P` palm. */
export const letterAt = ({ grid }: TreasureCard, cell: Cell): string =>
  grid[cell >> 2]?.charAt(cell & 3) ?? ''
