import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GAMES } from '../games/all.ts'
import { newGameCommand } from './commands/new-game.ts'
import { cloneProject, runIn } from './testing/project-clone.ts'

const NAMES = ['night-market', 'class']

let clone = ''
beforeAll(() => {
  clone = cloneProject()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const name of NAMES) newGameCommand.run([name, '--in', clone], GAMES)
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(clone, { recursive: true, force: true })
})

test('a new game passes the types', () => {
  // As strict as the whole project, but without the rest of it.
  const compilerOptions = {
    types: ['vite/client', 'node'],
    noUncheckedIndexedAccess: false,
    composite: false,
    incremental: false,
  }
  const include = [...NAMES.map((name) => `src/games/${name}`), 'src/games/boards.ts', 'src/games/index.ts']
  const config = {
    extends: './src/web/tsconfig.json',
    compilerOptions,
    include,
    exclude: [],
    references: [],
  }
  const path = join(clone, 'tsconfig.new.json')
  writeFileSync(path, JSON.stringify(config))
  expect(runIn(clone, 'typescript/bin/tsc', '--noEmit', '-p', path)).toBe('fine')
})

test('a new game passes its own tests, the conformance suite and the rules of the architecture', () => {
  const tests = [
    'src/games/night-market',
    'src/architecture.test.ts',
    'src/ui/text/shell',
    'src/games/moves.test.ts',
  ]
  expect(runIn(clone, 'vitest/vitest.mjs', 'run', ...tests)).toBe('fine')
})
