import { type Chance, putIn, type Seat } from '../../../../kernel/index.ts'
import type { ElfenlandState, Open } from '../state.ts'
import { CARD_KINDS, type Card, GOLD_CARD, HAND_KINDS, NO_CARD } from './cards.ts'
import { takeIntoHand } from './hands.ts'

/** The gold paid for each card of the gold pile. */
export const GOLD_PER_CARD = 3

/** Whether a card can be drawn. The discard pile replaces an empty pile, unless it has only gold cards (E3). */
export const canTurn = (open: Open): boolean => open.pile > 0 || canReshuffle(open)

function canReshuffle({ discard }: Open): boolean {
  for (let card = 0; card < HAND_KINDS; card++) if (discard[card] > 0) return true
  return false
}

/** Takes the top card of the pile. The discard pile is shuffled only when a card is needed (E4). */
function turnCard(state: ElfenlandState, chance: Chance): Card {
  const { open, secret } = state
  if (open.pile === 0) shuffleDiscardPile(state)
  open.pile--
  return chance.draw(secret.pile, 'cards')
}

/** Shuffles the discard pile into the pile. Cards on the gold pile stay there (E4). */
export function shuffleDiscardPile({ open, secret }: ElfenlandState): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    for (; open.discard[card] > 0; open.discard[card]--) {
      putIn(secret.pile, card)
      open.pile++
    }
  }
}

/** Draws the top card into the hand; a gold card goes to the gold pile instead. Returns whether the hand got a card. */
export function drawIntoHand(state: ElfenlandState, seat: Seat, chance: Chance): boolean {
  const card = turnCard(state, chance)
  if (card === GOLD_CARD) state.open.goldPile++
  else takeIntoHand(state, seat, card)
  return card !== GOLD_CARD
}

/** Takes an open card into the hand, where the others remember it. The place is refilled at once. */
export function takeOpenCard(state: ElfenlandState, seat: Seat, place: number, chance: Chance): void {
  const { open } = state
  const card = open.openCards[place]
  open.players[seat].seenCards[card]++
  takeIntoHand(state, seat, card)
  open.openCards[place] = NO_CARD
  fillOpenCards(state, chance)
}

/** A gold card goes to the gold pile and the next card is turned. A place that cannot be filled stays empty (E3). */
export function fillOpenCards(state: ElfenlandState, chance: Chance): void {
  const { open } = state
  for (let place = 0; place < open.openCards.length; place++) {
    while (open.openCards[place] === NO_CARD && canTurn(open)) {
      const card = turnCard(state, chance)
      if (card === GOLD_CARD) open.goldPile++
      else open.openCards[place] = card
    }
  }
}

/** Pays for the cards of the gold pile, which go to the discard pile. */
export function payGoldPile({ open }: ElfenlandState, seat: Seat): void {
  open.players[seat].gold += GOLD_PER_CARD * open.goldPile
  open.discard[GOLD_CARD] += open.goldPile
  open.goldPile = 0
}
