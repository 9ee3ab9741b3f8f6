import { type Chance, type Seat, withSeat } from '../../../kernel/index.ts'
import { type Card, deckOf, NO_CARD } from './components/deck.ts'
import { displayIsEmpty, fillDisplay } from './display.ts'
import type { Move, Refusal } from './moves.ts'
import { COINS_PER_ROW, DISPLAY_PLACES, type Open, type Player, type SilverAndGoldState } from './state.ts'
import { giveCard, isLastTurn, nextTurn } from './turn.ts'

/** Resolves each player completely before the next, clockwise from the start seat, then starts the next turn. */
export function resolve(state: SilverAndGoldState, chance: Chance): void {
  const { open } = state
  do {
    while (open.resolved < open.players.length) {
      const seat = (open.start + open.resolved) % open.players.length
      const player = open.players[seat]
      takeTrophies(open, player)
      if (hasFinished(player)) {
        putAsideFull(player)
        if (mustPick(open, player)) {
          open.phase = 'pick'
          open.waiting = withSeat(0, seat)
          return
        }
      }
      open.resolved++
    }
    nextTurn(state, chance)
    // R9: a turn in which nobody can mark is resolved immediately.
  } while (open.phase === 'mark' && open.waiting === 0)
}

/** A filled coin row earns the highest trophy left, or nothing if all are gone. */
function takeTrophies(open: Open, player: Player): void {
  while (player.coins >= COINS_PER_ROW * (player.rows + 1)) {
    player.trophies[player.rows++] = open.trophy
    if (open.trophy > 0) open.trophy--
  }
}

/** Whether a place is empty or its card full: on a card that is neither, cells are free. */
const hasFinished = ({ free }: Player): boolean => free[0] === 0 || free[1] === 0

/** Puts every full treasure card aside, face up. */
function putAsideFull({ cards, free, finished }: Player): void {
  for (let place = 0; place < 2; place++) {
    if (cards[place] === NO_CARD || free[place] !== 0) continue
    finished.push(cards[place])
    cards[place] = NO_CARD
  }
}

/** R8: a replacement is mandatory while one is available. In the last turn it would have no effect. */
function mustPick(open: Open, { cards }: Player): boolean {
  if (cards[0] !== NO_CARD && cards[1] !== NO_CARD) return false
  return !isLastTurn(open.turn) && (open.stock > 0 || !displayIsEmpty(open))
}

export function legalPicks({ display, stock }: Open): Move[] {
  const moves: Move[] = []
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if (display[place] !== NO_CARD) moves.push({ type: 'take', card: display[place] })
  }
  if (stock > 0) moves.push({ type: 'draw' })
  return moves
}

export function pickCard(
  state: SilverAndGoldState,
  seat: Seat,
  card: Card,
  chance: Chance,
): Refusal | undefined {
  const { display } = state.open
  const place = display.indexOf(card)
  if (place < 0) return { code: 'notInDisplay' }
  display[place] = NO_CARD
  replace(state, seat, card, chance)
  return undefined
}

/** R8: drawing blind is always allowed while the stock has cards. The card is public immediately. */
export function drawBlind(state: SilverAndGoldState, seat: Seat, chance: Chance): Refusal | undefined {
  const { open, secret } = state
  if (secret.stock.size === 0) return { code: 'stockEmpty' }
  const card = chance.draw(secret.stock, 'stock')
  open.stock = secret.stock.size
  replace(state, seat, card, chance)
  return undefined
}

/** R7: two replacements are picked one after the other. The display is refilled only after the last pick. */
function replace(state: SilverAndGoldState, seat: Seat, card: number, chance: Chance): void {
  const { open, secret } = state
  const player = open.players[seat]
  giveCard(deckOf(open.options), player, player.cards[0] === NO_CARD ? 0 : 1, card)
  if (mustPick(open, player)) return
  fillDisplay(open, secret, chance)
  open.resolved++
  resolve(state, chance)
}
