import type { Chance } from '../../../kernel/index.ts'
import { type Deck, NO_CARD } from './components/deck.ts'
import { DISPLAY_PLACES, type Open, type Secret } from './state.ts'

/** Fills the display up to four cards, or with what is left of the stock (R9). */
export function fillDisplay(open: Open, secret: Secret, chance: Chance): void {
  for (let place = 0; place < DISPLAY_PLACES && secret.stock.size > 0; place++) {
    if (open.display[place] === NO_CARD) open.display[place] = chance.draw(secret.stock, 'stock')
  }
  open.stock = secret.stock.size
}

/** The palms visible in the display. Palms on active cards never count (R2). */
export function palmsShown(deck: Deck, { display }: Open): number {
  let palms = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if (display[place] !== NO_CARD) palms += deck.palmCount[display[place]]
  }
  return palms
}

export function displayIsEmpty({ display }: Open): boolean {
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NO_CARD) return false
  return true
}
