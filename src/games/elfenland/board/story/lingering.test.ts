import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHook } from '../../../../ui/testing/mount-hook.ts'
import { readingTime, useLingering, walkingTime } from './lingering.ts'
import type { RecentJourney } from './recently.ts'

const JOURNEY: RecentJourney = {
  seat: 1,
  legs: [
    { from: 0, to: 1, road: 0 },
    { from: 1, to: 2, road: 1 },
  ],
  pieces: 2,
}

/** Long enough to find a route on the map and to read its label. */
const SECONDS_TO_READ = 6000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a rival's route stays long enough to be read when it arrives together with the player's turn, then fades", () => {
  const lingering = mountHook(() => useLingering(JOURNEY, true, 1))
  // Effects run after the next frame.
  vi.advanceTimersByTime(100)
  vi.advanceTimersByTime(walkingTime(JOURNEY.legs) + SECONDS_TO_READ)
  lingering.render()
  expect(lingering.current()).toBe(true)
  vi.advanceTimersByTime(readingTime(JOURNEY.legs))
  lingering.render()
  expect(lingering.current()).toBe(false)
})

test('a route of an earlier round does not count as read in the next one', () => {
  let round = 1
  const lingering = mountHook(() => useLingering(JOURNEY, true, round))
  vi.advanceTimersByTime(100)
  vi.advanceTimersByTime(2 * readingTime(JOURNEY.legs))
  round = 2
  lingering.render()
  expect(lingering.current()).toBe(true)
})

test("outside the player's turn nothing lingers: the last route simply stays", () => {
  expect(mountHook(() => useLingering(JOURNEY, false, 1)).current()).toBe(false)
})
