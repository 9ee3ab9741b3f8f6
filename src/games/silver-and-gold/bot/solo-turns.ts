import { CELLS_PER_CARD, type Cells, hasCell } from '../rules/cells.ts'
import type { Card, Deck } from '../rules/deck.ts'
import { EXPEDITION_CARDS } from '../rules/deck-file.ts'

/**
 * How many turns one player alone expects to need for the unmarked cells of a card, laying each pattern as well as can
 * be or marking a single cell, with symbols ignored. Exact; a card's table is made when the card is first looked at.
 */
export function soloTurns(deck: Deck, card: Card): SoloTurns {
  let tables = made.get(deck)
  if (!tables) {
    tables = []
    made.set(deck, tables)
  }
  tables[card] ??= makeTable(deck, card)
  return tables[card]
}

const made = new WeakMap<Deck, SoloTurns[]>()

/** A card has 2^cells states but a grid 2^16, so the land's cells are numbered anew, half a grid at a time. */
export interface SoloTurns {
  readonly upper: Uint16Array
  readonly lower: Uint16Array
  readonly turns: Float32Array
}

export function turnsFor(table: SoloTurns, free: Cells): number {
  return table.turns[table.upper[free & 0xff] | table.lower[free >> 8]]
}

function makeTable(deck: Deck, card: Card): SoloTurns {
  const land = deck.land[card]
  const renumber = renumbering(land)
  const upper = Uint16Array.from({ length: 256 }, (_, byte) => renumber(byte))
  const lower = Uint16Array.from({ length: 256 }, (_, byte) => renumber(byte << 8))
  const placements = deck.placements[card].map((list) => list.map(renumber))
  return { upper, lower, turns: expectedTurns(renumber(land) + 1, placements, deck.patternCounts) }
}

function renumbering(land: Cells): (cells: Cells) => number {
  const numbers: number[] = []
  let next = 0
  for (let cell = 0; cell < CELLS_PER_CARD; cell++) numbers.push(hasCell(land, cell) ? 1 << next++ : 0)
  return (cells) => numbers.reduce((sum, bit, cell) => (hasCell(cells, cell) ? sum | bit : sum), 0)
}

/** From few cells to many: what is left after a mark has a smaller number, so it is known already. */
function expectedTurns(states: number, placements: number[][], counts: readonly number[]): Float32Array {
  const turns = new Float32Array(states)
  for (let free = 1; free < states; free++) {
    let single = Number.POSITIVE_INFINITY
    for (let rest = free; rest !== 0; rest &= rest - 1)
      single = Math.min(single, turns[free ^ (rest & -rest)])
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
