import type { Shown } from '../../../ui/board/game-board.ts'
import type { Card } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import type { Pair } from '../rules/state.ts'

/** The cells and cards that the board points out: what is advised, and what was played. */
export interface Highlights {
  /** Cells on the two islands. */
  readonly advice: Pair
  /** Cells that the plan marks later. */
  readonly plan: Pair
  readonly played: Pair
  /** How a card, or the stock, is pointed out. */
  of(item: Card | 'stock'): Shown['as'] | undefined
}

export function highlightsOf(shown: readonly Shown[] = []): Highlights {
  const [advice, played] = [movesShownAs('advice', shown), movesShownAs('played', shown)]
  return {
    advice: markedCells(advice),
    plan: markedCells(shown.flatMap(({ plan = [] }) => plan as readonly Move[])),
    played: markedCells(played),
    of: (item) => (concerns(advice, item) ? 'advice' : concerns(played, item) ? 'played' : undefined),
  }
}

const movesShownAs = (as: Shown['as'], shown: readonly Shown[]): readonly Move[] =>
  shown.flatMap((one) => (one.as === as ? (one.moves as readonly Move[]) : []))

function markedCells(moves: readonly Move[]): Pair {
  const cells: Pair = [0, 0]
  for (const move of moves) {
    if (move.type === 'pattern') cells[move.place] |= move.cells
    else if (move.type === 'single' || move.type === 'extra') cells[move.place] |= 1 << move.cell
  }
  return cells
}

const concerns = (moves: readonly Move[], item: Card | 'stock'): boolean =>
  moves.some((move) => (move.type === 'draw' ? item === 'stock' : 'card' in move && move.card === item))

export const NO_HIGHLIGHTS = highlightsOf()
