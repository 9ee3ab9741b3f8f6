import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../rules/cells.ts'
import { type Square, toCells } from '../../rules/patterns.ts'
import { after, flippedOver, ghostAt, held, holdOf, placementsOver, rotated, STRAIGHT } from './placing.ts'

const L: readonly Square[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
]
const ALL = 0xffff

describe('a pattern in the hand', () => {
  it('comes back after four turns, and after two flips', () => {
    let hold = STRAIGHT
    for (let i = 0; i < 4; i++) hold = rotated(hold, 1)
    expect(held(L, hold)).toEqual(held(L, STRAIGHT))
    expect(held(L, flippedOver(flippedOver(rotated(STRAIGHT, 1))))).toEqual(held(L, rotated(STRAIGHT, 1)))
  })

  it('flips left to right as one sees it, however it is turned', () => {
    for (let turns = 0; turns < 4; turns++) {
      const hold = { turns, flipped: false }
      const width = Math.max(...held(L, hold).map(([, column]) => column))
      const mirrored = held(L, hold).map(([row, column]): Square => [row, width - column])
      expect(toCells(held(L, flippedOver(hold)))).toBe(toCells(mirrored))
    }
  })

  it('may be held by any of its squares, and snaps to where it fits', () => {
    const corner = ghostAt(held(L, STRAIGHT), 15, ALL)
    expect(corner.fits).toBe(true)
    expect(cellsOf(corner.cells)).toContain(15)
  })

  it('says where it does not fit', () => {
    expect(ghostAt(held(L, STRAIGHT), 0, 0b1).fits).toBe(false)
  })
})

describe('tapping a cell', () => {
  const square = [0x33, 0x66, 0xcc, 0x330, 0x660, 0xcc0, 0x3300, 0x6600, 0xcc00]

  it('goes through all the ways to cover it and begins again', () => {
    const ways = placementsOver(square, 5, ALL, [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    expect(ways).toHaveLength(4)
    let at: number | undefined
    const seen = ways.map(() => {
      at = after(ways, at)
      return at
    })
    expect(new Set(seen).size).toBe(4)
    expect(after(ways, at)).toBe(ways[0])
  })

  it('never offers a marked cell', () => {
    expect(placementsOver(square, 5, ALL & ~1, [])).not.toContain(0x33)
  })

  it('turns the pattern in the hand to lie as it does there', () => {
    const hold = holdOf(
      L,
      toCells([
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
      ]),
      STRAIGHT,
    )
    expect(toCells(held(L, hold))).toBe(
      toCells([
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
      ]),
    )
  })
})
