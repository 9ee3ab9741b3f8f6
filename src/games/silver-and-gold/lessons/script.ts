import type { Answer } from '../../../kernel/index.ts'
import type { Lesson } from '../../../lesson/lesson.ts'
import type { Cell } from '../rules/components/cells.ts'
import { deckOf } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import { cardNamed } from '../rules/position.ts'
import type { Point } from './points.ts'

/** The words in which the scripts of this game are written. */
export type SgLesson = Lesson<Move, Point>

type Place = 0 | 1

const DECK = deckOf({})

/** The shape of the turn, on these cells of an island. */
export const markShape = (place: Place, ...cells: readonly Cell[]): Move => ({
  type: 'pattern',
  place,
  cells: cells.reduce((set, cell) => set | (1 << cell), 0),
})

export const markOne = (place: Place, cell: Cell): Move => ({ type: 'single', place, cell })

export const markExtra = (place: Place, cell: Cell): Move => ({ type: 'extra', place, cell })

export const takeCard = (id: string): Move => ({ type: 'take', card: cardNamed(DECK, id) })

/** Chance turns up this expedition card, which is one of `of`. */
export const expedition = (of: number, id: string): Answer => [
  of,
  DECK.file.expeditions.findIndex((card) => card.id === id),
]

/** Chance draws this treasure card from a stock of `of`. */
export const fromStock = (of: number, id: string): Answer => [of, cardNamed(DECK, id)]
