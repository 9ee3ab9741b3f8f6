import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../rules/components/cells.ts'
import { type Square, toCells } from '../../rules/components/patterns.ts'
import {
  flippedOver,
  ghostAt,
  nextInCycle,
  orientationOf,
  oriented,
  placementsOver,
  rotated,
  UPRIGHT,
} from './placing.ts'

const L: readonly Square[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
]
const ALL = 0xffff

describe('holding a pattern', () => {
  it('four rotations or two flips give the same pattern again', () => {
    let orientation = UPRIGHT
    for (let i = 0; i < 4; i++) orientation = rotated(orientation, 1)
    expect(oriented(L, orientation)).toEqual(oriented(L, UPRIGHT))
    expect(oriented(L, flippedOver(flippedOver(rotated(UPRIGHT, 1))))).toEqual(
      oriented(L, rotated(UPRIGHT, 1)),
    )
  })

  it('a flip mirrors the pattern left to right in every rotation', () => {
    for (let turns = 0; turns < 4; turns++) {
      const orientation = { turns, flipped: false }
      const width = Math.max(...oriented(L, orientation).map(([, column]) => column))
      const mirrored = oriented(L, orientation).map(([row, column]): Square => [row, width - column])
      expect(toCells(oriented(L, flippedOver(orientation)))).toBe(toCells(mirrored))
    }
  })

  it('any square can be under the pointer, and the pattern snaps to where it fits', () => {
    const corner = ghostAt(oriented(L, UPRIGHT), 15, ALL)
    expect(corner.fits).toBe(true)
    expect(cellsOf(corner.cells)).toContain(15)
  })

  it('a pattern that overlaps a marked cell does not fit', () => {
    expect(ghostAt(oriented(L, UPRIGHT), 0, 0b1).fits).toBe(false)
  })
})

describe('tapping a cell', () => {
  const square = [0x33, 0x66, 0xcc, 0x330, 0x660, 0xcc0, 0x3300, 0x6600, 0xcc00]

  it('cycles through all placements that cover the cell', () => {
    const ways = placementsOver(square, 5, ALL, [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    expect(ways).toHaveLength(4)
    let at: number | undefined
    const seen = ways.map(() => {
      at = nextInCycle(ways, at)
      return at
    })
    expect(new Set(seen).size).toBe(4)
    expect(nextInCycle(ways, at)).toBe(ways[0])
  })

  it('never offers a placement over a marked cell', () => {
    expect(placementsOver(square, 5, ALL & ~1, [])).not.toContain(0x33)
  })

  it('turns the held pattern to match the placement', () => {
    const orientation = orientationOf(
      L,
      toCells([
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
      ]),
      UPRIGHT,
    )
    expect(toCells(oriented(L, orientation))).toBe(
      toCells([
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
      ]),
    )
  })
})
