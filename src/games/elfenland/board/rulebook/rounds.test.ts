import { beforeAll, expect, test } from 'vitest'
import { roundsWords } from './rounds.ts'
import { book } from './texts.ts'

beforeAll(() => book.ready())

test('the goal names the rounds of the table, or both choices away from a table', () => {
  expect(roundsWords({ rounds: 3 })).toBe('three rounds')
  expect(roundsWords({ rounds: 4 })).toBe('four rounds')
  expect(roundsWords({})).toBe('four rounds')
  expect(roundsWords(undefined)).toBe('four rounds, or three in the short game')
})
