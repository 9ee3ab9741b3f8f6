import { lowestBit } from '../../../../kernel/index.ts'
import { countCells } from '../../rules/components/cells.ts'
import { EXPEDITION_CARDS } from '../../rules/components/deck-file.ts'
import { type IndexedCard, indexCard, tablePerCard } from './cell-index.ts'

/** The table knows the chances to finish a card within one turn, within two turns, and so on up to this many. */
export const HORIZONS = 8

/**
 * The chances to finish a card with these unmarked cells if it gets all the marks and only that matters:
 * `table[index * HORIZONS + turns - 1]`. Every turn may bring any pattern. Indices are those of the card's turn table.
 */
export const finishChances = tablePerCard(
  (deck, card): Float32Array => computeChances(indexCard(deck, card), deck.patternCounts),
)

/** Goes from few cells to many: marking a cell leads to a smaller index, which has been computed already. */
function computeChances(
  { states, crosses, placements }: IndexedCard,
  counts: readonly number[],
): Float32Array {
  const most = Math.max(1, ...placements.flat().map((cells) => countCells(cells & crosses)))
  /** The chances of one set of cells after a marking: all horizons for no extra cell owed, for one, and so on. */
  const width = (most + 1) * HORIZONS
  const owing = new Float32Array(states * width)
  owing.fill(1, 0, width)
  const chances = new Float32Array(states * HORIZONS)
  chances.fill(1, 0, HORIZONS)
  const best = new Float32Array(HORIZONS)
  for (let free = 1; free < states; free++) {
    // Extra cells are owed for crosses that have been marked; a single cell instead of the pattern is like one extra.
    const owed = Math.min(most, Math.max(1, countCells(crosses & ~free)))
    for (let extras = 1; extras <= owed; extras++) fillOwing(owing, free, crosses, extras, width)
    const at = free * HORIZONS
    const single = free * width + HORIZONS
    for (let pattern = 0; pattern < placements.length; pattern++) {
      for (let turn = 0; turn < HORIZONS; turn++) best[turn] = owing[single + turn]
      const list = placements[pattern]
      for (let i = 0; i < list.length; i++) {
        if ((list[i] & ~free) !== 0) continue
        const from = (free ^ list[i]) * width + countCells(list[i] & crosses) * HORIZONS
        raise(best, 0, owing, from)
      }
      const share = counts[pattern] / EXPEDITION_CARDS
      for (let turn = 0; turn < HORIZONS; turn++) chances[at + turn] += share * best[turn]
    }
    // With nothing owed the next turn begins, so one turn less is left.
    for (let turn = 1; turn < HORIZONS; turn++) owing[free * width + turn] = chances[at + turn - 1]
  }
  return chances
}

/** The chances after the best extras for these unmarked cells. */
function fillOwing(owing: Float32Array, free: number, crosses: number, extras: number, width: number): void {
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const cell = lowestBit(rest)
    const left = (crosses & cell) === 0 ? extras - 1 : extras
    raise(owing, free * width + extras * HORIZONS, owing, (free ^ cell) * width + left * HORIZONS)
  }
}

/** Raises the chances for all horizons to others where these are higher. */
function raise(chances: Float32Array, at: number, others: Float32Array, from: number): void {
  for (let turn = 0; turn < HORIZONS; turn++) {
    if (others[from + turn] > chances[at + turn]) chances[at + turn] = others[from + turn]
  }
}
