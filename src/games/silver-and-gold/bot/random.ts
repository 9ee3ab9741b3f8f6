import type { Bot, Chance, PackedMove } from '../../../kernel/index.ts'
import { lowestBit } from '../../../kernel/index.ts'
import { type Cells, countCells } from '../rules/components/cells.ts'
import { deckOf, NO_CARD } from '../rules/components/deck.ts'
import { freeCells } from '../rules/marking.ts'
import type { Move } from '../rules/moves.ts'
import {
  EXTRA_MOVE,
  PACKED_DRAW,
  PATTERN_MOVE,
  packKeep,
  packMark,
  packTake,
  SINGLE_MOVE,
  unpackMove,
} from '../rules/packed-move.ts'
import { DISPLAY_PLACES, type Open, type Own, type Player, type SilverAndGoldState } from '../rules/state.ts'
import { seatView } from './seat-view.ts'

/** Chooses every legal move with the same probability, without listing them: a whole game takes microseconds. */
export const random: Bot<Open, Own, Move> = {
  name: 'random',
  choose(view, chance) {
    const { seat, open, own } = seatView(view)
    return unpackMove(randomMove(open, own, seat, chance))
  },
}

/** The same as a policy for playouts. */
export const randomPolicy = ({ open, own }: SilverAndGoldState, seat: number, chance: Chance): PackedMove =>
  randomMove(open, own[seat], seat, chance)

function randomMove(open: Open, own: Own, seat: number, chance: Chance): PackedMove {
  switch (open.phase) {
    case 'mark':
      return own.owed > 0
        ? randomExtra(open.players[seat], own, chance)
        : randomBase(open, open.players[seat], chance)
    case 'pick':
      return randomPick(open, chance)
    default:
      return randomKeep(own, chance)
  }
}

function randomKeep({ dealt, kept }: Own, chance: Chance): PackedMove {
  const taken = dealt.indexOf(kept[0])
  const nth = chance.below(taken < 0 ? dealt.length : dealt.length - 1)
  return packKeep(dealt[taken >= 0 && nth >= taken ? nth + 1 : nth])
}

/** Draws among all placements and all free cells until the placement drawn is free. */
function randomBase(open: Open, player: Player, chance: Chance): PackedMove {
  const { cards } = player
  // Destructuring would iterate over the pair, and V8 would not inline such a long function.
  const free = player.free[0]
  const otherFree = player.free[1]
  const { patternSizes, placed, placedFrom } = deckOf(open.options)
  const { expedition } = open
  const size = patternSizes[expedition]
  const cells = countCells(free)
  const otherCells = countCells(otherFree)
  let from = 0
  let here = 0
  if (cells >= size) {
    const list = patternSizes.length * cards[0] + expedition
    from = placedFrom[list]
    here = placedFrom[list + 1] - from
  }
  let otherFrom = 0
  let patterns = here
  if (otherCells >= size) {
    const list = patternSizes.length * cards[1] + expedition
    otherFrom = placedFrom[list] - here
    patterns += placedFrom[list + 1] - placedFrom[list]
  }
  const all = patterns + cells + otherCells
  for (;;) {
    const nth = chance.below(all)
    if (nth >= patterns) return nthCell(SINGLE_MOVE, free, otherFree, cells, nth - patterns)
    if (nth < here) {
      const laid = placed[from + nth]
      if ((laid & ~free) === 0) return packMark(PATTERN_MOVE, 0, laid)
    } else {
      const laid = placed[otherFrom + nth]
      if ((laid & ~otherFree) === 0) return packMark(PATTERN_MOVE, 1, laid)
    }
  }
}

function randomExtra(player: Player, own: Own, chance: Chance): PackedMove {
  const free = freeCells(player, own, 0)
  const otherFree = freeCells(player, own, 1)
  const cells = countCells(free)
  return nthCell(EXTRA_MOVE, free, otherFree, cells, chance.below(cells + countCells(otherFree)))
}

/** Marks the `nth` free cell, counting those of the first card, which has `cells` of them, before those of the second. */
function nthCell(type: number, free: Cells, otherFree: Cells, cells: number, nth: number): PackedMove {
  const place = nth < cells ? 0 : 1
  let rest = place === 0 ? free : otherFree
  for (let skip = place === 0 ? nth : nth - cells; skip > 0; skip--) rest &= rest - 1
  return packMark(type, place, lowestBit(rest))
}

function randomPick({ display, stock }: Open, chance: Chance): PackedMove {
  let cards = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NO_CARD) cards++
  let nth = chance.below(stock > 0 ? cards + 1 : cards)
  if (nth === cards) return PACKED_DRAW
  let place = 0
  while (display[place] === NO_CARD || nth-- > 0) place++
  return packTake(display[place])
}
