import { distance, OTHER_TOWNS } from './reference-map.ts'
import type { Table } from './reference-table.ts'

export interface ReferenceScore {
  pieces: number
  /** Minus the number of roads; 0 without town cards. */
  distance: number
  total: number
  gold: number
  cards: number
}

export const hasAll = (table: Table): boolean =>
  table.players.some(({ pieces }) => pieces.length === OTHER_TOWNS.length)

export function scoreOf(table: Table, seat: number): ReferenceScore {
  const { pieces, town, townCard, gold, hand } = table.players[seat]
  const roads = table.options.townCards ? distance(town, townCard) : 0
  return {
    pieces: pieces.length,
    distance: 0 - roads,
    total: pieces.length - roads,
    gold,
    cards: hand.length,
  }
}

function tieBreakOf(table: Table, seat: number): Record<string, number> {
  const { distance, gold, cards } = scoreOf(table, seat)
  return {
    ...(table.options.townCards ? { distance } : {}),
    ...(table.elfengold ? { gold } : { cards }),
  }
}

/** More is better, the first difference counts. */
const standing = (table: Table, seat: number): number[] => [
  scoreOf(table, seat).total,
  ...Object.values(tieBreakOf(table, seat)),
]

function beats(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    if (one[i] > other[i]) return true
    if (one[i] < other[i]) return false
  }
  return false
}

function placeOf(table: Table, seat: number): number {
  const mine = standing(table, seat)
  return 1 + table.players.filter((_, other) => beats(standing(table, other), mine)).length
}

export function winnersOf(table: Table): number[] {
  return table.players.map((_, seat) => seat).filter((seat) => placeOf(table, seat) === 1)
}

/** The result as it stands in a file. */
export function resultOf(table: Table) {
  return {
    winners: winnersOf(table),
    seats: table.players.map((_, seat) => {
      const { pieces, distance, total } = scoreOf(table, seat)
      return {
        place: placeOf(table, seat),
        score: total,
        parts: { pieces, ...(table.options.townCards ? { distance } : {}) },
        tieBreak: tieBreakOf(table, seat),
      }
    }),
  }
}
