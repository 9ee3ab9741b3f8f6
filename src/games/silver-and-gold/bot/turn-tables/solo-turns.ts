import { lowestBit } from '../../../../kernel/index.ts'
import type { Cells } from '../../rules/components/cells.ts'
import { EXPEDITION_CARDS } from '../../rules/components/deck-file.ts'
import { type CellIndex, cellIndex, type IndexedCard, indexCard, tablePerCard } from './cell-index.ts'

/**
 * The exact number of turns that a player is expected to need for the unmarked cells of a card, with the best placement
 * of every pattern or a single cell instead. Other cards and all symbols are ignored.
 */
export interface SoloTurns extends CellIndex {
  readonly turns: Float32Array
}

export const soloTurns = tablePerCard((deck, card): SoloTurns => {
  const indexed = indexCard(deck, card)
  return { ...indexed.index, turns: expectedTurns(indexed, deck.patternCounts) }
})

export const turnsFor = (table: SoloTurns, free: Cells): number => table.turns[cellIndex(table, free)]

/** Goes from few cells to many: marking a cell leads to a smaller index, which has been computed already. */
function expectedTurns({ states, placements }: IndexedCard, counts: readonly number[]): Float32Array {
  const turns = new Float32Array(states)
  for (let free = 1; free < states; free++) {
    let single = Number.POSITIVE_INFINITY
    for (let rest = free; rest !== 0; rest &= rest - 1)
      single = Math.min(single, turns[free ^ lowestBit(rest)])
    let sum = 0
    for (let pattern = 0; pattern < placements.length; pattern++) {
      let best = single
      const list = placements[pattern]
      for (let i = 0; i < list.length; i++) {
        if ((list[i] & ~free) === 0 && turns[free ^ list[i]] < best) best = turns[free ^ list[i]]
      }
      sum += counts[pattern] * best
    }
    turns[free] = 1 + sum / EXPEDITION_CARDS
  }
  return turns
}
