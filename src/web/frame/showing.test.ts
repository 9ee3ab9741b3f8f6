import { type Signal, signal } from '@preact/signals'
import { createElement, render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { SeatStatus, SessionStep, TableSession } from '../../ui/board/session.ts'
import { fakeStorage } from '../../ui/testing/fake-storage.ts'

const BOTS: readonly SeatStatus[] = [
  { name: 'Nereus', bot: 'steady' },
  { name: 'Calypso', bot: 'steady' },
]
/** How long a step stays on screen; odd ones show nothing new. */
const TIME = 1000
const stepsUpTo = (last: number): SessionStep[] =>
  Array.from({ length: last + 1 }, (_, n) => ({ view: { open: n }, waiting: 0 }) as unknown as SessionStep)
const game = {
  displayTime: (_: unknown, { open }: { open: number }) => (open % 2 === 1 ? 0 : TIME),
  turnDelay: (_: unknown, { open }: { open: number }) => (open === 8 ? 2 * TIME : 0),
} as unknown as GameBoard

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Shown {
  readonly steps: Signal<readonly SessionStep[]>
  readonly settings: Awaited<typeof import('../../ui/device/settings.ts')>['settings']
  at(): number
  mayAct(): boolean
  pause(on: boolean): void
  stepOn(): void
}

/** A match on the device whose bots have already played `last` steps when its table opens. */
async function watch(last: number, more: Partial<TableSession> = { begins: true }): Promise<Shown> {
  const { useShowing } = await import('./showing.ts')
  const { useWatchControls } = await import('./watching/pace.ts')
  const { settings } = await import('../../ui/device/settings.ts')
  const steps = signal<readonly SessionStep[]>(stepsUpTo(last))
  const session = {
    id: 'one',
    place: 'here',
    seats: signal(BOTS),
    eyes: signal(undefined),
    steps,
    ...more,
  } as unknown as TableSession
  let shown: Pick<Shown, 'at' | 'mayAct' | 'pause' | 'stepOn'> | undefined
  const Probe = (): null => {
    const controls = useWatchControls(session)
    const { at, current, stepOn } = useShowing(session, game, controls)
    shown = { at: () => at.value, mayAct: () => current.value, pause: controls.pause, stepOn }
    return null
  }
  render(createElement(Probe, {}), Object.assign(Object.create(null), { childNodes: [], nodeType: 1 }))
  // Effects run after the next frame.
  await vi.advanceTimersByTimeAsync(100)
  if (!shown) throw new Error('not rendered')
  return { ...shown, steps, settings }
}

test('bots are watched from the start, even if they are done before the table is on screen', async () => {
  const { at } = await watch(6)
  expect(at()).toBe(0)
  await vi.advanceTimersByTimeAsync(TIME)
  expect(at()).toBe(2)
  await vi.advanceTimersByTimeAsync(TIME)
  expect(at()).toBe(4)
  await vi.advanceTimersByTimeAsync(TIME)
  expect(at()).toBe(6)
})

test('a paused match stays where it is, and goes on step by step', async () => {
  const { at, pause, stepOn, steps } = await watch(6)
  pause(true)
  await vi.advanceTimersByTimeAsync(20 * TIME)
  expect(at()).toBe(0)
  stepOn()
  expect(at()).toBe(2)
  // A step that shows nothing new is not one of its own.
  stepOn()
  expect(at()).toBe(4)
  steps.value = [...steps.value, ...stepsUpTo(9).slice(7)]
  await vi.advanceTimersByTimeAsync(20 * TIME)
  expect(at()).toBe(4)
  pause(false)
  await vi.advanceTimersByTimeAsync(TIME)
  expect(at()).toBeGreaterThan(4)
})

test('the speed can be changed while a step is on screen', async () => {
  const { at, settings } = await watch(6)
  settings.watchSpeed.value = 'slow'
  await vi.advanceTimersByTimeAsync(1.5 * TIME)
  expect(at()).toBe(0)
  settings.watchSpeed.value = 'fast'
  expect(at()).toBe(2)
})

test('a reload changes nothing for the viewer; another match that was watched before shows its end', async () => {
  const { pause, stepOn } = await watch(6)
  pause(true)
  stepOn()
  const { at } = await watch(6, { begins: false })
  await vi.advanceTimersByTimeAsync(20 * TIME)
  expect(at()).toBe(2)
  expect((await watch(6, { id: 'two', begins: false })).at()).toBe(6)
})

test('whoever plays is not kept waiting: the speed is that of the settings', async () => {
  const { at, settings } = await watch(6, { eyes: signal(0) })
  expect(at()).toBe(6)
  settings.watchSpeed.value = 'slow'
  settings.pace.value = 'quick'
  await vi.advanceTimersByTimeAsync(0)
  expect(at()).toBe(6)
})

test("the viewer's turn begins once the step before it has had its time, and at once after a reload", async () => {
  const { at, mayAct, steps } = await watch(6, { eyes: signal(0) })
  expect(mayAct()).toBe(true)
  steps.value = [...steps.value, ...stepsUpTo(8).slice(7)]
  await vi.advanceTimersByTimeAsync(1.9 * TIME)
  expect(at()).toBe(8)
  expect(mayAct()).toBe(false)
  await vi.advanceTimersByTimeAsync(TIME)
  expect(mayAct()).toBe(true)
  expect((await watch(8, { eyes: signal(0), begins: false })).mayAct()).toBe(true)
})
