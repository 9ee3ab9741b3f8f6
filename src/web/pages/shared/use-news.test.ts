import { beforeAll, expect, test } from 'vitest'
import type { ReviewTogether } from '../../session/remote/shared-review.ts'
import { sharedTexts } from './texts.ts'
import { leaderWords, newsBetween } from './use-news.ts'

beforeAll(() => sharedTexts.ready())

const [me, bob] = [
  { visitor: 'me', name: 'Ada' },
  { visitor: 'bob', name: 'Bob' },
]
const review: ReviewTogether = {
  review: 'r',
  you: 'me',
  leader: 'me',
  step: 0,
  visitors: [me],
  nameless: 0,
  items: [],
}

test('who comes, goes and leads, and what others write, is said; what one does oneself is not', () => {
  const came = { ...review, visitors: [me, bob] }
  expect(newsBetween(review, came)).toEqual(['Bob is here now.'])
  expect(newsBetween(came, review)).toEqual(['Bob has left.'])
  expect(newsBetween(came, { ...came, leader: 'bob' })).toEqual(['Bob leads'])
  const note = { item: 1, step: 4, at: 1, visitor: 'bob', name: 'Bob', text: 'why?' }
  expect(newsBetween(came, { ...came, items: [note] })).toEqual(['Bob, Step 4: why?'])
  expect(newsBetween(came, { ...came, items: [{ ...note, visitor: 'me' }] })).toEqual([])
})

test('a leader who has gone does not lead', () => {
  expect(leaderWords({ ...review, leader: 'bob' })).toBe('Nobody leads at the moment.')
  expect(leaderWords({ ...review, leader: 'bob', visitors: [me, bob] })).toBe('*Bob* leads')
})
