import { describe, expect, test } from 'vitest'
import { LEAST_MARGIN } from './puzzle-file.ts'
import { SHIPPED, sampleOf, searchAgain } from './testing/shipped-puzzles.ts'

describe.each(SHIPPED)('a sample of the puzzles of $game.id', ({ manifest, all }) => {
  test.each(sampleOf(all, 30))('$id: the answer is best in fresh worlds', ({ file, puzzle }) => {
    const compared = searchAgain(manifest, file, puzzle, { worlds: 200, rivals: 6 })
    for (const { loss, error } of compared)
      expect(loss + 3 * error).toBeGreaterThanOrEqual(LEAST_MARGIN[puzzle.kind])
  })
})
