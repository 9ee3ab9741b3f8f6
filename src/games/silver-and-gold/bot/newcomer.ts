import type { Bot } from '../../../kernel/index.ts'
import { maxBy } from '../../../search/max-by.ts'
import { type Cells, countCells } from '../rules/components/cells.ts'
import { deckOf } from '../rules/components/deck.ts'
import { silverAndGold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { type Open, type Own, TURNS } from '../rules/state.ts'
import { type SeatView, seatView } from './seat-view.ts'

/** From this turn on small islands are taken: the large ones would hardly be finished. */
const LAST_TURNS = TURNS - 8

/**
 * A stand-in for somebody who has just finished the lessons, to measure the lowest level with. It knows what they teach
 * and nothing more: finish islands, take coins and palms, use crosses, and mark the whole pattern where it fits.
 */
export const newcomer: Bot<Open, Own, Move> = {
  name: 'newcomer',
  choose(view) {
    const own = seatView(view)
    return maxBy(silverAndGold.legal(view), (move) => attraction(own, move))
  },
}

function attraction(view: SeatView, move: Move): number {
  const { points } = deckOf(view.open.options)
  switch (move.type) {
    case 'keep':
      return points[move.card]
    case 'take':
      return view.open.turn >= LAST_TURNS ? -points[move.card] : points[move.card]
    case 'draw':
      return Number.NEGATIVE_INFINITY
    case 'pattern':
      return gain(view, move.place, move.cells)
    default:
      return gain(view, move.place, 1 << move.cell)
  }
}

const FINISHED = 100

/** What marking cells brings at once; of equal markings, the one on the island with less left to mark. */
function gain({ seat, open, own }: SeatView, place: 0 | 1, cells: Cells): number {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const card = player.cards[place]
  const left = countCells(player.free[place] & ~own.marks[place] & ~cells)
  if (left === 0) return FINISHED + deck.points[card]
  return (
    countCells(cells) +
    countCells(cells & deck.coins[card]) +
    countCells(cells & deck.palms[card]) * open.palmValue +
    countCells(cells & deck.crosses[card]) -
    left / FINISHED
  )
}
