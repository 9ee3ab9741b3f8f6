import { expect, test } from 'vitest'
import type { Mark, ReviewedDecision } from '../../../../review/review.ts'
import { verdictOn } from './verdict.ts'

const decision = (move: number, loss: number, mark?: Mark): ReviewedDecision => ({
  moves: [{ type: 'take', card: move }],
  loss,
  chanceLoss: loss / 20,
  ...(mark ? { mark } : {}),
})
const blunder = decision(1, 5, 'blunder')

test('a move without a mark is the best', () => {
  expect(verdictOn(decision(2, 0), blunder)).toBe('best')
  expect(verdictOn(decision(2, 0.4), blunder)).toBe('best')
})

test('a smaller mistake is better than a larger one, and any other is not', () => {
  expect(verdictOn(decision(2, 2, 'mistake'), blunder)).toBe('better')
  expect(verdictOn(decision(2, 4.9, 'blunder'), blunder)).toBe('worse')
  expect(verdictOn(decision(2, 9, 'blunder'), blunder)).toBe('worse')
})

test('the same move gets the judgement of the review', () => {
  expect(verdictOn({ ...blunder, loss: 0 }, blunder)).toBe('worse')
  expect(verdictOn(decision(1, 2, 'mistake'), decision(1, 0))).toBe('best')
})

test('a mistake where nothing was judged is no improvement', () => {
  expect(verdictOn(decision(2, 2, 'mistake'), undefined)).toBe('worse')
})
