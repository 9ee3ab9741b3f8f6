import { expect, test } from 'vitest'
import { recordOne } from '../arena/series.ts'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { at, writeMatch } from '../kernel/index.ts'
import { judgeAttempt } from './judge-attempt.ts'
import { reviewMatch } from './review.ts'
import { costliestMoves } from './table-turns.ts'

const { game, reviewer } = requireGame('silver-and-gold')
if (!reviewer) throw new Error('no reviewer')
const bots = [requireBot('silver-and-gold', 'gentle')]
const match = recordOne({ game, options: { memoryAid: false }, bots, seed: 12 }, 0)
const confirmations = 8
const { steps, ...review } = reviewMatch(match, reviewer, { confirmations })
const [costliest = 0] = costliestMoves({ ...review, steps }, 0)
const { decision } = at(steps, costliest)
const judge = (moves: readonly unknown[]) =>
  judgeAttempt(match, reviewer, costliest - 1, moves, confirmations)

test('the better move of the review is judged faultless', () => {
  expect(decision?.better).toBeDefined()
  expect(judge(decision?.better?.moves ?? [])).not.toHaveProperty('mark')
})

test('the move that was played is judged as in the review', () => {
  expect(judge(decision?.moves ?? [])).toMatchObject({ mark: decision?.mark, loss: decision?.loss })
})

test('moves that are not legal there are refused, and the match stays as it was', () => {
  const file = writeMatch(match)
  expect(judge([{ type: 'take', card: 999 }])).toHaveProperty('code')
  judge(decision?.better?.moves ?? [])
  expect(writeMatch(match)).toBe(file)
})
