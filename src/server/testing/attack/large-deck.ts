import type { DeckFile } from '../../../games/silver-and-gold/rules/components/deck-file.ts'
import { readNewDeck } from '../../../games/silver-and-gold/rules/components/read-deck.ts'
import { VERMEIL_DECK } from '../../../games/silver-and-gold/rules/components/vermeil-deck.ts'
import { at } from '../../../kernel/index.ts'
import { LIMITS } from '../../../protocol/index.ts'

const MOST_CARDS = 200
/** The bytes of a request that are not the deck. */
const RESERVED = 2_000
const LENGTHS = [60_000, 20_000, 4_000, 1_000, 500, 300, 100, 40, 20, 8]

/** The largest deck that the rules and the size of a request allow: many cards, and texts as long as possible. */
export function largestDeck(): DeckFile {
  const decks = [MOST_CARDS, 100, 50].flatMap((cards) =>
    LENGTHS.flatMap((about) => LENGTHS.map((id) => deckWith(cards, about, id))),
  )
  const allowed = decks.filter((deck) => sizeOf(deck) < LIMITS.bodyBytes - RESERVED && readNewDeck(deck).ok)
  return allowed.reduce((largest, deck) => (sizeOf(deck) > sizeOf(largest) ? deck : largest), VERMEIL_DECK)
}

const sizeOf = (deck: DeckFile): number => JSON.stringify(deck).length

function deckWith(cards: number, aboutLength: number, idLength: number): DeckFile {
  const { treasureCards, expeditions } = VERMEIL_DECK
  // Longer than a request: not worth building.
  const ids = cards * idLength > LIMITS.bodyBytes ? 1 : idLength
  return {
    about: 'x'.repeat(aboutLength),
    treasureCards: Array.from({ length: cards }, (_, index) => ({
      ...at(treasureCards, index % treasureCards.length),
      id: `${index}`.padStart(ids, 'x'),
    })),
    expeditions,
  }
}
