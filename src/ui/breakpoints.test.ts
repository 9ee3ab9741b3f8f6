import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { expandBreakpoints } from '../../scripts/vite/expand-breakpoints.ts'
import { BREAKPOINTS } from './breakpoints.ts'

const SRC = fileURLToPath(new URL('..', import.meta.url))
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

describe('named breakpoints in style sheets', () => {
  test('a name becomes its query', () => {
    expect(expandBreakpoints('@media (--phone) { a { top: 0 } }')).toBe(
      `@media ${BREAKPOINTS.phone} { a { top: 0 } }`,
    )
  })

  test('names in kebab case can be combined', () => {
    expect(expandBreakpoints('@media (--upright-phone) and (min-height: 780px) {}')).toBe(
      `@media ${BREAKPOINTS.uprightPhone} and (min-height: 780px) {}`,
    )
    expect(expandBreakpoints('@media (--narrow) and (--high), (--tiny) {}')).toBe(
      `@media ${BREAKPOINTS.narrow} and ${BREAKPOINTS.high}, ${BREAKPOINTS.tiny} {}`,
    )
  })

  test('container queries can use names, too', () => {
    expect(expandBreakpoints('@container table (--small-desk) {}')).toBe(
      `@container table ${BREAKPOINTS.smallDesk} {}`,
    )
  })

  test('custom properties outside media queries are left alone', () => {
    const css = 'a { color: var(--phone) }'
    expect(expandBreakpoints(css)).toBe(css)
  })

  test('an unknown name is an error', () => {
    expect(() => expandBreakpoints('@media (--watch) {}')).toThrow('No breakpoint is named --watch')
  })

  test('alternatives cannot be combined with "and"', () => {
    expect(() => expandBreakpoints('@media (--any-phone) and (--tiny) {}')).toThrow('alternatives')
  })

  test.each(SHEETS)('%s uses known names only', (path) => {
    expect(expandBreakpoints(readFileSync(join(SRC, path), 'utf8'))).not.toMatch(
      /@(media|container)[^{;]*\(--/,
    )
  })
})

describe.each(SHEETS)('%s', (path) => {
  const css = readFileSync(join(SRC, path), 'utf8')

  test('names its breakpoints instead of repeating widths and heights', () => {
    expect(css).not.toMatch(/@media[^{;]*\((min|max)-(width|height)/)
  })

  test('has no colours of its own unless it is a palette', () => {
    if (!path.endsWith('palette.css')) expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\((?!var\()/i)
  })

  test('puts its rules into a layer', () => {
    if (!path.endsWith('fonts.css')) expect(css.replace(/\/\*[\s\S]*?\*\//g, '').trim()).toMatch(/^@layer /)
  })
})
