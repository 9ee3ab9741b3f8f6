import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookWhileVisible } from './polling.ts'

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a list is asked for while the page is visible, and at once when it comes into view', () => {
  const look = vi.fn()
  const stop = lookWhileVisible(look, 1000)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(look).toHaveBeenCalledTimes(3)

  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5000)
  expect(look).toHaveBeenCalledTimes(3)

  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(look).toHaveBeenCalledTimes(4)

  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5000)
  expect(look).toHaveBeenCalledTimes(4)
})
