import { describe, expect, test } from 'vitest'
import { recordOne } from '../../arena/series.ts'
import { requireBot, requireGame } from '../../games/testing/lookup.ts'
import { reviewMatch } from '../../review/review.ts'
import { playOf } from '../match-statistics.ts'

/** A match between two bots. */
export const playedMatch = (id: string) =>
  recordOne(
    {
      game: requireGame(id).game,
      options: {},
      bots: [requireBot(id, 'steady'), requireBot(id, 'gentle')],
      seed: 7,
    },
    0,
  )

export function splitLaw(id: string): void {
  describe(`a match of ${id}`, () => {
    test('is split into start, decisions and luck, which add up to the result', () => {
      const { reviewer } = requireGame(id)
      if (!reviewer) throw new Error('no reviewer')
      const match = playedMatch(id)
      const winners = match.game.result(match.state.open)?.winners ?? []
      const review = reviewMatch(match, reviewer, { confirmations: 4 })
      for (const seat of [0, 1]) {
        const won = winners.includes(seat) ? 1 / winners.length : 0
        const { start, own, others, luck } = playOf(review, seat, won)
        expect(start + own + others + luck).toBeCloseTo(won, 3)
      }
    })
  })
}
