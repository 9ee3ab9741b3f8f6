import { expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { countCells } from '../../rules/components/cells.ts'
import { STANDARD_DECK } from '../../rules/components/deck.ts'
import { cellIndex } from './cell-index.ts'
import { finishChances, HORIZONS } from './finish-chances.ts'
import { turnTable } from './turn-table.ts'

const DECK = STANDARD_DECK

// Card 43 has few cells, card 34 has two crosses.
test.each([43, 34])('the chances to finish card %i agree with a slow recomputation', (card) => {
  const crosses = at(DECK.crosses, card)
  const cellsOf = (free: number): number[] => [...Array(16).keys()].filter((cell) => (free >> cell) & 1)
  const known = new Map<string, number>()
  const slow = (free: number, owed: number, turns: number): number => {
    if (free === 0) return 1
    if (owed === 0 && turns === 0) return 0
    const key = `${free} ${owed} ${turns}`
    const before = known.get(key)
    if (before !== undefined) return before
    // The turn that a marking belongs to is not counted any more while extras are owed.
    const extra = (left: number, turnsThen: number): number =>
      Math.max(
        ...cellsOf(free).map((cell) =>
          slow(free & ~(1 << cell), left - 1 + ((crosses >> cell) & 1), turnsThen),
        ),
      )
    const chance =
      owed > 0
        ? extra(owed, turns)
        : DECK.patternCounts.reduce((sum, count, laid) => {
            const fits = at(at(DECK.placements, card), laid).filter((cells) => (cells & ~free) === 0)
            const values = fits.map((cells) => slow(free & ~cells, countCells(cells & crosses), turns - 1))
            return sum + (count / 8) * Math.max(extra(1, turns - 1), ...values)
          }, 0)
    known.set(key, chance)
    return chance
  }
  const land = at(DECK.land, card)
  for (let turns = 1; turns <= HORIZONS; turns++) slow(land, 0, turns)
  const table = finishChances(DECK, card)
  const index = turnTable(DECK, card)
  let compared = 0
  for (const [key, chance] of known) {
    const [free = 0, owed, turns = 0] = key.split(' ').map(Number)
    if (owed !== 0) continue
    expect(table[cellIndex(index, free) * HORIZONS + turns - 1]).toBeCloseTo(chance, 5)
    compared++
  }
  expect(crosses).not.toBe(0)
  expect(compared).toBeGreaterThan(100)
})
