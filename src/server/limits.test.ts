import { expect, test } from 'vitest'
import { VisitorBuckets } from './limits.ts'

const RATE = { perSecond: 1, burst: 2 }
const time = { now: () => 0, after: () => () => undefined }

test('a guest above their own limit does not use up that of their address', () => {
  const buckets = new VisitorBuckets(RATE, time)
  const takenBy = (guest: string): boolean => buckets.take(guest, 'home')
  expect(['ada', 'ada', 'ada'].map(takenBy)).toEqual([true, true, false])
  // The address has nothing left, whoever asks from there.
  expect(takenBy('bob')).toBe(false)
  buckets.giveBack('ada', 'home')
  expect(takenBy('bob')).toBe(true)
})

test('having many addresses does not help a guest, nor many guests an address', () => {
  const buckets = new VisitorBuckets(RATE, time, { perSecond: 1, burst: 3 })
  expect(['home', 'work', 'train'].map((address) => buckets.take('ada', address))).toEqual([
    true,
    true,
    false,
  ])
  expect(['bob', 'eve', 'joe', 'mia'].map((guest) => buckets.take(guest, 'club'))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([0, 1, 2, 3].map(() => buckets.take(undefined, 'park'))).toEqual([true, true, true, false])
})
