import { expect, test } from 'vitest'
import { looksAlike } from './look-alikes.ts'

test.each([
  ['Ada', 'Ada'],
  ['Ada', 'ada'],
  ['Ada', '\u0410\u0501\u0430'],
  ['Ida', 'lda'],
  ['Ida', '1da'],
  ['Bob', 'B0b'],
  ['Zo\u00eb', 'Zoe\u0308'],
  ['Ada', '\uff21\uff44\uff41'],
  ['Ann Lee', 'AnnLee'],
  ['rn', 'm'],
])('%s looks like %s', (one, other) => {
  expect(looksAlike(one, other)).toBe(true)
})

test.each([
  ['Ada', 'Ida'],
  ['Zoë', 'Zoe'],
  ['Anna', 'Anne'],
  ['Player 0', 'Player 1'],
  ['艾达', '艾迪'],
])('%s does not look like %s', (one, other) => {
  expect(looksAlike(one, other)).toBe(false)
})
