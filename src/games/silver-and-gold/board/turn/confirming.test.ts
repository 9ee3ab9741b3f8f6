import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { fakeStorage } from '../../../../ui/testing/fake-storage.ts'
import { mountHook } from '../../../../ui/testing/mount-hook.ts'
import type { Move } from '../../rules/moves.ts'
import { type PositionOf, position } from '../../rules/position.ts'
import { play, single } from '../../testing/play.ts'
import { sg } from '../texts.ts'
import { asSg } from '../view.ts'
import { useTurn } from './use-turn.ts'

const settings = vi.hoisted(() => ({ confirm: { value: 'stake' }, keys: { value: 'on' } }))
vi.mock('../../../../ui/device/settings.ts', () => ({ settings }))
vi.mock('../../../../ui/device/sound.ts', () => ({ sound: () => undefined }))
vi.mock('../../../../ui/hooks/shortcuts.ts', () => ({ useShortcuts: () => undefined }))

beforeAll(() => sg.ready())
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('location', { hash: '#/here/one' })
})
afterEach(() => void vi.unstubAllGlobals())

const opponent = { cards: ['P01', 'P02'] } as const

/** The turn of seat 0. */
function mountTurn(of: Partial<PositionOf>, moves: readonly Move[] = []) {
  const state = position({ seats: [{ cards: ['S08', 'G01'] }, opponent], ...of })
  play(state, 0, moves)
  if (moves.length > 0) play(state, 1, [single(0, 0)])
  const view = viewOf(state, 0)
  const send = vi.fn(() => Promise.resolve(undefined))
  const props = { view, before: undefined, seats: [], waiting: 1, active: true, mayTakeBack: false }
  const hook = mountHook(() => useTurn(asSg(view), { ...props, send, takeBack: () => undefined }))
  return { send, turn: hook.current, render: hook.render }
}

/** Seat 0 has completed an island and picks a new one. */
const picking = () =>
  mountTurn({ seats: [{ cards: ['S08', 'G01'], left: [[9], [0]] }, opponent] }, [single(0, 9)])

test.each([
  ['stake', 0],
  ['always', 0],
  ['never', 1],
])('a marked pattern of a player who confirms %s is sent %i times without the button', (confirm, times) => {
  settings.confirm.value = confirm
  const { send, turn, render } = mountTurn({ expedition: 'O4', seats: [{ cards: ['S08', 'G01'] }, opponent] })
  turn().marking.tap({ place: 1, cell: 5 })
  render()
  render()
  expect(turn().complete).toBe(true)
  expect(send).toHaveBeenCalledTimes(times)
  turn().confirm()
  expect(send).toHaveBeenCalledTimes(1)
})

test.each(['stake', 'never'])('a player who confirms %s draws with one press', (confirm) => {
  settings.confirm.value = confirm
  const { send, turn } = picking()
  turn().cards.draw()
  expect(send).toHaveBeenCalledExactlyOnceWith([{ type: 'draw' }])
})

test('a player who always confirms is asked before a card is drawn', () => {
  settings.confirm.value = 'always'
  const { send, turn, render } = picking()
  turn().cards.draw()
  render()
  expect(send).not.toHaveBeenCalled()
  expect(turn().complete).toBe(true)
  turn().confirm()
  expect(send).toHaveBeenCalledExactlyOnceWith([{ type: 'draw' }])
})
