import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renamed, TEMPLATE } from './new-game/names.ts'

const PAGE = readFileSync(new URL('../../docs/a-new-game.md', import.meta.url), 'utf8')
const BLOCKS = [...PAGE.matchAll(/<!-- (\S+) -->\n```tsx?\n([\s\S]*?)\n```/g)].map(
  ([, path = '', code = '']) => [path, code] as const,
)

test('the page shows parts of the most important files', () => {
  expect(new Set(BLOCKS.map(([path]) => path)).size).toBeGreaterThan(5)
})

test.each(BLOCKS)('the page shows a part of %s as it is', (path, code) => {
  const file = readFileSync(new URL(`../games/${TEMPLATE}/${path}`, import.meta.url), 'utf8')
  expect(renamed(file, 'night-market')).toContain(code)
})
