import { expect, test, vi } from 'vitest'
import { eventually } from '../../../kernel/testing/eventually.ts'
import type { ProfileMatch } from '../../../statistics/profile-match.ts'
import type { PauseReason } from '../../../ui/device/pause-reason.ts'
import { type BackgroundParts, reviewInBackground } from './background-reviews.ts'

const seats = [
  { name: 'Ada', place: 1, score: 9 },
  { name: 'Bot', bot: 'steady', place: 2, score: 5 },
]
const match = (id: string, ended: number): ProfileMatch => ({
  place: 'here',
  id,
  game: 'a-game',
  ended,
  me: 0,
  seats,
})
const STATISTICS = { format: 1, parts: {}, figures: {} }
const REVIEW = {
  game: 'a-game',
  scoreUnit: 1,
  levels: { gentle: 50, steady: 70, sharp: 80, master: 90 },
  seats: [
    {
      accuracy: 90,
      decisions: 1,
      marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
      par: 1,
      score: 9,
      byDecisions: 0,
      byLuck: 1,
    },
  ],
  steps: [{ turns: 0, turn: 0, when: { key: 'x' }, expected: [1], chances: [0.5], decided: [0.5] }],
  turningPoints: [],
}

function world(changes: Partial<BackgroundParts> = {}) {
  const listeners = new Set<() => void>()
  const state: { pause: PauseReason | undefined; time: number; kept: string[] } = {
    pause: undefined,
    time: 0,
    kept: [],
  }
  const parts: BackgroundParts = {
    spare: {
      pause: () => state.pause,
      watch(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    isReviewed: () => true,
    now: () => state.time,
    fileOf: async () => 'file',
    count: async () => ({ key: 'k', statistics: STATISTICS }),
    review: () => ({ review: Promise.resolve(REVIEW), stop: () => undefined }),
    async keep({ id }) {
      state.kept.push(id)
    },
    found: () => undefined,
    ...changes,
  }
  const setPause = (pause: PauseReason | undefined): void => {
    state.pause = pause
    for (const listener of listeners) listener()
  }
  return { parts, state, setPause }
}

test('matches are reviewed one after another, the last one first, and each is stored at once', async () => {
  const { parts, state } = world()
  const reviews = reviewInBackground([match('a', 1), match('b', 2)], parts)
  await eventually(() => expect(reviews.state.value).toEqual({ left: 0, working: false }))
  expect(state.kept).toEqual(['b', 'a'])
})

test('a review knows the levels of the bots if they differ, as on the page of the review', async () => {
  const known: unknown[] = []
  const { parts } = world({
    review({ levels }) {
      known.push(levels)
      return { review: Promise.resolve(REVIEW), stop: () => undefined }
    },
  })
  const another = { name: 'Another', bot: 'sharp', place: 3, score: 2 }
  const matches = [match('a', 1), { ...match('b', 2), seats: [...seats, another] }]
  const reviews = reviewInBackground(matches, parts)
  await eventually(() => expect(reviews.state.value.left).toBe(0))
  expect(known).toEqual([[undefined, 'steady', 'sharp'], undefined])
})

test('nothing is computed while the page is hidden, and a review that is interrupted begins again', async () => {
  let begun = 0
  const { parts, state, setPause } = world({
    review: () => ({
      review: begun++ === 0 ? new Promise(() => undefined) : Promise.resolve(REVIEW),
      stop: () => undefined,
    }),
  })
  const reviews = reviewInBackground([match('a', 1)], parts)
  await eventually(() => expect(begun).toBe(1))
  setPause('hidden')
  await eventually(() => expect(reviews.state.value.paused).toBe('hidden'))
  setPause(undefined)
  await eventually(() => expect(state.kept).toEqual(['a']))
})

test('after its budget the work waits for the reader, and without a connection too', async () => {
  const { parts, state } = world({
    async fileOf() {
      state.time += 11 * 60_000
      return 'file'
    },
  })
  const reviews = reviewInBackground([match('a', 1), match('b', 2)], parts)
  await eventually(() => expect(reviews.state.value).toEqual({ left: 1, working: false, paused: 'budget' }))
  reviews.goOn()
  await eventually(() => expect(state.kept).toEqual(['b', 'a']))
  const offline = reviewInBackground(
    [match('a', 1)],
    world({ fileOf: async () => ({ code: 'offline' }) }).parts,
  )
  await eventually(() => expect(offline.state.value.paused).toBe('offline'))
})

test('a match whose file cannot be read is skipped', async () => {
  const { parts, state } = world({
    fileOf: async ({ id }) => (id === 'b' ? { code: 'unknownRules' } : 'file'),
  })
  reviewInBackground([match('a', 1), match('b', 2)], parts)
  await eventually(() => expect(state.kept).toEqual(['a']))
})

test('a match of a game without reviews is counted and stored, and not looked at again', async () => {
  const review = vi.fn<BackgroundParts['review']>()
  const { parts, state } = world({ review, isReviewed: () => false })
  reviewInBackground([match('a', 1)], parts)
  await eventually(() => expect(state.kept).toEqual(['a']))
  expect(review).not.toHaveBeenCalled()
  const later = reviewInBackground([{ ...match('a', 1), statistics: STATISTICS }], parts)
  expect(later.state.value.left).toBe(0)
})
