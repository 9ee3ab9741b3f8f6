import { CELLS_PER_CARD, type Cells, countCells, hasCell } from '../rules/cells.ts'
import type { Card, Deck } from '../rules/deck.ts'
import { EXPEDITION_CARDS } from '../rules/deck-file.ts'

/**
 * How soon a card can be cleared by one player alone who lays every pattern as well as can be, and whose crosses pay
 * for further cells of the same card. Exact for that player. A card has 2^cells states but a grid 2^16, so the land's
 * cells are numbered anew, half a grid at a time.
 */
export interface Clearing {
  readonly upper: Uint16Array
  readonly lower: Uint16Array
  /** Expected turns until nothing is left. */
  readonly turns: Float32Array
  /** The same after the best marking with a pattern: `after[state * patterns + pattern]`. */
  readonly after: Float32Array
}

export const stateOf = ({ upper, lower }: Clearing, free: Cells): number =>
  upper[free & 0xff] | lower[free >> 8]

/** The tables of a deck; a card's is made when the card is first looked at. */
export function clearingOf(deck: Deck, card: Card): Clearing {
  let tables = made.get(deck)
  if (!tables) {
    tables = Array.from({ length: deck.cards })
    made.set(deck, tables)
  }
  tables[card] ??= makeTable(deck, card)
  return tables[card]
}

const made = new WeakMap<Deck, Clearing[]>()

/** An extra that no cell is left for on this card may still serve on the other one: so many turns are saved. */
const EXTRA_LEFT_OVER = 0.25
/** More extras than this at once do not occur. */
const MOST_EXTRAS = 6

function makeTable(deck: Deck, card: Card): Clearing {
  const land = deck.land[card]
  const renumber = renumbering(land)
  const upper = Uint16Array.from({ length: 256 }, (_, byte) => renumber(byte))
  const lower = Uint16Array.from({ length: 256 }, (_, byte) => renumber(byte << 8))
  const placements = deck.placements[card].map((list) => list.map(renumber))
  return {
    upper,
    lower,
    ...expectations(renumber(land) + 1, renumber(deck.crosses[card]), placements, deck.patternCounts),
  }
}

function renumbering(land: Cells): (cells: Cells) => number {
  const numbers: number[] = []
  let next = 0
  for (let cell = 0; cell < CELLS_PER_CARD; cell++) numbers.push(hasCell(land, cell) ? 1 << next++ : 0)
  return (cells) => numbers.reduce((sum, bit, cell) => (hasCell(cells, cell) ? sum | bit : sum), 0)
}

/** From few cells to many: what is left after a mark has a smaller number, so it is known already. */
function expectations(
  states: number,
  crosses: number,
  placements: readonly (readonly number[])[],
  counts: readonly number[],
): { turns: Float32Array; after: Float32Array } {
  const patterns = placements.length
  const turns = new Float32Array(states)
  const after = new Float32Array(states * patterns)
  /** By state and extras owed: the turns after the best extras. */
  const owing = new Float32Array(states * MOST_EXTRAS)
  for (let owed = 1; owed < MOST_EXTRAS; owed++) owing[owed] = -EXTRA_LEFT_OVER * owed
  for (let free = 1; free < states; free++) {
    for (let owed = 1; owed < MOST_EXTRAS; owed++) {
      let best = Number.POSITIVE_INFINITY
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        const cell = rest & -rest
        const then = owing[(free ^ cell) * MOST_EXTRAS + owed - ((crosses & cell) === 0 ? 1 : 0)]
        if (then < best) best = then
      }
      owing[free * MOST_EXTRAS + owed] = best
    }
    // A single mark is like one extra.
    const single = owing[free * MOST_EXTRAS + 1]
    let sum = 0
    for (let pattern = 0; pattern < patterns; pattern++) {
      let best = single
      const list = placements[pattern]
      for (let i = 0; i < list.length; i++) {
        if ((list[i] & ~free) !== 0) continue
        const then = owing[(free ^ list[i]) * MOST_EXTRAS + countCells(list[i] & crosses)]
        if (then < best) best = then
      }
      after[free * patterns + pattern] = best
      sum += counts[pattern] * best
    }
    turns[free] = 1 + sum / EXPEDITION_CARDS
    owing[free * MOST_EXTRAS] = turns[free]
  }
  return { turns, after }
}
