import type { Shown } from '../../../../ui/board/game-board.ts'
import type { Card } from '../../rules/deck.ts'
import type { Move } from '../../rules/moves.ts'
import type { Pair } from '../../rules/state.ts'

/** What is pointed out on the table. */
export interface Pointed {
  /** The cells to be marked, or that were, on the two islands. */
  readonly advice: Pair
  readonly played: Pair
  /** How a card, or the stock, is pointed out. */
  at(what: Card | 'stock'): Shown['as'] | undefined
}

export function pointedOut(shown: readonly Shown[] = []): Pointed {
  const movesOf = (as: Shown['as']): readonly Move[] =>
    shown.flatMap((one) => (one.as === as ? (one.moves as readonly Move[]) : []))
  const cellsOf = (moves: readonly Move[]): Pair => {
    const cells: Pair = [0, 0]
    for (const move of moves) {
      if (move.type === 'pattern') cells[move.place] |= move.cells
      else if (move.type === 'single' || move.type === 'extra') cells[move.place] |= 1 << move.cell
    }
    return cells
  }
  const names = (moves: readonly Move[], what: Card | 'stock'): boolean =>
    moves.some((move) => (move.type === 'draw' ? what === 'stock' : 'card' in move && move.card === what))
  const [advice, played] = [movesOf('advice'), movesOf('played')]
  return {
    advice: cellsOf(advice),
    played: cellsOf(played),
    at: (what) => (names(advice, what) ? 'advice' : names(played, what) ? 'played' : undefined),
  }
}

export const NOTHING_POINTED = pointedOut()
