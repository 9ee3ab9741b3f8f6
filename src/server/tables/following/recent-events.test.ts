import { expect, test } from 'vitest'
import { LIMITS } from '../../../protocol/index.ts'
import { SPECTATOR } from '../../../table/index.ts'
import { RecentEvents, RecentMemory } from './recent-events.ts'
import type { RenderedEvent } from './render.ts'

const event = (number: number, size = 100, viewer = 0): RenderedEvent => ({
  viewer,
  number,
  shared: {
    start: '',
    at: 1,
    event: 'x'.repeat(size),
    seats: '',
    open: '',
    whole: '',
    constants: '',
    begins: false,
    speaker: undefined,
  },
  own: '',
  facts: '',
})
const numbersOf = (events: readonly RenderedEvent[] | undefined): number[] | undefined =>
  events?.map(({ number }) => number)

test('events are kept for viewers who have been there, from then on', () => {
  const recent = new RecentEvents(new RecentMemory())
  recent.follow(0, 10)
  for (let number = 11; number <= 20; number++) {
    recent.record(event(number), true)
    recent.record(event(number, 100, SPECTATOR), true)
  }
  expect(numbersOf(recent.after(0, 18))).toEqual([19, 20])
  expect(numbersOf(recent.after(0, 10))).toHaveLength(10)
  expect(recent.after(0, 9)).toBeUndefined()
  expect(recent.after(SPECTATOR, 18)).toBeUndefined()
})

test('older events from the store are put before those that were recorded meanwhile', () => {
  const recent = new RecentEvents(new RecentMemory())
  recent.follow(0, 20)
  recent.record(event(21), true)
  recent.prepend(0, 17, [event(18), event(19), event(20)])
  expect(numbersOf(recent.after(0, 17))).toEqual([18, 19, 20, 21])
  expect(recent.isRecalled(0)).toBe(true)
})

test('memory is bounded for each viewer, and more tightly when all tables together use too much', () => {
  const memory = new RecentMemory()
  const recent = new RecentEvents(memory)
  recent.follow(0, 0)
  for (let number = 1; number <= 50; number++) recent.record(event(number, 10_000), true)
  expect(memory.used).toBeLessThan(150_000)
  expect(recent.after(0, 30)).toBeUndefined()
  expect(numbersOf(recent.after(0, 48))).toEqual([49, 50])
  memory.used += 1e9
  for (let number = 51; number <= 60; number++) recent.record(event(number, 3000), true)
  expect(memory.used - 1e9).toBeLessThan(10_000)
  recent.clear()
  expect(memory.used).toBe(1e9)
})

test('a viewer who stays away longer than events are kept is forgotten', () => {
  const memory = new RecentMemory()
  const recent = new RecentEvents(memory)
  recent.follow(0, 0)
  for (let number = 1; number <= LIMITS.resumeNumbers + 1; number++) recent.record(event(number), false)
  expect([...recent.viewers()]).toEqual([])
  expect(memory.used).toBe(0)
})
