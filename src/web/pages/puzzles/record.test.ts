import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import {
  countsFor,
  hintsFor,
  NEW_RECORD,
  type PuzzleRecord,
  storedRecord,
  storeRecord,
  withAnswer,
  withHint,
} from './record.ts'

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))

const gainFrom = (record: PuzzleRecord, rating: number, isRight: boolean): number =>
  withAnswer(record, { id: 'p', rating }, isRight).rating - record.rating

describe('the rating', () => {
  test('rises with a right answer and falls with a wrong one', () => {
    expect(gainFrom(NEW_RECORD, 1000, true)).toBe(32)
    expect(gainFrom(NEW_RECORD, 1000, false)).toBe(-32)
  })

  test('changes more the less the answer was to be expected', () => {
    expect(gainFrom(NEW_RECORD, 1400, true)).toBeGreaterThan(gainFrom(NEW_RECORD, 900, true))
    expect(gainFrom(NEW_RECORD, 1400, false)).toBeGreaterThan(gainFrom(NEW_RECORD, 900, false))
  })

  test('changes less the more puzzles were answered', () => {
    const gains = [0, 5, 20, 60, 500].map((answered) => gainFrom({ ...NEW_RECORD, answered }, 1000, true))
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    expect(gains.at(-1)).toBe(8)
  })

  test('gains less after a hint, and still less after two, but never falls for a right answer', () => {
    const once = withHint(NEW_RECORD, 'p')
    const twice = withHint(once, 'p')
    const gains = [NEW_RECORD, once, twice].map((record) => gainFrom(record, 1000, true))
    expect(gains.map((gain) => gain.toFixed(1))).toEqual(['32.0', '16.0', '6.4'])
    expect(gainFrom(twice, 1000, false)).toBe(-32)
    // Hints for another puzzle do not matter.
    expect(gainFrom(withHint(NEW_RECORD, 'other'), 1000, true)).toBe(32)
  })

  test('does not change when the same puzzle is answered again', () => {
    const first = withAnswer(NEW_RECORD, { id: 'p', rating: 1200 }, false)
    expect(countsFor(NEW_RECORD, 'p')).toBe(true)
    expect(countsFor(first, 'p')).toBe(false)
    const again = withAnswer(first, { id: 'p', rating: 1200 }, true)
    expect(again).toEqual({ ...first, times: { p: 2 } })
  })
})

describe('the streak', () => {
  const answer = (record: PuzzleRecord, id: string, isRight = true): PuzzleRecord =>
    withAnswer(record, { id, rating: 1000 }, isRight)

  test('counts puzzles solved at once and without a hint, and the best one is kept', () => {
    const three = ['a', 'b', 'c'].reduce((record, id) => answer(record, id), NEW_RECORD)
    expect(three).toMatchObject({ streak: 3, bestStreak: 3, solved: 3, answered: 3 })
    const broken = answer(three, 'd', false)
    expect(broken).toMatchObject({ streak: 0, bestStreak: 3, solved: 3, answered: 4 })
    expect(answer(broken, 'e')).toMatchObject({ streak: 1, bestStreak: 3 })
  })

  test('ends with a hint', () => {
    const one = answer(NEW_RECORD, 'a')
    const hinted = answer(withHint(one, 'b'), 'b')
    expect(hinted).toMatchObject({ streak: 0, bestStreak: 1, solved: 1, answered: 2, hints: {} })
  })
})

describe('the record on the device', () => {
  test('is found again, hints included', () => {
    const record = withHint(withHint(withAnswer(NEW_RECORD, { id: 'a', rating: 900 }, true), 'b'), 'b')
    storeRecord('elfenland', record)
    expect(storedRecord('elfenland')).toEqual(record)
    expect(hintsFor(storedRecord('elfenland'), 'b')).toBe(2)
    expect(hintsFor(withHint(storedRecord('elfenland'), 'c'), 'b')).toBe(2)
    expect(storedRecord('elfengold')).toEqual(NEW_RECORD)
  })

  test.each(['nonsense', '[]', '7', 'null'])('starts again where %s is stored', (stored) => {
    localStorage.setItem('vermeil:puzzles:elfenland', stored)
    expect(storedRecord('elfenland')).toEqual(NEW_RECORD)
  })

  test('keeps what is whole of a damaged one', () => {
    const damaged = { ...NEW_RECORD, rating: 1e9, streak: 'many', bestStreak: 4, times: { a: -1 }, kind: 'x' }
    localStorage.setItem('vermeil:puzzles:elfenland', JSON.stringify(damaged))
    expect(storedRecord('elfenland')).toEqual({ ...NEW_RECORD, bestStreak: 4 })
  })
})
