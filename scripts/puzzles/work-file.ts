import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Match, Seat } from '../../src/kernel/index.ts'
import type { RecordedMatch } from '../../src/puzzle/puzzle-file.ts'
import type { NewPuzzle, Refused } from './make-puzzle.ts'

/** What was found in one match of the series. */
export interface WorkLine {
  readonly index: number
  /** The processor time that it took. */
  readonly seconds: number
  readonly refused: Readonly<Partial<Record<Refused, number>>>
  readonly puzzles: readonly NewPuzzle[]
  /** Only if there are puzzles. */
  readonly recorded?: PlayedMatch
}

/** A match with its moves in full. */
export interface PlayedMatch extends Omit<RecordedMatch, 'seats' | 'turns'> {
  readonly seats: readonly string[]
  readonly turns: readonly (readonly [Seat, readonly unknown[]])[]
}

const fileOf = (game: string): string =>
  fileURLToPath(new URL(`../../.cache/puzzles/${game}.jsonl`, import.meta.url))

export function readWork(game: string): WorkLine[] {
  const file = fileOf(game)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  // The last line is empty, or cut off if the program was stopped while writing it.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as WorkLine)
}

export function appendWork(game: string, line: WorkLine): void {
  mkdirSync(dirname(fileOf(game)), { recursive: true })
  appendFileSync(fileOf(game), `${JSON.stringify(line)}\n`)
}

/** A stored match with its moves in full. */
export const withMoves = ({ turns, ...match }: RecordedMatch, moves: readonly unknown[]): PlayedMatch => ({
  ...match,
  turns: turns.map(([seat = 0, ...numbers]) => [seat, numbers.map((number) => moves[number])]),
})

export function playedMatch({ header, seed = '', log }: Match): PlayedMatch {
  const { options, seats, source } = header
  return { options, seats, source, seed, turns: log.map(({ seat, moves }) => [seat, moves]) }
}
