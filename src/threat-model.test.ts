import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SCENARIOS } from './server/testing/attack/scenarios/index.ts'

const PAGE = new URL('../docs/threat-model.md', import.meta.url)
const TEXT = readFileSync(PAGE, 'utf8')

const SCENARIO = /\]\(([^)]+\/attack\/scenarios\/[^)]+\.ts)\) “([^”]+)”/g

const named = [
  ...TEXT.matchAll(
    /\]\(([^)]+(?:\.test|\.e2e|\/conformance\/\w+\/checks|\/contracts\/[\w-]+)\.ts)\) “([^”]+)”/g,
  ),
].map(([, path = '', name = '']) => ({
  file: fileURLToPath(new URL(path, PAGE)),
  name,
}))

test('every test that the threat model names exists', () => {
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(({ file, name }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/\(\s+/g, '(') : ''
    return !["test('", 'test(`', ")('", "name: '"].some((before) => source.includes(before + name))
  })
  expect(missing).toEqual([])
})

test('every attack that the threat model names exists, and it names every attack', () => {
  const attacks = [...TEXT.matchAll(SCENARIO)].map(([, path = '', name = '']) => ({
    file: fileURLToPath(new URL(path, PAGE)),
    name,
  }))
  const missing = attacks.filter(
    ({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`name: '${name}'`),
  )
  expect(missing).toEqual([])
  const unnamed = SCENARIOS.filter(({ name }) => attacks.every((attack) => attack.name !== name))
  expect(unnamed.map(({ name }) => name)).toEqual([])
})

test('every defence names a test', () => {
  const [, defences = ''] = TEXT.split('## What is defended')
  const [tables = ''] = defences.split('## What is not defended')
  const rows = tables.match(/^\|.*\|$/gm) ?? []
  const bare = rows.filter(
    (row) =>
      !/^\| (threat|attack)|^\|---/.test(row) &&
      !/\]\([^)]+(\.test|\.e2e|\/scenarios\/.+|\/conformance\/.+)\.ts\) “/.test(row),
  )
  expect(bare).toEqual([])
})
