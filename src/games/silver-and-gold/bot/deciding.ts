import type { Seat, View } from '../../../kernel/index.ts'
import type { Candidate } from '../../../search/model.ts'
import { type Cells, countCells, firstCell } from '../rules/cells.ts'
import { type Deck, deckOf, NO_CARD } from '../rules/deck.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'
import type { Markings } from './markings.ts'

/** A view that a bot can decide with. */
export interface Seated {
  readonly seat: Seat
  readonly open: Open
  readonly own: Own
}

export function seated({ seat, open, own }: View<Open, Own>): Seated {
  if (seat === undefined || own === undefined) throw new Error('a bot needs a seat')
  return { seat, open, own }
}

/** The moves that lead from what is marked already to an outcome: the base, crosses among the extras, other extras. */
export function movesTo({ seat, open, own }: Seated, list: Markings, index: number): Move[] {
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const marked = [own.marks[0], own.marks[1]]
  const moves: Move[] = []
  if (own.owed === 0) {
    const base = list.base[index]
    const place = list.place[index] === 0 ? 0 : 1
    moves.push(
      countCells(base) === 1
        ? { type: 'single', place, cell: firstCell(base) }
        : { type: 'pattern', place, cells: base },
    )
    marked[place] |= base
  }
  const extras = [list.first[index] & ~marked[0], list.second[index] & ~marked[1]]
  pushExtras(deck, cards, extras, true, moves)
  pushExtras(deck, cards, extras, false, moves)
  return moves
}

function pushExtras(
  deck: Deck,
  cards: readonly number[],
  extras: readonly Cells[],
  crosses: boolean,
  moves: Move[],
): void {
  for (const place of [0, 1] as const) {
    if (cards[place] === NO_CARD) continue
    const onCrosses = extras[place] & deck.crosses[cards[place]]
    for (let rest = crosses ? onCrosses : extras[place] & ~onCrosses; rest !== 0; rest &= rest - 1) {
      moves.push({ type: 'extra', place, cell: firstCell(rest) })
    }
  }
}

export const candidatesOf = (view: Seated, list: Markings): Candidate<Move>[] =>
  Array.from({ length: list.size }, (_, index) => ({
    moves: movesTo(view, list, index),
    value: list.worth[index],
  }))

/** Best first; equals keep their order. */
export const ranked = (candidates: readonly Candidate<Move>[]): Candidate<Move>[] =>
  candidates.toSorted((a, b) => b.value - a.value)

/** The place that a pick fills. */
export const emptyPlace = ({ seat, open }: Seated): 0 | 1 => (open.players[seat].cards[0] === NO_CARD ? 0 : 1)
