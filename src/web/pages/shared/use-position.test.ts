import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHook } from '../../../ui/testing/mount-hook.ts'
import type {
  ReviewTogether,
  SharedPosition,
  SharedReviewSession,
} from '../../session/remote/shared-review.ts'
import { noteShared, takeShared } from './just-shared.ts'
import { usePosition } from './use-position.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [me, bob] = [
  { visitor: 'me', name: 'Ada' },
  { visitor: 'bob', name: 'Bob' },
]
const left: ReviewTogether = {
  review: 'r',
  you: 'me',
  own: true,
  leader: 'me',
  step: 3,
  visitors: [me],
  nameless: 0,
  items: [],
}

const AGAIN = { step: 7 }

/** Opens a review, just shared at a position or not, and returns what is on screen and what the server was told. */
async function open(review: ReviewTogether, shared?: SharedPosition) {
  const told: string[] = []
  const session: SharedReviewSession = {
    review: signal(review),
    problem: signal(undefined),
    pending: signal(undefined),
    show: async ({ step }) => void told.push(`show ${step}`),
    change: async ({ type }) => void told.push(type),
    close: () => undefined,
  }
  const hook = mountHook(() => usePosition(session, review, () => undefined, shared))
  // Effects run after a frame, which nothing draws here, and then messages are answered.
  await vi.advanceTimersByTimeAsync(100)
  const { position, alone } = hook.current()
  return { told, position, alone }
}

test('a match that is shared again is shown at the new step by whoever leads', async () => {
  expect((await open({ ...left, visitors: [me, bob] }, AGAIN)).told).toEqual(['show 7'])
})

test('if nobody else is there, whoever shared it takes the lead back', async () => {
  expect((await open({ ...left, leader: 'bob' }, AGAIN)).told).toEqual(['lead', 'show 7'])
})

test.each([
  ['somebody else leads', { leader: 'bob', visitors: [me, bob] }],
  ['somebody looks without a name', { leader: 'bob', nameless: 1 }],
])('nobody is moved if %s: the new step is only on the own screen', async (_, changes) => {
  const opened = await open({ ...left, ...changes }, AGAIN)
  expect(opened).toEqual({ told: [], position: { step: 7 }, alone: true })
})

test('a review that is at this step already, or was opened by its link, stays as it is', async () => {
  expect(await open(left, { step: 3 })).toEqual({ told: [], position: { step: 3 }, alone: false })
  expect(await open(left)).toMatchObject({ told: [], alone: false })
})

test('what was shared is told once, to the page of its review', () => {
  noteShared('r', { step: 7 })
  expect(takeShared('r')).toEqual({ step: 7 })
  expect(takeShared('r')).toBeUndefined()
  noteShared('r', { step: 7 })
  expect(takeShared('other')).toBeUndefined()
})
