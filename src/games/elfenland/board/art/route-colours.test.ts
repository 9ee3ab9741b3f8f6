import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const palette = read('./palette.css')
const mapPalette = read('./map-palette.css')

/** The custom properties that a style sheet gives an element, the later rules winning. */
function valuesOf(sheet: string, applies: (selector: string) => boolean): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, selector = '', body = ''] of sheet
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (applies(selector.trim()))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        values.set(name, value)
  return values
}

/** Relative luminance as in WCAG 2. */
function luminance(colour: string): number {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (hex === undefined) throw new Error(`not a colour: ${colour}`)
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = digits
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The least contrast of graphical objects in WCAG 2 (1.4.11). */
const VISIBLE = 3
const GROUNDS = ['--m-sea', '--m-lake', '--m-w-plain', '--m-w-wood', '--m-w-desert', '--m-w-mountain']

const DARK = '[data-theme="dark"]'

describe.each([
  ['day', false],
  ['night', true],
] as const)('by %s', (_, night) => {
  const ground = valuesOf(
    mapPalette,
    (selector) => selector.includes(':root') || (night && selector === DARK),
  )

  it.each([0, 1, 2, 3, 4, 5])('the route of seat %i is visible on every terrain', (seat) => {
    const colours = valuesOf(
      palette,
      (selector) => selector.includes(`.seat-${seat}`) && (night || !selector.includes(DARK)),
    )
    const [route, casing, edge] = ['--route', '--route-case', '--route-edge'].map(
      (name) => colours.get(name) ?? '',
    )
    if (!route || !casing || !edge) throw new Error('a colour of the route is missing')
    expect(contrast(route, casing)).toBeGreaterThanOrEqual(VISIBLE)
    for (const name of GROUNDS) {
      const terrain = ground.get(name) ?? ''
      expect(Math.max(contrast(casing, terrain), contrast(edge, terrain)), name).toBeGreaterThanOrEqual(
        VISIBLE,
      )
    }
  })
})

it('a route is drawn with these three colours', () => {
  const lines = read('../map/pieces-on-map.css')
  for (const [line, colour] of [
    ['k', 'route-edge'],
    ['c', 'route-case'],
    ['s', 'route'],
  ])
    expect(lines).toMatch(new RegExp(`\\.e-way-${line} \\{\\s*stroke: var\\(--${colour}\\)`))
})
