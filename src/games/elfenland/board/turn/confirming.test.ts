import { useState } from 'preact/hooks'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { fakeStorage } from '../../../../ui/testing/fake-storage.ts'
import { mountHook } from '../../../../ui/testing/mount-hook.ts'
import { roadNamed } from '../../rules/components/map.ts'
import { PASS } from '../../rules/moves.ts'
import type { ElfenlandState, SeatView } from '../../rules/state.ts'
import { bid, drawCard, lay, plannedChance, stop, tableAt, takeCard, token } from '../../testing/position.ts'
import { el } from '../texts.ts'
import { seated } from '../view.ts'
import { useSender } from './sender.ts'
import { useTurn } from './turn.ts'

const settings = vi.hoisted(() => ({ confirm: { value: 'stake' }, keys: { value: 'on' } }))
vi.mock('../../../../ui/device/settings.ts', () => ({ settings }))
vi.mock('../../../../ui/device/sound.ts', () => ({ sound: () => undefined }))

beforeAll(() => el.ready())
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('location', { hash: '#/here/one' })
  settings.confirm.value = 'stake'
})
afterEach(() => void vi.unstubAllGlobals())

function viewed(state: ElfenlandState): SeatView {
  const view = seated(viewOf(state, 0))
  if (!view) throw new Error('nobody sits there')
  return view
}

function auction(gold: number): SeatView {
  const row = ['dragon', 'dragon', 'dragon', 'dragon'] as const
  const setting = { players: [{ gold }, { gold: 9 }], pool: { dragon: row.length } }
  return viewed(tableAt('auction', setting, plannedChance(...row)))
}
const drawing = () => viewed(tableAt('drawCards', { players: [{}, {}] }))
const ROAD = 'elvenhold-lapphalia-plain'
const LAY = lay('giantPig', ROAD)
const planning = () =>
  viewed(tableAt('planning', { players: [{ tokens: { giantPig: 1 } }, { tokens: { giantPig: 1 } }] }))

/** The sender and the drafts of seat 0, which has to move. */
function mountTurn(view: SeatView) {
  const send = vi.fn(() => Promise.resolve(undefined))
  const hook = mountHook(() => {
    const [now, show] = useState(view)
    const sender = useSender(send, now, '')
    return { show, sender, turn: useTurn(now, { active: true, past: false }, sender, undefined) }
  })
  return {
    send,
    sender: () => hook.current().sender,
    turn: () => hook.current().turn,
    render: hook.render,
    show(next: SeatView) {
      hook.current().show(next)
      hook.render()
    },
  }
}

describe('a player who confirms what is at stake', () => {
  test.each([
    ['a card', drawing, takeCard(0)],
    ['the top card', drawing, drawCard],
    ['a bid they can pay', () => auction(5), bid(5)],
    ['a pass', planning, PASS],
    ['the end of a journey', drawing, stop],
  ])('sends %s with one press', (_, view, move) => {
    const { send, sender } = mountTurn(view())
    sender().play(move)
    expect(send).toHaveBeenCalledWith([move])
  })

  test('lays a token with the button', () => {
    const { send, turn, render } = mountTurn(planning())
    turn().planning?.pick({ token: token('giantPig'), hidden: false })
    render()
    turn().planning?.choose(roadNamed(ROAD))
    render()
    expect(turn().planning?.ready).toEqual(LAY)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a player who always confirms', () => {
  beforeEach(() => {
    settings.confirm.value = 'always'
  })

  test.each([
    ['a card', drawing, takeCard(0)],
    ['a bid they can pay', () => auction(5), bid(5)],
    ['a pass', planning, PASS],
  ])('is asked about %s first', (_, view, move) => {
    const { send, sender, render } = mountTurn(view())
    sender().play(move)
    render()
    expect(send).not.toHaveBeenCalled()
    expect(sender().unconfirmed?.moves).toEqual([move])
    sender().unconfirmed?.confirm()
    render()
    expect(send).toHaveBeenCalledExactlyOnceWith([move])
    expect(sender().unconfirmed).toBeUndefined()
  })

  test('can think better of it', () => {
    const { send, sender, render } = mountTurn(drawing())
    sender().play(drawCard)
    render()
    sender().unconfirmed?.drop()
    render()
    expect(sender().unconfirmed).toBeUndefined()
    expect(send).not.toHaveBeenCalled()
  })

  test('is not asked about an earlier position', () => {
    const { sender, render, show } = mountTurn(drawing())
    sender().play(drawCard)
    render()
    show(drawing())
    expect(sender().unconfirmed).toBeUndefined()
  })

  test.each([
    ['a token', planning, LAY],
    ['a bid above their gold', () => auction(5), bid(6)],
  ])('is not asked again about %s, which its own button has confirmed', (_, view, move) => {
    const { send, sender } = mountTurn(view())
    sender().play(move)
    expect(send).toHaveBeenCalledWith([move])
  })
})

describe('a player who never confirms', () => {
  beforeEach(() => {
    settings.confirm.value = 'never'
  })

  test('lays a token by choosing the road', () => {
    const { send, turn, render } = mountTurn(planning())
    turn().planning?.pick({ token: token('giantPig'), hidden: false })
    render()
    expect(send).not.toHaveBeenCalled()
    turn().planning?.choose(roadNamed(ROAD))
    render()
    render()
    expect(send).toHaveBeenCalledExactlyOnceWith([LAY])
  })

  test('can still walk over the roads with the arrow keys', () => {
    const { send, turn, render } = mountTurn(planning())
    turn().planning?.pick({ token: token('giantPig'), hidden: false })
    render()
    turn().planning?.aim(roadNamed(ROAD))
    render()
    expect(send).not.toHaveBeenCalled()
  })

  test('does not send what was only proposed', () => {
    const { send, turn, render } = mountTurn(planning())
    if (LAY.type === 'lay') turn().planning?.propose(LAY)
    render()
    expect(turn().planning?.ready).toEqual(LAY)
    expect(send).not.toHaveBeenCalled()
  })
})
