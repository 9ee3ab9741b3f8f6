import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { at, viewOf } from '../kernel/index.ts'
import { memoryIn } from '../search/play-out.ts'
import { compareTurns } from './compare-turns.ts'
import { openPuzzle } from './open-puzzle.ts'
import { LEAST_MARGIN, PuzzleFileSchema, PuzzleIndexSchema } from './puzzle-file.ts'

const SAMPLE = 12
const FRESH = { series: 0xf4e5, worlds: 200 }

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../puzzles/${path}`, import.meta.url), 'utf8'))

describe.each(GAMES)('a sample of the puzzles of $game.id', ({ game, reviewer }) => {
  const { files } = parse(PuzzleIndexSchema, read(`${game.id}/index.json`))
  const all = files.flatMap(({ file: name }) => {
    const file = parse(PuzzleFileSchema, read(`${game.id}/${name}`))
    return file.puzzles.map((puzzle) => ({ id: puzzle.id, file, puzzle }))
  })
  const step = Math.max(1, Math.floor(all.length / SAMPLE))

  test.each(all.filter((_, index) => index % step === 0))(
    '$id: the answer is best in fresh worlds',
    ({ file, puzzle }) => {
      const match = openPuzzle(game, file, puzzle)
      if (!match || !reviewer) throw new Error('the puzzle cannot be opened')
      const { seat, answers, others, kind } = puzzle
      const view = viewOf(match.state, seat)
      const turns = [at(answers, 0), ...others.map(({ moves }) => moves)]
      const memory = memoryIn(match, reviewer.model, seat)
      for (const { loss, error } of compareTurns(reviewer.model, view, memory, turns, FRESH))
        expect(loss + 3 * error).toBeGreaterThanOrEqual(LEAST_MARGIN[kind])
    },
  )
})
