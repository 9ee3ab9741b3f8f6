import { at } from '../../../../../kernel/index.ts'
import { firstOf, placesOf } from '../../../../../kernel/testing/reference-places.ts'
import { distance, OTHER_TOWNS } from './map.ts'
import type { Table } from './table.ts'

export interface ReferenceScore {
  pieces: number
  /** The negative number of roads to the secret town; 0 without town cards. */
  distance: number
  total: number
  gold: number
  cards: number
}

export const hasAll = (table: Table): boolean =>
  table.players.some(({ pieces }) => pieces.length === OTHER_TOWNS.length)

export function scoreOf(table: Table, seat: number): ReferenceScore {
  const { pieces, town, townCard, gold, hand } = at(table.players, seat)
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

/** The numbers to compare: more is better, and the first difference decides. */
const standing = (table: Table, seat: number): number[] => [
  scoreOf(table, seat).total,
  ...Object.values(tieBreakOf(table, seat)),
]

/** The result as written in a file. */
export function resultOf(table: Table) {
  const places = placesOf(table.players.map((_, seat) => standing(table, seat)))
  return {
    winners: firstOf(places),
    seats: table.players.map((_, seat) => {
      const { pieces, distance, total } = scoreOf(table, seat)
      return {
        place: places[seat],
        score: total,
        parts: { pieces, ...(table.options.townCards ? { distance } : {}) },
        tieBreak: tieBreakOf(table, seat),
      }
    }),
  }
}
