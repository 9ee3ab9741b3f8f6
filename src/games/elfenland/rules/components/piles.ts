import { type Chance, putIn, type Seat } from '../../../../kernel/index.ts'
import type { ElfenlandState, Open } from '../state.ts'
import { CARD_KINDS, type Card, GOLD_CARD, HAND_KINDS, NO_CARD } from './cards.ts'
import { takeIntoHand } from './hands.ts'

/** The gold pile pays so much for each of its cards. */
export const GOLD_PER_CARD = 3

/** Whether the pile can be drawn from: an empty one is made anew, but not from gold cards alone (E3). */
export const canTurn = (open: Open): boolean => open.pile > 0 || canReshuffle(open)

function canReshuffle({ discard }: Open): boolean {
  for (let card = 0; card < HAND_KINDS; card++) if (discard[card] > 0) return true
  return false
}

/** The top of the pile. The discard pile is shuffled only when a card is needed (E4). */
function turnCard(state: ElfenlandState, chance: Chance): Card {
  const { open, secret } = state
  if (open.pile === 0) shuffleDiscardPile(state)
  open.pile--
  return chance.draw(secret.pile)
}

/** Cards on the gold pile are not on the discard pile and stay where they are (E4). */
export function shuffleDiscardPile({ open, secret }: ElfenlandState): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    for (; open.discard[card] > 0; open.discard[card]--) {
      putIn(secret.pile, card)
      open.pile++
    }
  }
}

/** The top of the pile into the hand. A gold card goes to the gold pile instead; says whether it was another card. */
export function drawIntoHand(state: ElfenlandState, seat: Seat, chance: Chance): boolean {
  const card = turnCard(state, chance)
  if (card === GOLD_CARD) state.open.goldPile++
  else takeIntoHand(state, seat, card)
  return card !== GOLD_CARD
}

/** An open card into the hand, where everybody knows it to be; its place is filled at once. */
export function takeOpenCard(state: ElfenlandState, seat: Seat, place: number, chance: Chance): void {
  const { open } = state
  const card = open.openCards[place]
  open.players[seat].seenCards[card]++
  takeIntoHand(state, seat, card)
  open.openCards[place] = NO_CARD
  fillOpenCards(state, chance)
}

/** A gold card turned here goes to the gold pile and the next card is turned; a place that cannot be filled waits (E3). */
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

/** 3 gold per card; its cards go to the discard pile. */
export function takeGoldPile({ open }: ElfenlandState, seat: Seat): void {
  open.players[seat].gold += GOLD_PER_CARD * open.goldPile
  open.discard[GOLD_CARD] += open.goldPile
  open.goldPile = 0
}
