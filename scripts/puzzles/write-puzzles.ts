import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { array, parse, picklist } from 'valibot'
import type { Game } from '../../src/kernel/index.ts'
import {
  PUZZLE_FORMAT,
  PUZZLE_INDEX_FORMAT,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleFile,
  type PuzzleIndex,
  type RecordedMatch,
} from '../../src/puzzle/puzzle-file.ts'
import { DIFFICULTIES, difficultyOf } from '../../src/puzzle/rating.ts'
import { YARDSTICKS } from '../../src/search/levels.ts'
import type { PlayedMatch, WorkLine } from './work-file.ts'

/** A new file begins once one has this many puzzles, so that a page loads little at a time. */
const PER_FILE = 30

/** The first part of a puzzle's id. */
const PREFIXES: Readonly<Record<string, string>> = {
  'silver-and-gold': 'sg',
  elfenland: 'el',
  elfengold: 'eg',
}

/** Writes the puzzles of a game and their index to `puzzles/GAME/`, in place of those that are there. */
export function writePuzzles(game: Game, lines: readonly WorkLine[]): void {
  const folder = fileURLToPath(new URL(`../../puzzles/${game.id}/`, import.meta.url))
  const prefix = PREFIXES[game.id]
  if (prefix === undefined || lines.length === 0) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files: PuzzleFile[] = []
  for (const { index, puzzles, recorded } of lines) {
    if (!recorded) continue
    let file = files.at(-1)
    if (!file || file.puzzles.length >= PER_FILE) {
      file = {
        format: PUZZLE_FORMAT,
        game: game.id,
        rules: game.version,
        moves: [],
        matches: [],
        puzzles: [],
      }
      files.push(file)
    }
    const match = file.matches.push(withNumbers(recorded, file.moves)) - 1
    for (const puzzle of puzzles)
      file.puzzles.push({ id: `${prefix}-${index}-${puzzle.turns}`, match, ...puzzle })
  }
  for (const [number, file] of files.entries()) writeFileSync(`${folder}${number + 1}.json`, textOf(file))
  const index = indexOf(
    game,
    files.map(({ puzzles }) => puzzles),
  )
  writeFileSync(`${folder}index.json`, `${JSON.stringify(index)}\n`)
  console.log(`${game.id}: ${JSON.stringify(index.kinds)} ${JSON.stringify(index.difficulties)}`)
}

/** The match with numbers in place of its moves; new moves are added to the list. */
function withNumbers(match: PlayedMatch, moves: unknown[]): RecordedMatch {
  const numbers = new Map(moves.map((move, number) => [JSON.stringify(move), number]))
  const numberOf = (move: unknown): number => {
    const text = JSON.stringify(move)
    const number = numbers.get(text) ?? moves.push(move) - 1
    numbers.set(text, number)
    return number
  }
  return {
    ...match,
    seats: parse(array(picklist(YARDSTICKS)), match.seats),
    turns: match.turns.map(([seat, played]) => [seat, ...played.map(numberOf)]),
  }
}

function indexOf(game: Game, files: readonly (readonly Puzzle[])[]): PuzzleIndex {
  const all = files.flat()
  const kinds: PuzzleIndex['kinds'] = {}
  for (const kind of PUZZLE_KINDS) {
    const count = all.filter((puzzle) => puzzle.kind === kind).length
    if (count > 0) kinds[kind] = count
  }
  const difficulties = { easy: 0, medium: 0, hard: 0 }
  for (const difficulty of DIFFICULTIES)
    difficulties[difficulty] = all.filter(({ rating }) => difficultyOf(rating) === difficulty).length
  return {
    format: PUZZLE_INDEX_FORMAT,
    game: game.id,
    kinds,
    difficulties,
    files: files.map((puzzles, number) => ({
      file: `${number + 1}.json`,
      puzzles: puzzles.map(({ id, kind, rating }) => [id, kind, rating]),
    })),
  }
}

/** JSON with a line for each move, match and puzzle, for people and version control. */
export function textOf({ moves, matches, puzzles, ...header }: PuzzleFile): string {
  const start = JSON.stringify(header).slice(0, -1)
  const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join(',\n')
  return `${start},"moves":[\n${lines(moves)}\n],"matches":[\n${lines(matches)}\n],"puzzles":[\n${lines(puzzles)}\n]}\n`
}
