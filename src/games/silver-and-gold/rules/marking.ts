import { type Chance, type Seat, withoutSeat } from '../../../kernel/index.ts'
import { type Cells, countCells, firstCell, hasCell } from './cells.ts'
import { type Deck, deckOf, NO_CARD } from './deck.ts'
import type { LayPattern, MarkCell, Move, Refusal } from './moves.ts'
import { resolve } from './resolving.ts'
import { COIN_BOXES, type Open, type Own, PALM_BOXES, type Player, type SilverAndGoldState } from './state.ts'

/** The cells of a card that are neither marked nor part of the seat's marks that are still hidden. */
export const freeCells = (player: Player, own: Own, place: number): Cells =>
  player.free[place] & ~own.marks[place]

/** The base is the whole pattern on one card or a single cell on either. After a cross, an extra anywhere is owed. */
export function legalMarks(open: Open, own: Own, seat: Seat): Move[] {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const moves: Move[] = []
  for (let place = 0; place < 2; place++) {
    const free = freeCells(player, own, place)
    if (own.owed > 0) {
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        moves.push({ type: 'extra', place: placeOf(place), cell: firstCell(rest) })
      }
    } else if (free !== 0) {
      for (const cells of deck.placements[player.cards[place]][open.expedition]) {
        if ((cells & ~free) === 0) moves.push({ type: 'pattern', place: placeOf(place), cells })
      }
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        moves.push({ type: 'single', place: placeOf(place), cell: firstCell(rest) })
      }
    }
  }
  return moves
}

const placeOf = (place: number): 0 | 1 => (place === 0 ? 0 : 1)

export function markPattern(
  state: SilverAndGoldState,
  seat: Seat,
  { place, cells }: LayPattern,
  chance: Chance,
): Refusal | undefined {
  const { open } = state
  const own = state.own[seat]
  const player = open.players[seat]
  if (own.owed > 0) return { code: 'extraFirst' }
  if ((place !== 0 && place !== 1) || player.cards[place] === NO_CARD) return { code: 'noCardThere' }
  const deck = deckOf(open.options)
  if (typeof cells !== 'number' || ((deck.patternsAt[cells] >> open.expedition) & 1) === 0) {
    return { code: 'notThePattern' }
  }
  if ((cells & ~freeCells(player, own, place)) !== 0) return { code: 'cellNotFree' }
  mark(state, seat, deck, place, cells, chance)
  return undefined
}

/** A single cell is always allowed as the base, even if the pattern fits; an extra requires a cross marked before. */
export function markCell(
  state: SilverAndGoldState,
  seat: Seat,
  { type, place, cell }: MarkCell,
  chance: Chance,
): Refusal | undefined {
  const own = state.own[seat]
  const player = state.open.players[seat]
  if (type === 'single' && own.owed > 0) return { code: 'extraFirst' }
  if (type === 'extra' && own.owed === 0) return { code: 'noExtraOwed' }
  if ((place !== 0 && place !== 1) || player.cards[place] === NO_CARD) return { code: 'noCardThere' }
  if (!Number.isInteger(cell) || cell < 0 || cell > 15) return { code: 'cellNotFree' }
  if (!hasCell(freeCells(player, own, place), cell)) return { code: 'cellNotFree' }
  if (type === 'extra') own.owed--
  mark(state, seat, deckOf(state.open.options), place, 1 << cell, chance)
  return undefined
}

/** Each cross marked requires one more mark. Extras lapse when no unmarked cell is left. */
function mark(
  state: SilverAndGoldState,
  seat: Seat,
  deck: Deck,
  place: 0 | 1,
  cells: Cells,
  chance: Chance,
): void {
  const { open } = state
  const own = state.own[seat]
  const player = open.players[seat]
  own.marks[place] |= cells
  own.owed += countCells(cells & deck.crosses[player.cards[place]])
  if ((freeCells(player, own, 0) | freeCells(player, own, 1)) === 0) own.owed = 0
  if (own.owed > 0) return
  open.waiting = withoutSeat(open.waiting, seat)
  if (open.waiting === 0) showMarks(state, deck, chance)
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
      coins += countCells(cells & deck.coins[card])
      palms += countCells(cells & deck.palms[card])
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
