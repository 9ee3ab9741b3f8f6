import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '../src/games/all.ts'
import { at, viewOf } from '../src/kernel/index.ts'
import { openPuzzle } from '../src/puzzle/open-puzzle.ts'
import type { Puzzle, PuzzleFile } from '../src/puzzle/puzzle-file.ts'
import { memoryIn } from '../src/search/play-out.ts'
import { textOf } from './puzzles/write-puzzles.ts'

/**
 * Explains the answers of all puzzles again, in place: `node scripts/explain-puzzles.ts`. To be run when the claims of
 * a game change; nothing else about the puzzles does.
 */
for (const { game, reviewer } of GAMES) {
  const folder = fileURLToPath(new URL(`../puzzles/${game.id}/`, import.meta.url))
  for (const name of readdirSync(folder)) {
    if (name === 'index.json' || !reviewer) continue
    const file = JSON.parse(readFileSync(folder + name, 'utf8')) as PuzzleFile
    const explained = (puzzle: Puzzle): Puzzle => {
      const match = openPuzzle(game, file, puzzle)
      if (!match) throw new Error(`${puzzle.id} cannot be opened`)
      const { reason: _, more: __, plan: ___, ...rest } = puzzle
      const { seat, answers } = puzzle
      const memory = memoryIn(match, reviewer.model, seat)
      const candidate = { moves: at(answers, 0), value: 0 }
      const why = reviewer.evaluator.explain(viewOf(match.state, seat), memory, candidate)
      return {
        ...rest,
        reason: why.reason,
        ...(why.more && why.more.length > 0 ? { more: [...why.more] } : {}),
        ...(why.plan && why.plan.length > 0 ? { plan: [...why.plan] } : {}),
      }
    }
    writeFileSync(folder + name, textOf({ ...file, puzzles: file.puzzles.map(explained) }))
  }
}
