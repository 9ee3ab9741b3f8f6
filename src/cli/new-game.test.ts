import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../games/all.ts'
import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import { UsageError } from './command.ts'
import { newGameCommand } from './commands/new-game.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What a clone has of the files that types, tests and the formatter need. */
const FILES = [
  ...[
    '.gitignore',
    'biome.json',
    'package.json',
    'tsconfig.json',
    'tsconfig.hot.json',
    'tsconfig.hot.test.json',
  ],
  ...['vitest.config.ts', 'scripts/longest-first.ts', 'scripts/temporary-folder.ts', 'src'],
]

let clone = ''
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'vermeil-new-game-'))
  for (const path of FILES) cpSync(join(ROOT, path), join(clone, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(clone, { recursive: true, force: true })
})

const newGame = (...args: string[]): unknown => newGameCommand.run([...args, '--in', clone], GAMES)

function run(name: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'node_modules', name), ...args],
    {
      cwd: clone,
      encoding: 'utf8',
    },
  )
  return status === 0 ? 'fine' : `${status}: ${stdout}${stderr}`
}

const lists = (): string[] =>
  ['index.ts', 'boards.ts'].map((file) => readFileSync(join(clone, 'src', 'games', file), 'utf8'))

describe('a name that cannot be used is refused and changes nothing', () => {
  test.each([
    ['', 'is not a name'],
    ['Night-Market', 'is not a name'],
    ['night_market', 'is not a name'],
    ['night market', 'is not a name'],
    ['-night', 'Unknown option'],
    ['night--market', 'is not a name'],
    ['2night', 'is not a name'],
    ['../night', 'is not a name'],
    ['nächte', 'is not a name'],
    ['x'.repeat(41), 'at most 40'],
    ['testing', 'is already used'],
    ['boards', 'is already used'],
    ['elfenland', 'already a game'],
    ['elfengold', 'already a game'],
    ['pearl-divers', 'already a game'],
  ])('%j', (name, why) => {
    const before = [lists(), readdirSync(join(clone, 'src', 'games'))]
    expect(() => newGame(name)).toThrow(UsageError)
    expect(() => newGame(name)).toThrow(why)
    expect([lists(), readdirSync(join(clone, 'src', 'games'))]).toEqual(before)
  })

  test('no name, two names, or a folder that is not a clone', () => {
    expect(() => newGame()).toThrow('one name')
    expect(() => newGame('night', 'market')).toThrow('one name')
    expect(() => newGameCommand.run(['night', '--in', tmpdir()], GAMES)).toThrow('not a clone')
  })
})

describe('a new game', () => {
  // Words that mean something in TypeScript and in our style sheets, which the game must not collide with.
  test.each(['night-market', 'class', 'paper'])('%s is in both lists, and formatted', (name) => {
    expect(newGame(name)).toBe(0)
    expect(existsSync(join(clone, 'src', 'games', name, 'manifest.ts'))).toBe(true)
    for (const list of lists()) expect(list).toContain(`./${name}/`)
    expect(() => newGame(name)).toThrow('already a game')
    const changed = [join('src', 'games', name), 'src/games/index.ts', 'src/games/boards.ts']
    expect(run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...changed)).toBe('fine')
  })

  test('nothing of the template is left in it', () => {
    const folder = join(clone, 'src', 'games', 'night-market')
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.\w+$/.test(path)) expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/pearl.?divers/i)
  })

  test('passes the types', () => {
    // As strict as the whole project, but without the rest of it.
    const config = { extends: './src/web/tsconfig.json', compilerOptions: { types: ['vite/client', 'node'] } }
    const include = ['src/games/night-market', 'src/games/class', 'src/games/boards.ts', 'src/games/index.ts']
    const hot = { compilerOptions: { noUncheckedIndexedAccess: false } }
    const compilerOptions = {
      ...config.compilerOptions,
      ...hot.compilerOptions,
      composite: false,
      incremental: false,
    }
    const path = join(clone, 'tsconfig.new.json')
    writeFileSync(path, JSON.stringify({ ...config, compilerOptions, include, exclude: [], references: [] }))
    expect(run('typescript/bin/tsc', '--noEmit', '-p', path)).toBe('fine')
  })

  test('passes its own tests, the conformance suite and the rules of the architecture', () => {
    const tests = [
      'src/games/night-market',
      'src/architecture.test.ts',
      'src/ui/text/shell',
      'src/games/moves.test.ts',
    ]
    expect(run('vitest/vitest.mjs', 'run', ...(TRIES_ALL ? tests : tests.slice(0, 1)))).toBe('fine')
  })
})
