import { type Chance, type PackedMove, type Seat, withoutSeat } from '../../../kernel/index.ts'
import { type Cells, firstCell, NO_CELLS } from './components/cells.ts'
import { type Deck, deckOf, NO_CARD } from './components/deck.ts'
import type { Move, Refusal } from './moves.ts'
import { EXTRA_MOVE, PATTERN_MOVE, packedCells, packedPlace, packedType } from './packed-move.ts'
import { resolve } from './resolving.ts'
import {
  COIN_BOXES,
  type Open,
  type Own,
  PALM_BOXES,
  PLACES,
  type Player,
  type SilverAndGoldState,
} from './state.ts'

/** The cells of a card that are neither marked nor part of the seat's marks that are still hidden. */
export const freeCells = (player: Player, own: Own, place: number): Cells =>
  player.free[place] & ~own.marks[place]

/** The base is the whole pattern on one card or a single cell on either. After a cross, an extra anywhere is owed. */
export function legalMarks(open: Open, own: Own, seat: Seat): Move[] {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const type = own.owed === 0 ? 'single' : 'extra'
  const moves: Move[] = []
  for (const place of PLACES) {
    const free = freeCells(player, own, place)
    if (free === 0) continue
    if (own.owed === 0) {
      for (const cells of deck.placements[player.cards[place]][open.expedition]) {
        if ((cells & ~free) === 0) moves.push({ type: 'pattern', place, cells })
      }
    }
    for (let rest = free; rest !== 0; rest &= rest - 1) moves.push({ type, place, cell: firstCell(rest) })
  }
  return moves
}

/**
 * Marks the base, which may always be a single cell, even if the pattern fits, or an extra for a cross marked before.
 * Each cross marked requires one more mark. Extras lapse when no unmarked cell is left.
 */
export function placeMarks(
  state: SilverAndGoldState,
  seat: Seat,
  move: PackedMove,
  chance: Chance,
): Refusal | undefined {
  const { open } = state
  const own = state.own[seat]
  const { cards, free } = open.players[seat]
  const { marks } = own
  const type = packedType(move)
  const place = packedPlace(move)
  const cells = packedCells(move)
  if (type !== EXTRA_MOVE && own.owed > 0) return { code: 'extraFirst' }
  if (type === EXTRA_MOVE && own.owed === 0) return { code: 'noExtraOwed' }
  if (place > 1 || cards[place] === NO_CARD) return { code: 'noCardThere' }
  const deck = deckOf(open.options)
  if (type === PATTERN_MOVE && ((deck.patternsAt[cells] >> open.expedition) & 1) === 0)
    return { code: 'notThePattern' }
  const marked = marks[place]
  if (cells === NO_CELLS || (cells & ~(free[place] & ~marked)) !== 0) return { code: 'cellNotFree' }
  marks[place] = marked | cells
  let owed = type === EXTRA_MOVE ? own.owed - 1 : 0
  for (let rest = cells & deck.crosses[cards[place]]; rest !== 0; rest &= rest - 1) owed++
  if (owed > 0 && ((free[0] & ~marks[0]) | (free[1] & ~marks[1])) === 0) owed = 0
  own.owed = owed
  if (owed > 0) return undefined
  open.waiting = withoutSeat(open.waiting, seat)
  if (open.waiting === 0) showMarks(state, deck, chance)
  return undefined
}

/** R12: marks stay hidden until everybody has marked, and are then shown together. */
function showMarks(state: SilverAndGoldState, deck: Deck, chance: Chance): void {
  const { open, own } = state
  for (let seat = 0; seat < own.length; seat++) {
    const { marks } = own[seat]
    const player = open.players[seat]
    let coins = 0
    let palms = 0
    for (let place = 0; place < 2; place++) {
      const cells = marks[place]
      if (cells === 0) continue
      const card = player.cards[place]
      for (let rest = cells & deck.coins[card]; rest !== 0; rest &= rest - 1) coins++
      for (let rest = cells & deck.palms[card]; rest !== 0; rest &= rest - 1) palms++
      player.free[place] &= ~cells
      marks[place] = 0
    }
    if (coins > 0) fillCoins(player, coins)
    if (palms > 0) fillPalms(player, palms, open.palmValue)
  }
  resolve(state, chance)
}

/** Each coin fills the next coin box. Coins beyond the twelfth are worth nothing. */
export function fillCoins(player: Player, coins: number): void {
  player.coins = Math.min(COIN_BOXES, player.coins + coins)
}

/** Each palm writes `value` into the next palm box. Palms beyond the fourth are worth nothing. */
export function fillPalms(player: Player, palms: number, value: number): void {
  for (let i = 0; i < palms && player.palms < PALM_BOXES; i++) player.palmBoxes[player.palms++] = value
}
