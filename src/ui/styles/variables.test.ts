import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../..', import.meta.url))

const read = (pattern: string): string =>
  globSync(pattern, { cwd: SRC })
    .map((path) => readFileSync(SRC + path, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
    .join('\n')

const styles = read('**/*.css')
const all = styles + read('**/*.{tsx,svg}')
const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

// A declaration with a variable that does not exist is dropped as a whole, without a word.
test('every variable that a style uses without a default is set somewhere', () => {
  const set = new Set(namesIn(all, /(?<![\w-])(--[\w-]+)['"]?\s*[:,]/g))
  const used = namesIn(all, /var\((--\w[\w-]*)\)/g)
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((name) => !set.has(name))).toEqual([])
})

test('every variable that a style sets is used somewhere', () => {
  const used = new Set(namesIn(all, /var\(\s*(--[\w-]+)/g))
  /** What a component completes, such as the number of a seat. */
  const beginnings = namesIn(all, /var\((--[\w-]+)\$\{/g)
  const set = namesIn(styles, /(?<![\w-])(--[\w-]+)\s*:/g)
  expect(set.length).toBeGreaterThan(100)
  expect(
    set.filter((name) => !used.has(name) && !beginnings.some((start) => name.startsWith(start))),
  ).toEqual([])
})
