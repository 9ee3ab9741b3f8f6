import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askRepeatedly } from './ask-repeatedly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMITS = { questions: 3, pause: 100 }

test('it asks with growing pauses, and no more than the limit', async () => {
  const ask = vi.fn(async () => 'answer')
  askRepeatedly({ ...LIMITS, ask, take: () => false })
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

test('it asks no more once it has the last answer', async () => {
  const ask = vi.fn(async () => 'answer')
  askRepeatedly({ ...LIMITS, ask, take: (answer) => answer === 'answer' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('it can be stopped, even while a question is under way', async () => {
  const ask = vi.fn(async () => 'answer')
  askRepeatedly({ ...LIMITS, ask, take: () => false })()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an answer that comes after it was stopped does not replace a newer one', async () => {
  const taken: string[] = []
  const take = (answer: string): boolean => taken.push(answer) > 0
  const late = Promise.withResolvers<string>()
  const stop = askRepeatedly({ ...LIMITS, ask: () => late.promise, take })
  stop()
  askRepeatedly({ ...LIMITS, ask: async () => 'new players', take })
  await vi.advanceTimersByTimeAsync(0)
  late.resolve('earlier players')
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual(['new players'])
})
