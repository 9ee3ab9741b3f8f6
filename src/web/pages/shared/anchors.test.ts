import { describe, expect, test } from 'vitest'
import { type Anchor, arrowEnds, colourOf, nearest } from './anchors.ts'

const at = (id: string, x: number, y: number): Anchor => ({ id, name: id, x, y, radius: 10 })

describe('anchors', () => {
  test('the nearest one within reach is chosen', () => {
    const anchors = [at('a', 0, 0), at('b', 40, 0), at('c', 300, 0)]
    expect(nearest(anchors, { x: 5, y: 5 })?.id).toBe('a')
    expect(nearest(anchors, { x: 25, y: 0 })?.id).toBe('b')
    expect(nearest(anchors, { x: 150, y: 0 })).toBeUndefined()
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined()
  })

  test('an arrow leaves both places visible', () => {
    expect(arrowEnds(at('a', 0, 0), at('b', 100, 0))).toEqual([
      { x: 7, y: 0 },
      { x: 93, y: 0 },
    ])
    // Neighbouring places still have an arrow between them.
    const [from, to] = arrowEnds(at('a', 0, 0), at('b', 0, 12))
    expect(to.y - from.y).toBe(4)
  })

  test('a visitor has one colour', () => {
    expect(colourOf('visitor')).toBe(colourOf('visitor'))
    expect(colourOf('visitor')).toMatch(/^var\(--seat-[1-6]\)$/)
  })
})
