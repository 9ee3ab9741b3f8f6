import { type Bot, lowestBit } from '../../../kernel/index.ts'
import { maxBy } from '../../../search/max-by.ts'
import { type Cells, countCells, firstCell } from '../rules/components/cells.ts'
import { NO_CARD } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import { type Open, type Own, PLACES, TURNS } from '../rules/state.ts'
import { MANY_CROSSES } from './crosses.ts'
import { draftValue, type GreedyContext, greedyCardValue, greedyContext } from './greedy-value.ts'

/**
 * Looks one move ahead: tries every base with its best extras and takes the most valuable. It is G0, the baseline that
 * stronger bots are measured against: it ignores its opponents and draws from the stock only if the display is empty.
 */
export const greedy: Bot<Open, Own, Move> = {
  name: 'greedy',
  choose({ seat, open, own }) {
    if (seat === undefined || own === undefined) throw new Error('a bot needs a seat')
    switch (open.phase) {
      case 'mark':
        return own.owed > 0 ? bestExtra(greedyContext(open, open.players[seat]), own) : bestBase(open, seat)
      case 'pick':
        return bestPick(open, seat)
      default:
        return bestKeep(open, own, seat)
    }
  },
}

function bestKeep(open: Open, { dealt, kept }: Own, seat: number): Move {
  const view = greedyContext(open, open.players[seat], TURNS)
  const card = maxBy(
    dealt.filter((dealtCard) => dealtCard !== kept[0]),
    (dealtCard) => greedyCardValue(view, dealtCard, 0),
  )
  return { type: 'keep', card }
}

function bestPick(open: Open, seat: number): Move {
  const player = open.players[seat]
  const view = greedyContext(open, player)
  const place = player.cards[0] === NO_CARD ? 0 : 1
  const shown = open.display.filter((card) => card !== NO_CARD)
  if (shown.length === 0) return { type: 'draw' }
  return { type: 'take', card: maxBy(shown, (card) => greedyCardValue(view, card, place)) }
}

function bestBase(open: Open, seat: number): Move {
  const view = greedyContext(open, open.players[seat])
  const { deck, player } = view
  const widths = widthsFor(view, 0)
  let bestMove: Move | undefined
  let bestValue = Number.NEGATIVE_INFINITY
  for (const place of PLACES) {
    const free = player.free[place]
    if (free === 0) continue
    const crosses = deck.crosses[player.cards[place]]
    const candidatesFor = (move: Move, cells: Cells): void => {
      const owed = countCells(cells & crosses)
      const value =
        place === 0
          ? chainValue(view, cells, 0, owed, widths.first, widths)
          : chainValue(view, 0, cells, owed, widths.first, widths)
      if (value <= bestValue) return
      bestValue = value
      bestMove = move
    }
    for (const cells of deck.placements[player.cards[place]][open.expedition]) {
      if ((cells & ~free) === 0) candidatesFor({ type: 'pattern', place, cells }, cells)
    }
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      candidatesFor({ type: 'single', place, cell: firstCell(rest) }, lowestBit(rest))
    }
  }
  if (!bestMove) throw new Error('no cell to mark')
  return bestMove
}

function bestExtra(view: GreedyContext, { marks, owed }: Own): Move {
  const extras = extrasOf(view, marks[0], marks[1])
  const widths = widthsFor(view, owed)
  const { place, cell } = maxBy(extras, (extra) =>
    afterExtra(view, marks[0], marks[1], owed, extra, widths.first, widths),
  )
  return { type: 'extra', place, cell: firstCell(cell) }
}

/** How many extras are followed up: for the first one, and deeper down. */
interface Widths {
  readonly first: number
  readonly deeper: number
}
const WIDE: Widths = { first: 4, deeper: 2 }
const NARROW: Widths = { first: 1, deeper: 1 }

/** Every cross doubles the drafts of a wide search, so with more crosses than this only the best extra is followed up. */
function widthsFor({ deck, player }: GreedyContext, owed: number): Widths {
  const crosses = PLACES.reduce<number>(
    (sum, place) =>
      player.cards[place] === NO_CARD
        ? sum
        : sum + countCells(player.free[place] & deck.crosses[player.cards[place]]),
    owed,
  )
  return crosses > MANY_CROSSES ? NARROW : WIDE
}

/** A cross as an extra cell pays for another one. */
const CROSS_BONUS = 1.2

interface Extra {
  readonly place: 0 | 1
  /** A set of one cell. */
  readonly cell: Cells
  readonly cross: boolean
}

/** The value of a draft whose crosses are still owed, with the best extras that a narrow search finds. */
function chainValue(
  view: GreedyContext,
  first: Cells,
  second: Cells,
  owed: number,
  width: number,
  widths: Widths,
): number {
  const extras = owed > 0 ? extrasOf(view, first, second) : []
  if (extras.length === 0) return draftValue(view, first, second)
  const promising = extras
    .map((extra) => ({ extra, hope: hopeOf(view, first, second, extra) }))
    .sort((a, b) => b.hope - a.hope)
    .slice(0, width)
  const values = promising.map(({ extra }) =>
    afterExtra(view, first, second, owed, extra, widths.deeper, widths),
  )
  return Math.max(...values)
}

function afterExtra(
  view: GreedyContext,
  first: Cells,
  second: Cells,
  owed: number,
  { place, cell, cross }: Extra,
  width: number,
  widths: Widths,
): number {
  const left = owed - (cross ? 0 : 1)
  return chainValue(
    view,
    place === 0 ? first | cell : first,
    place === 1 ? second | cell : second,
    left,
    width,
    widths,
  )
}

function hopeOf(view: GreedyContext, first: Cells, second: Cells, { place, cell, cross }: Extra): number {
  const value = place === 0 ? draftValue(view, first | cell, second) : draftValue(view, first, second | cell)
  return value + (cross ? CROSS_BONUS : 0)
}

function extrasOf({ deck, player }: GreedyContext, first: Cells, second: Cells): Extra[] {
  const extras: Extra[] = []
  for (const place of PLACES) {
    const card = player.cards[place]
    for (let rest = player.free[place] & ~(place === 0 ? first : second); rest !== 0; rest &= rest - 1) {
      const cell = lowestBit(rest)
      extras.push({ place, cell, cross: (deck.crosses[card] & cell) !== 0 })
    }
  }
  return extras
}
