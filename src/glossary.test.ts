import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('.', import.meta.url))
const PAGE = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')

const named = [...PAGE.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
const rows = PAGE.match(/^\|.*\|$/gm)?.filter((row) => !/^\| in code|^\|---/.test(row)) ?? []

/** The production code without comments and texts, where words are not names. */
const code = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\/texts[./]/.test(path))
  .map((path) => readFileSync(`${SRC}${path}`, 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''))
  .join('\n')

test('every row of the glossary has a name in code or a dash', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => !/^\| (`\w+`|–) \|/.test(row))).toEqual([])
})

test('every name that the glossary lists occurs in the code', () => {
  const words = new Set(code.match(/\w+/g))
  expect(named.filter((name) => !words.has(name))).toEqual([])
})
