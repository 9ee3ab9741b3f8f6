import type { Bot, Chance } from '../../../kernel/index.ts'
import { countCells, firstCell } from '../rules/cells.ts'
import { deckOf, NO_CARD } from '../rules/deck.ts'
import { freeCells } from '../rules/marking.ts'
import type { Move } from '../rules/moves.ts'
import { DISPLAY_PLACES, type Open, type Own, type Player } from '../rules/state.ts'

/** Chooses every legal move with the same probability, without listing them: a whole game takes microseconds. */
export const random: Bot<Open, Own, Move> = {
  name: 'random',
  choose({ seat, open, own }, chance) {
    if (seat === undefined || own === undefined) throw new Error('a bot needs a seat')
    switch (open.phase) {
      case 'mark':
        return own.owed > 0
          ? randomCell('extra', open.players[seat], own, chance)
          : randomBase(open, open.players[seat], own, chance)
      case 'pick':
        return randomPick(open, chance)
      default:
        return randomKeep(own, chance)
    }
  },
}

function randomKeep({ dealt, kept }: Own, chance: Chance): Move {
  const taken = dealt.indexOf(kept[0])
  const nth = chance.below(taken < 0 ? dealt.length : dealt.length - 1)
  return { type: 'keep', card: dealt[taken >= 0 && nth >= taken ? nth + 1 : nth] }
}

/** Draws among all placements and all free cells until the placement drawn is free. */
function randomBase(open: Open, player: Player, own: Own, chance: Chance): Move {
  const first = player.cards[0]
  const second = player.cards[1]
  const free = player.free[0]
  const otherFree = player.free[1]
  const { placements, patternSizes } = deckOf(open.options)
  const size = patternSizes[open.expedition]
  const laid = countCells(free) < size ? NOTHING : placements[first][open.expedition]
  const otherLaid = countCells(otherFree) < size ? NOTHING : placements[second][open.expedition]
  const patterns = laid.length + otherLaid.length
  const all = patterns + countCells(free) + countCells(otherFree)
  for (;;) {
    const nth = chance.below(all)
    if (nth >= patterns) return nthCell('single', player, own, nth - patterns)
    if (nth < laid.length) {
      if ((laid[nth] & ~free) === 0) return { type: 'pattern', place: 0, cells: laid[nth] }
    } else {
      const cells = otherLaid[nth - laid.length]
      if ((cells & ~otherFree) === 0) return { type: 'pattern', place: 1, cells }
    }
  }
}

const NOTHING: readonly number[] = []

function randomCell(type: 'single' | 'extra', player: Player, own: Own, chance: Chance): Move {
  const cells = countCells(freeCells(player, own, 0)) + countCells(freeCells(player, own, 1))
  return nthCell(type, player, own, chance.below(cells))
}

function nthCell(type: 'single' | 'extra', player: Player, own: Own, nth: number): Move {
  const here = freeCells(player, own, 0)
  const before = countCells(here)
  const place = nth < before ? 0 : 1
  let free = place === 0 ? here : freeCells(player, own, 1)
  for (let passed = place === 0 ? 0 : before; passed < nth; passed++) free &= free - 1
  return { type, place, cell: firstCell(free) }
}

function randomPick({ display, stock }: Open, chance: Chance): Move {
  let cards = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NO_CARD) cards++
  let nth = chance.below(stock > 0 ? cards + 1 : cards)
  if (nth === cards) return { type: 'draw' }
  let place = 0
  while (display[place] === NO_CARD || nth-- > 0) place++
  return { type: 'take', card: display[place] }
}
