import { type Card, type Deck, NO_CARD } from '../../rules/components/deck.ts'
import type { Open } from '../../rules/state.ts'

/** The cards of the stock: all that lie nowhere else. Everyone can tell which they are, and they have no order. */
export function stockOf(deck: Deck, { display, players }: Open): Card[] {
  const elsewhere = new Set<Card>([
    ...display,
    ...players.flatMap(({ cards, finished }) => [...cards, ...finished]),
  ])
  return Array.from({ length: deck.cards }, (_, card) => card).filter(
    (card) => card !== NO_CARD && !elsewhere.has(card),
  )
}
