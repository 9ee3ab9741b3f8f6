import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../games/all.ts'
import { at, viewOf } from '../../../kernel/index.ts'
import { openPuzzle } from '../../../puzzle/open-puzzle.ts'
import { PuzzleFileSchema } from '../../../puzzle/puzzle-file.ts'
import { judgePuzzle, puzzleSteps } from './puzzle-worker.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

const readPuzzles = (game: string) => {
  const [path = ''] = globSync(`puzzles/${game}/1.json`, { cwd: ROOT })
  return v.parse(PuzzleFileSchema, JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')))
}

describe.each(GAMES.map(({ game }) => game))('a puzzle of $id', (game) => {
  const file = readPuzzles(game.id)
  const puzzle = at(file.puzzles, 0)

  test('is shown through the eyes of the seat that decides', () => {
    const steps = puzzleSteps(GAMES, file, puzzle.id)
    if ('code' in steps) throw new Error(steps.code)
    expect(steps).toHaveLength(puzzle.turns + 1)
    const match = openPuzzle(game, file, puzzle)
    expect(steps.at(-1)?.view).toEqual(match && viewOf(match.state, puzzle.seat))
    for (const { view } of steps) {
      expect(view.seat).toBe(puzzle.seat)
      expect(Object.keys(view).sort()).toEqual(['open', 'own', 'seat'])
    }
  })

  test('knows its answers and what the listed alternatives give away', () => {
    for (const moves of puzzle.answers)
      expect(judgePuzzle(GAMES, file, puzzle.id, moves)).toEqual({ isRight: true })
    const other = at(puzzle.others, 0)
    expect(judgePuzzle(GAMES, file, puzzle.id, other.moves)).toEqual({ isRight: false, loss: other.loss })
  })

  test('judges a turn that it does not list as a review does, and never as good as the runner-up', () => {
    const { others, ...rest } = puzzle
    const [first, ...unlisted] = others
    const shortened = { ...file, puzzles: [{ ...rest, others: first ? [first] : [] }] }
    for (const { moves } of unlisted.slice(0, 1)) {
      const judged = judgePuzzle(GAMES, shortened, puzzle.id, moves)
      if ('code' in judged) throw new Error(judged.code)
      expect(judged.isRight).toBe(false)
      expect(judged.loss).toBeGreaterThanOrEqual(puzzle.margin)
    }
  })

  test('refuses an illegal answer', () => {
    expect(judgePuzzle(GAMES, file, puzzle.id, [{ type: 'nonsense' }])).toHaveProperty('code')
  })
})

test('a puzzle that is not in the file, or of other rules, is refused', () => {
  const file = readPuzzles('silver-and-gold')
  expect(puzzleSteps(GAMES, file, 'sg-9-9999')).toEqual({ code: 'notFound' })
  const other = { ...file, rules: file.rules + 1 }
  expect(puzzleSteps(GAMES, other, at(file.puzzles, 0).id)).toEqual({ code: 'unknownRules' })
})
