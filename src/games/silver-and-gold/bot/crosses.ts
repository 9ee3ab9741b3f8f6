import { countCells } from '../rules/components/cells.ts'
import type { Deck } from '../rules/components/deck.ts'

/**
 * More unmarked crosses than this on a player's two cards are too many for a search that branches at each of them. Cards
 * of Vermeil's deck have at most three.
 */
export const MANY_CROSSES = 8

const known = new WeakMap<Deck, boolean>()

/** Whether two cards of a deck can have that many crosses. */
export function isRichInCrosses(deck: Deck): boolean {
  let rich = known.get(deck)
  if (rich === undefined) {
    const [most = 0, second = 0] = [...deck.crosses].map(countCells).sort((a, b) => b - a)
    rich = most + second > MANY_CROSSES
    known.set(deck, rich)
  }
  return rich
}
