import { options } from 'preact'
import { useEffect } from 'preact/hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHook } from '../ui/testing/mount-hook.ts'
import { runEffectsBeforeInput } from './effects.ts'

/** An event reaches listeners that capture it first, and then those of the page. */
const capturing = new EventTarget()
const page = new EventTarget()
const pressKey = (): void => {
  for (const phase of [capturing, page]) phase.dispatchEvent(new Event('keydown'))
}

/** A window draws a frame only when a test says so. */
const frames: (() => void)[] = []
const drawFrame = (): void => {
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('addEventListener', capturing.addEventListener.bind(capturing))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  runEffectsBeforeInput()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a key that is pressed before the first frame finds the listeners of the page', () => {
  let heard = 0
  mountHook(() => useEffect(() => page.addEventListener('keydown', () => heard++), []))
  pressKey()
  expect(heard).toBe(1)
})

test.each([
  ['after a frame', drawFrame],
  ['after a while in a tab that draws none', () => vi.advanceTimersByTime(35)],
])('without input, effects run once %s', (_, pass) => {
  let ran = 0
  mountHook(() => useEffect(() => void ran++, []))
  expect(ran).toBe(0)
  pass()
  vi.advanceTimersByTime(1)
  expect(ran).toBe(1)
  pressKey()
  drawFrame()
  vi.advanceTimersByTime(100)
  expect(ran).toBe(1)
})

test.each([
  ['a key', pressKey],
  ['a frame', drawFrame],
])('effects of hooks and of signals both run after %s', (_, pass) => {
  const ran: string[] = []
  const schedule = options.requestAnimationFrame
  schedule?.(() => ran.push('hooks'))
  schedule?.(() => ran.push('signals'))
  pass()
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['hooks', 'signals'])
})
