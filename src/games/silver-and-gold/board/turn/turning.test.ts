import { describe, expect, it } from 'vitest'
import { hasCell } from '../../rules/components/cells.ts'
import { type Square, toCells } from '../../rules/components/patterns.ts'
import { ghostAt, oriented, UPRIGHT } from './placing.ts'
import { turned } from './turning.ts'

const L: readonly Square[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
]
const LINE: readonly Square[] = [
  [0, 0],
  [0, 1],
]
const SQUARE: readonly Square[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
]
const ALL = 0xffff
const cell = (row: number, column: number): number => 4 * row + column

describe('turning a pattern that is held', () => {
  it('changes how it is held', () => {
    expect(turned(L, UPRIGHT, 1, undefined)?.orientation).toEqual({ turns: 1, flipped: false })
    expect(turned(L, UPRIGHT, -1, undefined)?.orientation).toEqual({ turns: 3, flipped: false })
    expect(turned(L, UPRIGHT, 'flip', undefined)?.orientation).toEqual({ turns: 0, flipped: true })
  })

  it('is not possible where it would change nothing', () => {
    for (const how of [1, -1, 'flip'] as const)
      expect(turned(SQUARE, UPRIGHT, how, undefined)).toBe(undefined)
    expect(turned(LINE, UPRIGHT, 1, undefined)).toBeDefined()
    expect(turned(LINE, UPRIGHT, 'flip', undefined)).toBe(undefined)
    expect(turned(LINE, UPRIGHT, 'flip', { cells: toCells(LINE), anchor: 0, free: ALL })).toBe(undefined)
  })
})

describe('turning a pattern that is drawn', () => {
  it('visits the orientations that fit and keeps the anchor covered', () => {
    const anchor = cell(1, 1)
    let cells = ghostAt(L, anchor, ALL).cells
    let orientation = UPRIGHT
    const shapes = new Set([cells])
    for (let i = 0; i < 4; i++) {
      const next = turned(L, orientation, 1, { cells, anchor, free: ALL })
      if (!next) throw new Error('an empty island has room for every orientation')
      expect(hasCell(next.cells, anchor)).toBe(true)
      ;({ cells, orientation } = next)
      shapes.add(cells)
    }
    expect(shapes.size).toBe(4)
    expect(orientation).toEqual(UPRIGHT)
  })

  it('skips orientations for which there is no room', () => {
    // Two rows of four: an upright L of height three never fits.
    const free = 0b1111_1111
    const lying = oriented(L, { turns: 1, flipped: false })
    const cells = toCells(lying)
    const next = turned(L, { turns: 1, flipped: false }, 1, { cells, anchor: cell(0, 2), free })
    expect(next?.orientation).toEqual({ turns: 3, flipped: false })
    expect((next?.cells ?? ALL) & ~free).toBe(0)
  })

  it('is not possible if it fits no other way', () => {
    const cells = toCells(L)
    for (const how of [1, -1, 'flip'] as const)
      expect(turned(L, UPRIGHT, how, { cells, anchor: 0, free: cells })).toBe(undefined)
  })
})
