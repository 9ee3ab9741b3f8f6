import { type Chance, putIn, type Seat, withoutSeat } from '../../../kernel/index.ts'
import { type Card, deckOf, NO_CARD } from './components/deck.ts'
import { fillDisplay } from './display.ts'
import type { Move, Refusal } from './moves.ts'
import type { Options } from './options.ts'
import { DEALT, emptyState, type Own, type SilverAndGoldState } from './state.ts'
import { giveCard, reveal } from './turn.ts'

/** Deals four cards to each player, hidden from the others. */
export function setUp(options: Options, seats: number, chance: Chance): SilverAndGoldState {
  const state = emptyState(options, seats)
  const { open, own, secret } = state
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < DEALT; i++) own[seat].dealt[i] = chance.draw(secret.stock, 'stock')
  }
  open.stock = secret.stock.size
  return state
}

export function legalKeeps({ dealt, kept }: Own): Move[] {
  return dealt.filter((card) => card !== kept[0]).map((card) => ({ type: 'keep', card }))
}

/** All players secretly choose two cards to keep and return the others. The choices are shown together. */
export function keepCard(
  state: SilverAndGoldState,
  seat: Seat,
  card: Card,
  chance: Chance,
): Refusal | undefined {
  const { open, own } = state
  const { dealt, kept } = own[seat]
  if (!dealt.includes(card)) return { code: 'notDealtToYou' }
  if (card === kept[0]) return { code: 'sameCardTwice' }
  if (kept[0] === NO_CARD) {
    kept[0] = card
    return undefined
  }
  kept[1] = card
  open.waiting = withoutSeat(open.waiting, seat)
  if (open.waiting === 0) showKept(state, chance)
  return undefined
}

/** Returns the other cards to the stock, fills the display, draws the start seat and starts the first turn. */
function showKept(state: SilverAndGoldState, chance: Chance): void {
  const { open, own, secret } = state
  const deck = deckOf(open.options)
  for (let seat = 0; seat < own.length; seat++) {
    const { dealt, kept } = own[seat]
    for (let i = 0; i < DEALT; i++) {
      if (dealt[i] !== kept[0] && dealt[i] !== kept[1]) putIn(secret.stock, dealt[i])
    }
    giveCard(deck, open.players[seat], 0, kept[0])
    giveCard(deck, open.players[seat], 1, kept[1])
  }
  fillDisplay(open, secret, chance)
  open.start = chance.below(own.length, 'start')
  reveal(state, chance)
}
