import { lowestBit } from '../../../../kernel/index.ts'
import { type Cells, countCells } from '../../rules/components/cells.ts'
import type { Card, Deck } from '../../rules/components/deck.ts'
import { EXPEDITION_CARDS } from '../../rules/components/deck-file.ts'
import { type CellIndex, cellIndex, type IndexedCard, indexCard } from './cell-index.ts'

/**
 * The exact number of turns that a player is expected to need for the unmarked cells of a card, with the best placement
 * of every pattern, where crosses pay for further cells of the same card.
 */
export interface TurnTable extends CellIndex {
  /** Expected turns until the card is finished, by index of the unmarked cells. */
  readonly turns: Float32Array
  /** The same after the best marking with a pattern: `after[index * patterns + pattern]`. */
  readonly after: Float32Array
}

const computed = new WeakMap<Deck, TurnTable[]>()
/** The deck that was looked up last, and its tables. */
let lastDeck: Deck | undefined
let lastTables: TurnTable[] = []

/**
 * The table of a card, computed when it is first looked up. The net looks tables up at every evaluation, almost always
 * of the same deck, so the tables of the last deck are found without the map.
 */
export function turnTable(deck: Deck, card: Card): TurnTable {
  if (deck !== lastDeck) {
    lastTables = tablesOf(deck)
    lastDeck = deck
  }
  lastTables[card] ??= computeTable(deck, card)
  return lastTables[card]
}

function tablesOf(deck: Deck): TurnTable[] {
  let tables = computed.get(deck)
  if (!tables) {
    tables = Array.from({ length: deck.cards })
    computed.set(deck, tables)
  }
  return tables
}

function computeTable(deck: Deck, card: Card): TurnTable {
  const indexed = indexCard(deck, card)
  const { turns, after } = expectedTurns(indexed, deck.patternCounts)
  return { upper: indexed.index.upper, lower: indexed.index.lower, turns, after }
}

/** The expected number of turns for the unmarked cells of a card. */
export function turnsToFinish(deck: Deck, card: Card, free: Cells): number {
  const table = turnTable(deck, card)
  return table.turns[cellIndex(table, free)]
}

/** Turns saved by an extra cell that this card has no use for: it may serve on the other card. */
const UNUSED_EXTRA = 0.25
/** One more than the extra cells that can be owed at once. */
const EXTRAS = 6

/** Goes from few cells to many: marking a cell leads to a smaller index, which has been computed already. */
function expectedTurns(
  { states, crosses, placements }: IndexedCard,
  counts: readonly number[],
): { turns: Float32Array; after: Float32Array } {
  const patterns = placements.length
  const turns = new Float32Array(states)
  const after = new Float32Array(states * patterns)
  /** By index and extra cells owed: the turns after the best extras. */
  const owing = new Float32Array(states * EXTRAS)
  for (let owed = 1; owed < EXTRAS; owed++) owing[owed] = -UNUSED_EXTRA * owed
  for (let free = 1; free < states; free++) {
    fillOwing(owing, free, crosses)
    // A single cell instead of the pattern is like one extra.
    const single = owing[free * EXTRAS + 1]
    let sum = 0
    for (let pattern = 0; pattern < patterns; pattern++) {
      let best = single
      const list = placements[pattern]
      for (let i = 0; i < list.length; i++) {
        if ((list[i] & ~free) !== 0) continue
        const then = owing[(free ^ list[i]) * EXTRAS + countCells(list[i] & crosses)]
        if (then < best) best = then
      }
      after[free * patterns + pattern] = best
      sum += counts[pattern] * best
    }
    turns[free] = 1 + sum / EXPEDITION_CARDS
    owing[free * EXTRAS] = turns[free]
  }
  return { turns, after }
}

/** The turns after the best extras for these unmarked cells, for every number of extras owed but none. */
function fillOwing(owing: Float32Array, free: number, crosses: number): void {
  for (let owed = 1; owed < EXTRAS; owed++) {
    let best = Number.POSITIVE_INFINITY
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      const cell = lowestBit(rest)
      const then = owing[(free ^ cell) * EXTRAS + owed - ((crosses & cell) === 0 ? 1 : 0)]
      if (then < best) best = then
    }
    owing[free * EXTRAS + owed] = best
  }
}
