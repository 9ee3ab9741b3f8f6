import { CELLS_PER_CARD, type Cells, hasCell } from '../../rules/components/cells.ts'
import type { Card, Deck } from '../../rules/components/deck.ts'

/**
 * Numbers the sets of cells of one card without gaps. A grid has 2^16 of them, but a card with n land cells only 2^n,
 * so the land cells are numbered again, half a grid at a time.
 */
export interface CellIndex {
  readonly upper: Uint16Array
  readonly lower: Uint16Array
}

export const cellIndex = ({ upper, lower }: CellIndex, free: Cells): number =>
  upper[free & 0xff] | lower[free >> 8]

/** A card as the computation of a table needs it: all sets of cells are indices. */
export interface IndexedCard {
  readonly index: CellIndex
  /** The number of sets of cells. */
  readonly states: number
  readonly crosses: number
  /** By pattern. */
  readonly placements: readonly (readonly number[])[]
}

export function indexCard(deck: Deck, card: Card): IndexedCard {
  const land = deck.land[card]
  const renumber = renumbering(land)
  return {
    index: {
      upper: Uint16Array.from({ length: 256 }, (_, byte) => renumber(byte)),
      lower: Uint16Array.from({ length: 256 }, (_, byte) => renumber(byte << 8)),
    },
    states: renumber(land) + 1,
    crosses: renumber(deck.crosses[card]),
    placements: deck.placements[card].map((list) => list.map(renumber)),
  }
}

function renumbering(land: Cells): (cells: Cells) => number {
  const numbers: number[] = []
  let next = 0
  for (let cell = 0; cell < CELLS_PER_CARD; cell++) numbers.push(hasCell(land, cell) ? 1 << next++ : 0)
  return (cells) => numbers.reduce((sum, bit, cell) => (hasCell(cells, cell) ? sum | bit : sum), 0)
}

/** A table for each card of a deck, computed when the card is first looked up. */
export function tablePerCard<Table>(
  compute: (deck: Deck, card: Card) => Table,
): (deck: Deck, card: Card) => Table {
  const computed = new WeakMap<Deck, Table[]>()
  return (deck, card) => {
    let tables = computed.get(deck)
    if (!tables) {
      tables = Array.from({ length: deck.cards })
      computed.set(deck, tables)
    }
    tables[card] ??= compute(deck, card)
    return tables[card]
  }
}
