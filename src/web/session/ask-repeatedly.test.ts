import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askRepeatedly } from './ask-repeatedly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ASKING = { questions: 3, pause: 100 }

test('it asks with growing pauses, and no more than the limit', async () => {
  const ask = vi.fn(async () => false)
  askRepeatedly(ASKING, ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(199)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('it asks no more once it has the answer', async () => {
  const ask = vi.fn(async () => true)
  askRepeatedly(ASKING, ask)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('it can be stopped, even while a question is under way', async () => {
  const ask = vi.fn(async () => false)
  askRepeatedly(ASKING, ask)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
