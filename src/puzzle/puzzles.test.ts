import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { at, hasSeat, type Match, playTurn, startMatch, tryTurn } from '../kernel/index.ts'
import { sentence } from '../review/sentences.ts'
import { LANGUAGES } from '../text/languages.ts'
import { judgeAnswer } from './judge-answer.ts'
import { openPuzzle } from './open-puzzle.ts'
import {
  LEAST_MARGIN,
  type PuzzleFile,
  PuzzleFileSchema,
  type PuzzleIndex,
  PuzzleIndexSchema,
  type RecordedMatch,
} from './puzzle-file.ts'
import { difficultyOf, ratingOf } from './rating.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../puzzles/${path}`, import.meta.url), 'utf8'))

const SHIPPED = GAMES.map((manifest) => {
  const index: PuzzleIndex = parse(PuzzleIndexSchema, read(`${manifest.game.id}/index.json`))
  const files: PuzzleFile[] = index.files.map(({ file }) =>
    parse(PuzzleFileSchema, read(`${manifest.game.id}/${file}`)),
  )
  return { manifest, game: manifest.game, index, files, puzzles: files.flatMap(({ puzzles }) => puzzles) }
})

/** Losses and errors are written with two decimals. */
const ROUNDING = 0.02

/** The whole match, played to its end. */
function replay(game: Match['game'], { moves }: PuzzleFile, recorded: RecordedMatch): Match {
  const match = startMatch(game, recorded)
  if ('code' in match) throw new Error(match.code)
  for (const [seat = 0, ...numbers] of recorded.turns)
    expect(
      playTurn(
        match,
        seat,
        numbers.map((number) => moves[number]),
      ),
    ).toBeUndefined()
  return match
}

describe.each(SHIPPED)('the puzzles of $game.id', ({ manifest, game, index, files, puzzles }) => {
  test('come from matches that these rules replay to their end', () => {
    for (const file of files) {
      expect([file.game, file.rules]).toEqual([game.id, game.version])
      for (const recorded of file.matches)
        expect(game.result(replay(game, file, recorded).state.open)).toBeDefined()
    }
  })

  test('have a seat to move, legal turns, and one answer that differs from all others', () => {
    for (const file of files) {
      for (const puzzle of file.puzzles) {
        const match = openPuzzle(game, file, puzzle)
        if (!match) throw new Error(`${puzzle.id} cannot be opened`)
        expect(hasSeat(game.waiting(match.state.open), puzzle.seat)).toBe(true)
        for (const answer of puzzle.answers)
          expect(judgeAnswer(match, puzzle, answer), puzzle.id).toEqual({ isRight: true })
        for (const { moves, loss } of puzzle.others)
          expect(judgeAnswer(match, puzzle, moves), puzzle.id).toEqual({ isRight: false, loss })
      }
    }
  })

  test('have ids of their own and are listed in the index', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    expect(index.files.flatMap((file) => file.puzzles)).toEqual(
      puzzles.map(({ id, kind, rating }) => [id, kind, rating]),
    )
    for (const [difficulty, count] of Object.entries(index.difficulties))
      expect(puzzles.filter(({ rating }) => difficultyOf(rating) === difficulty)).toHaveLength(count)
    for (const [kind, count] of Object.entries(index.kinds))
      expect(puzzles.filter((puzzle) => puzzle.kind === kind)).toHaveLength(count ?? 0)
  })

  test('have the margin and the rating that the format states', () => {
    for (const { others, margin, error, rating, solvedBy, kind } of puzzles) {
      expect(margin).toBe(at(others, 0).loss)
      expect(others.map(({ loss }) => loss)).toEqual(others.map(({ loss }) => loss).toSorted((a, b) => a - b))
      expect(margin - 2 * error).toBeGreaterThan(LEAST_MARGIN[kind] - ROUNDING)
      expect(rating).toBe(ratingOf(solvedBy))
    }
  })

  test.each(LANGUAGES)('are explained in %s', async (language) => {
    const { reviewTexts, loadNames } = manifest
    if (!reviewTexts) throw new Error('there are no texts')
    const { texts } = await reviewTexts[language]()
    const name = await loadNames?.(language)
    for (const { reason, more = [] } of puzzles) {
      for (const phrase of [reason, ...more]) {
        const said = sentence(language, texts, phrase, {
          seats: ['A', 'B', 'C', 'D'],
          ...(name ? { name } : {}),
        })
        expect(said).not.toBe(phrase.key)
        expect(said).not.toMatch(/[{}]|undefined/)
      }
    }
  })
})

test('an illegal turn is refused, and the position stays as it was', () => {
  const { game, files } = at(SHIPPED, 0)
  const file = at(files, 0)
  const puzzle = at(file.puzzles, 0)
  const match = openPuzzle(game, file, puzzle)
  if (!match) throw new Error('the puzzle cannot be opened')
  expect(judgeAnswer(match, puzzle, [{ type: 'nonsense' }])).toHaveProperty('code')
  expect(tryTurn(match, puzzle.seat, at(puzzle.answers, 0))).not.toHaveProperty('code')
  expect(match.log).toHaveLength(puzzle.turns)
})
