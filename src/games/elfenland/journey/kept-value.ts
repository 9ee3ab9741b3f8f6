import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { kindsByValue } from './itinerary.ts'

/** The values of the cards kept after a journey; typed arrays, because every step of a search reads them. */
export interface KeptCards {
  /** The kinds of card, most valuable first. */
  readonly order: Int8Array
  /** By kind, for each card kept. */
  readonly values: Float64Array
  handLimit: number
}

export const createKeptCards = (): KeptCards => ({
  order: new Int8Array(HAND_KINDS),
  values: new Float64Array(HAND_KINDS),
  handLimit: 0,
})

/** Fills in the values of a search; returns the order in which cards are kept. */
export function setKeptCards(
  kept: KeptCards,
  { cards, handLimit }: { readonly cards: readonly number[]; readonly handLimit: number },
): readonly number[] {
  const order = kindsByValue(cards)
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    kept.order[kind] = order[kind]
    kept.values[kind] = cards[kind]
  }
  kept.handLimit = handLimit
  return order
}

/**
 * The value of the cards that stay in hand when the boot stops: the caravans take the cards worth least, then the hand
 * limit applies. `left` is the number of travel cards that no caravan takes.
 */
export function keptValue(
  { order, values, handLimit }: KeptCards,
  hand: Int8Array,
  left: number,
  wizards: number,
): number {
  let value = 0
  let free = handLimit
  let rest = left
  for (let place = 0; place < HAND_KINDS && free > 0; place++) {
    const kind = order[place]
    const kept = kind === WIZARD ? Math.min(wizards, free) : Math.min(hand[kind], rest, free)
    value += kept * values[kind]
    free -= kept
    if (kind !== WIZARD) rest -= kept
  }
  return value
}
