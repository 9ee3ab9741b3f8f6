import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../games/all.ts'
import { UsageError } from './command.ts'
import { newGameCommand } from './commands/new-game.ts'
import { cloneProject, runIn } from './testing/project-clone.ts'

let clone = ''
beforeAll(() => {
  clone = cloneProject()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(clone, { recursive: true, force: true })
})

const newGame = (...args: string[]): unknown => newGameCommand.run([...args, '--in', clone], GAMES)

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
    expect(runIn(clone, '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...changed)).toBe('fine')
  })

  test('nothing of the template is left in it', () => {
    const folder = join(clone, 'src', 'games', 'night-market')
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.\w+$/.test(path)) expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/pearl.?divers/i)
  })
})
