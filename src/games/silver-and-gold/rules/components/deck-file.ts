import { CELLS_PER_CARD } from './cells.ts'

export const COLOURS = ['purple', 'orange', 'green', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

/** The meaning of each character in a grid. */
export const LEGEND = { '.': 'sea', '#': 'cell', X: 'cross', C: 'coin', P: 'palm' } as const

/** A deck as stored in a file. */
export interface DeckFile {
  readonly about?: string | undefined
  readonly treasureCards: readonly TreasureCard[]
  readonly expeditions: readonly ExpeditionCard[]
}

export interface TreasureCard {
  readonly id: string
  readonly colour: Colour
  readonly points: number
  /** Four rows of four characters; see `LEGEND`. */
  readonly grid: string[]
  readonly seal: { readonly colour: Colour; readonly value: number } | null
}

interface ExpeditionCard {
  readonly id: string
  readonly cells: [row: number, column: number][]
  readonly count: number
}

export const FEWEST_TREASURE_CARDS = 30
export const EXPEDITION_CARDS = 8

/** The cells of a grid that show one of these symbols; by default, all land cells. */
export function cellsIn(grid: readonly string[], symbols = '#XCP'): number {
  const text = grid.join('')
  let cells = 0
  for (let cell = 0; cell < CELLS_PER_CARD; cell++) if (symbols.includes(text[cell])) cells |= 1 << cell
  return cells
}
