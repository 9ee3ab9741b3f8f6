import { lowestBit, type PackedMove } from '../../../../kernel/index.ts'
import { type Cells, countCells } from '../../rules/components/cells.ts'
import { type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { EXTRA_MOVE, PATTERN_MOVE, packMark, SINGLE_MOVE } from '../../rules/packed-move.ts'
import type { SeatView } from '../seat-view.ts'
import type { Markings } from './markings.ts'

/** The moves from what is marked already to a marking: the base, then extras on crosses, then the other extras. */
export function movesTo({ seat, open, own }: SeatView, list: Markings, index: number): PackedMove[] {
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const marked = [own.marks[0], own.marks[1]]
  const moves: PackedMove[] = []
  if (own.owed === 0) {
    const base = list.base[index]
    const place = list.place[index]
    moves.push(packMark(countCells(base) === 1 ? SINGLE_MOVE : PATTERN_MOVE, place, base))
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
  moves: PackedMove[],
): void {
  for (const place of [0, 1] as const) {
    if (cards[place] === NO_CARD) continue
    const onCrosses = extras[place] & deck.crosses[cards[place]]
    for (let rest = crosses ? onCrosses : extras[place] & ~onCrosses; rest !== 0; rest &= rest - 1) {
      moves.push(packMark(EXTRA_MOVE, place, lowestBit(rest)))
    }
  }
}
