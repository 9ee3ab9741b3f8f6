import { beforeAll, expect, test } from 'vitest'
import type { Puzzle } from '../../../puzzle/puzzle-file.ts'
import { exerciseTexts } from '../exercise/texts.ts'
import { hintWords } from './hints.ts'

const game = { firstPart: () => undefined }
const say = ({ key }: { key: string }): string => `said: ${key}`

function firstHint(key: string): string {
  const puzzle = { reason: { key }, answers: [[]], others: [] } as unknown as Puzzle
  return hintWords(puzzle, 1, game, say)
}

beforeAll(() => exerciseTexts.ready())

test('the first hint asks for the price of a token instead of naming it', () => {
  for (const key of ['reason.bid', 'reason.noBid', 'reason.noGold'])
    expect(firstHint(key)).toBe(exerciseTexts.t('puzzle.lookFor.price'))
})

test('the first hint does not say that the answer is to pass', () => {
  for (const key of ['reason.pass', 'reason.passWait', 'reason.passKeep'])
    expect(firstHint(key)).toBe(exerciseTexts.t('puzzle.lookFor.counters'))
})

test('the first hint says what an answer is good for', () => {
  expect(firstHint('reason.towns')).toBe('said: reason.towns')
})
