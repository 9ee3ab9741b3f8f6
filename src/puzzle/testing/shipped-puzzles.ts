import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, viewOf } from '../../kernel/index.ts'
import { memoryIn } from '../../search/play-out.ts'
import { type Comparison, compareTurns } from '../compare-turns.ts'
import { openPuzzle } from '../open-puzzle.ts'
import { type Puzzle, type PuzzleFile, PuzzleFileSchema, PuzzleIndexSchema } from '../puzzle-file.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../puzzles/${path}`, import.meta.url), 'utf8'))

/** The puzzles of each game as they are shipped, with their files. */
export const SHIPPED = GAMES.map((manifest) => {
  const { game } = manifest
  const index = parse(PuzzleIndexSchema, read(`${game.id}/index.json`))
  const files = index.files.map(({ file }) => parse(PuzzleFileSchema, read(`${game.id}/${file}`)))
  const all = files.flatMap((file) => file.puzzles.map((puzzle) => ({ id: puzzle.id, file, puzzle })))
  return { manifest, game, index, files, all }
})

/** Some of a list, evenly spread. */
export function sampleOf<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, index) => index % step === 0)
}

/** Compares the answer of a puzzle with its closest rivals in worlds that the program has not used. */
export function searchAgain(
  { game, reviewer }: GameManifest,
  file: PuzzleFile,
  puzzle: Puzzle,
  { worlds, rivals }: { readonly worlds: number; readonly rivals: number },
): Comparison[] {
  const match = openPuzzle(game, file, puzzle)
  if (!match || !reviewer) throw new Error(`${puzzle.id} cannot be opened`)
  const { seat, answers, others } = puzzle
  const memory = memoryIn(match, reviewer.model, seat)
  const turns = [at(answers, 0), ...others.slice(0, rivals).map(({ moves }) => moves)]
  return compareTurns(reviewer.model, viewOf(match.state, seat), memory, turns, { series: FRESH, worlds })
}

const FRESH = 0xf4e5
