import type { PackedMove } from '../../../kernel/index.ts'
import { type Cells, firstCell, NO_CELLS } from './components/cells.ts'
import type { Card } from './components/deck.ts'
import type { Move } from './moves.ts'

/*
 * A move in 21 bits: what it names (a set of cells, or a card), the place of the card that is marked, and its type. The
 * rules read this form, so that playouts and searches allocate no moves; logs and messages hold the object form.
 */

const NAMED_BITS = 16
const PLACE_BITS = 2
const TYPE_SHIFT = NAMED_BITS + PLACE_BITS
const NAMED = (1 << NAMED_BITS) - 1
const PLACE = (1 << PLACE_BITS) - 1

export const KEEP_MOVE = 0
export const PATTERN_MOVE = 1
export const SINGLE_MOVE = 2
export const EXTRA_MOVE = 3
export const TAKE_MOVE = 4
export const DRAW_MOVE = 5
/** Everything that is no move at all. */
const UNKNOWN = 6

/** Packed in place of values that no move can have, so that the rules refuse them like any other illegal move. */
const NO_PLACE = 2
const NO_SUCH_CARD = NAMED

export const packedType = (move: PackedMove): number => move >> TYPE_SHIFT
export const packedPlace = (move: PackedMove): number => (move >> NAMED_BITS) & PLACE
export const packedCells = (move: PackedMove): Cells => move & NAMED
export const packedCard = (move: PackedMove): Card => move & NAMED

const packCard = (type: number, card: Card): PackedMove => (type << TYPE_SHIFT) | card
export const packKeep = (card: Card): PackedMove => packCard(KEEP_MOVE, card)
export const packTake = (card: Card): PackedMove => packCard(TAKE_MOVE, card)
export const PACKED_DRAW: PackedMove = packCard(DRAW_MOVE, 0)

/** The marking of a pattern, of a single cell or of an extra cell, with the cells as a set. */
export const packMark = (type: number, place: number, cells: Cells): PackedMove =>
  (type << TYPE_SHIFT) | (place << NAMED_BITS) | cells

/** Takes whatever a client sends and never throws. */
export function packMove(move: Move): PackedMove {
  if (typeof move !== 'object' || move === null) return packCard(UNKNOWN, 0)
  switch (move.type) {
    case 'pattern':
      return packMark(
        PATTERN_MOVE,
        knownPlace(move.place),
        isWithin(move.cells, NAMED) ? move.cells : NO_CELLS,
      )
    case 'single':
      return packMark(SINGLE_MOVE, knownPlace(move.place), oneCell(move.cell))
    case 'extra':
      return packMark(EXTRA_MOVE, knownPlace(move.place), oneCell(move.cell))
    case 'take':
      return packTake(knownCard(move.card))
    case 'draw':
      return PACKED_DRAW
    case 'keep':
      return packKeep(knownCard(move.card))
    default:
      return packCard(UNKNOWN, 0)
  }
}

export function unpackMove(move: PackedMove): Move {
  const place = packedPlace(move) === 0 ? 0 : 1
  switch (packedType(move)) {
    case KEEP_MOVE:
      return { type: 'keep', card: packedCard(move) }
    case PATTERN_MOVE:
      return { type: 'pattern', place, cells: packedCells(move) }
    case SINGLE_MOVE:
      return { type: 'single', place, cell: firstCell(packedCells(move)) }
    case EXTRA_MOVE:
      return { type: 'extra', place, cell: firstCell(packedCells(move)) }
    case TAKE_MOVE:
      return { type: 'take', card: packedCard(move) }
    default:
      return { type: 'draw' }
  }
}

const isWithin = (value: number, highest: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= highest

const knownPlace = (place: number): number => (place === 0 || place === 1 ? place : NO_PLACE)
const knownCard = (card: Card): Card => (isWithin(card, NO_SUCH_CARD) ? card : NO_SUCH_CARD)
const oneCell = (cell: number): Cells => (isWithin(cell, NAMED_BITS - 1) ? 1 << cell : NO_CELLS)
