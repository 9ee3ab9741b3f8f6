import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReviewStep } from '../../../../review/review.ts'
import { fakeStorage } from '../../../../ui/testing/fake-storage.ts'
import {
  type ExerciseEvent,
  type ExerciseOutcome,
  mistakesOf,
  nextOpen,
  outcomeAfter,
  storedProgress,
  storeProgress,
} from './progress.ts'

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))

const played = (...events: ExerciseEvent[]): ExerciseOutcome | undefined =>
  events.reduce<ExerciseOutcome | undefined>(outcomeAfter, undefined)

describe('the outcome of an exercise', () => {
  test.each<[ExerciseEvent[], ExerciseOutcome]>([
    [['solved'], 'first'],
    [['missed'], 'missed'],
    [['missed', 'missed', 'solved'], 'later'],
    [['shown', 'solved'], 'shown'],
    [['missed', 'shown', 'solved'], 'shown'],
    [['solved', 'missed', 'shown'], 'first'],
  ])('after %j is %s', (events, outcome) => {
    expect(played(...events)).toBe(outcome)
  })
})

test('exercises are the marked decisions of one seat that have a better move', () => {
  const step = (seat: number, decision?: object): ReviewStep =>
    ({ seat, ...(decision && { decision }) }) as unknown as ReviewStep
  const better = { moves: [], reason: { key: 'why' } }
  const steps = [
    step(0),
    step(0, { mark: 'mistake', better }),
    step(1, { mark: 'blunder', better }),
    step(0, { moves: [] }),
    step(0, { mark: 'inaccuracy', better }),
    step(0, { mark: 'blunder' }),
  ]
  expect(mistakesOf({ steps }, 0)).toEqual([1, 4])
  expect(mistakesOf({ steps }, 1)).toEqual([2])
})

test('the next exercise is the next one without an answer, from the start again after the last', () => {
  const moves = [4, 8, 15, 16]
  expect(nextOpen(moves, { outcomes: {} })).toBe(0)
  expect(nextOpen(moves, { outcomes: { 4: 'first', 8: 'missed' } })).toBe(1)
  expect(nextOpen(moves, { outcomes: { 8: 'first', 15: 'shown', 16: 'later' } }, 2)).toBe(0)
  expect(nextOpen(moves, { outcomes: { 4: 'first', 8: 'first', 15: 'shown', 16: 'later' } })).toBeUndefined()
  expect(nextOpen([], { outcomes: {} })).toBeUndefined()
})

describe('the progress on the device', () => {
  const progress = { key: 'abc', seat: 1, outcomes: { 4: 'first' } } as const

  test('is found again for the same match only', () => {
    storeProgress(progress)
    expect(storedProgress('abc')).toEqual(progress)
    expect(storedProgress('other')).toBeUndefined()
  })

  test.each(['nonsense', '{}', JSON.stringify({ ...progress, outcomes: { 4: 'perfect' } })])(
    'starts again where %s is stored',
    (stored) => {
      localStorage.setItem('vermeil:mistakes', stored)
      expect(storedProgress('abc')).toBeUndefined()
    },
  )
})
