import { expect, test } from 'vitest'
import type { PuzzleIndex } from '../../../puzzle/puzzle-file.ts'
import { listedPuzzles, nextPuzzle, wantedPuzzles } from './next-puzzle.ts'
import { NEW_RECORD, withAnswer } from './record.ts'

const RATINGS = [800, 900, 1000, 1100, 1250, 1400, 1600, 1700, 1900]
const index: PuzzleIndex = {
  format: 'vermeil-puzzle-index/1',
  game: 'silver-and-gold',
  kinds: { mark: 5, pick: 4 },
  difficulties: { easy: 3, medium: 3, hard: 3 },
  files: [
    { file: '1.json', puzzles: RATINGS.slice(0, 4).map((rating) => [`sg-1-${rating}`, 'mark', rating]) },
    { file: '2.json', puzzles: RATINGS.slice(4).map((rating) => [`sg-2-${rating}`, 'pick', rating]) },
  ],
}
const puzzles = listedPuzzles(index)

test('every puzzle knows its file', () => {
  expect(puzzles).toHaveLength(9)
  expect(puzzles[4]).toEqual({ id: 'sg-2-1250', kind: 'pick', rating: 1250, file: '2.json' })
})

test('the wanted puzzles are of one kind and difficulty', () => {
  const ratings = (kind: 'all' | 'pick', difficulty: 'all' | 'hard') =>
    wantedPuzzles(puzzles, { kind, difficulty }).map(({ rating }) => rating)
  expect(ratings('all', 'all')).toEqual(RATINGS)
  expect(ratings('pick', 'all')).toEqual([1250, 1400, 1600, 1700, 1900])
  expect(ratings('all', 'hard')).toEqual([1600, 1700, 1900])
})

test('the next puzzle is near the rating of the player', () => {
  for (const random of [0, 0.5, 0.999]) {
    const strong = nextPuzzle(puzzles, { ...NEW_RECORD, rating: 1900 }, random)
    expect(strong?.rating).toBeGreaterThan(1000)
    const weak = nextPuzzle(puzzles, { ...NEW_RECORD, rating: 800 }, random)
    expect(weak?.rating).toBeLessThan(1600)
  }
})

test('none comes again until all were answered, and never the same twice in a row', () => {
  let record = NEW_RECORD
  let current: string | undefined
  const seen: string[] = []
  for (let n = 0; n < 2 * puzzles.length; n++) {
    const next = nextPuzzle(puzzles, record, (n * 0.37) % 1, current)
    if (!next) throw new Error('there is always a next puzzle')
    expect(next.id).not.toBe(current)
    current = next.id
    seen.push(current)
    record = withAnswer(record, next, n % 3 > 0)
  }
  expect(new Set(seen.slice(0, 9)).size).toBe(9)
  expect(new Set(seen.slice(9)).size).toBe(9)
})

test('the next puzzle is from another match if possible, because it would show what became of the last one', () => {
  for (const random of [0, 0.5, 0.999])
    expect(nextPuzzle(puzzles, { ...NEW_RECORD, rating: 1000 }, random, 'sg-1-1000')?.id).toMatch(/^sg-2-/)
  const oneMatch = puzzles.slice(0, 4)
  expect(nextPuzzle(oneMatch, NEW_RECORD, 0, 'sg-1-1000')?.id).toMatch(/^sg-1-/)
})

test('without a puzzle of the wanted kind there is none', () => {
  expect(nextPuzzle(puzzles, { ...NEW_RECORD, kind: 'bid' }, 0)).toBeUndefined()
  expect(nextPuzzle(puzzles.slice(0, 1), NEW_RECORD, 0, 'sg-1-800')?.id).toBe('sg-1-800')
})
