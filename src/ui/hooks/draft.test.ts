import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { mountHook } from '../testing/mount-hook.ts'
import { forgetDrafts, useDraft } from './draft.ts'
import { useKeyedState } from './keyed-state.ts'

type State<Value> = [Value, (value: Value) => void]

function mount<Value>(hook: () => State<Value>): {
  value(): Value
  set(value: Value): void
  render(): void
} {
  const { current, render } = mountHook(hook)
  return {
    value: () => current()[0],
    set(value) {
      current()[1](value)
      render()
    },
    render,
  }
}

const Numbers = v.array(v.number())
const draftOf = (key: () => string) => () => useDraft<readonly number[]>('turn', Numbers, key(), [])

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('location', { hash: '#/here/one' })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a draft', () => {
  test('starts from the initial value and keeps what it is set to', () => {
    const draft = mount(draftOf(() => 'round 1'))
    expect(draft.value()).toEqual([])
    draft.set([1, 2])
    expect(draft.value()).toEqual([1, 2])
  })

  test('survives a reload', () => {
    mount(draftOf(() => 'round 1')).set([1, 2])
    expect(mount(draftOf(() => 'round 1')).value()).toEqual([1, 2])
  })

  test('belongs to one position', () => {
    let key = 'round 1'
    const draft = mount(draftOf(() => key))
    draft.set([1, 2])
    key = 'round 2'
    draft.render()
    expect(draft.value()).toEqual([])
    expect(mount(draftOf(() => 'round 2')).value()).toEqual([])
  })

  test('belongs to one table, and waits there while others are played', () => {
    mount(draftOf(() => 'round 1')).set([1, 2])
    vi.stubGlobal('location', { hash: '#/here/two' })
    const other = mount(draftOf(() => 'round 1'))
    expect(other.value()).toEqual([])
    other.set([3])
    vi.stubGlobal('location', { hash: '#/here/one' })
    expect(mount(draftOf(() => 'round 1')).value()).toEqual([1, 2])
  })

  test('is forgotten on request without those of other tables', () => {
    mount(draftOf(() => 'round 1')).set([1, 2])
    vi.stubGlobal('location', { hash: '#/here/two' })
    mount(draftOf(() => 'round 1')).set([3])
    forgetDrafts()
    expect(mount(draftOf(() => 'round 1')).value()).toEqual([])
    vi.stubGlobal('location', { hash: '#/here/one' })
    expect(mount(draftOf(() => 'round 1')).value()).toEqual([1, 2])
  })

  test('is dropped once there are many newer ones', () => {
    vi.useFakeTimers()
    for (let table = 0; table <= 60; table++) {
      vi.stubGlobal('location', { hash: `#/t/${table}` })
      mount(draftOf(() => 'round 1')).set([table])
      vi.advanceTimersByTime(1000)
    }
    vi.useRealTimers()
    const at = (table: number) => {
      vi.stubGlobal('location', { hash: `#/t/${table}` })
      return mount(draftOf(() => 'round 1')).value()
    }
    expect([at(0), at(1), at(60)]).toEqual([[], [1], [60]])
  })

  test('of another kind is kept separately', () => {
    mount(draftOf(() => 'round 1')).set([1, 2])
    expect(mount(() => useDraft('other', Numbers, 'round 1', [9])).value()).toEqual([9])
  })

  test('whose value is undefined survives a reload as well', () => {
    const optional = () => useDraft<number | undefined>('showing', v.optional(v.number()), 'round 1', 7)
    mount(optional).set(undefined)
    expect(mount(optional).value()).toBeUndefined()
  })

  test.each([
    ['is not JSON', '{'],
    ['is no draft', '[1,2]'],
    ['has a value of another shape', '{"key":"round 1","saved":1,"value":["a"]}'],
  ])('that %s is ignored', (_, text) => {
    localStorage.setItem('vermeil:draft-2:#/here/one:turn', text)
    expect(mount(draftOf(() => 'round 1')).value()).toEqual([])
  })

  test('still works where nothing can be stored', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const draft = mount(draftOf(() => 'round 1'))
    draft.set([1, 2])
    expect(draft.value()).toEqual([1, 2])
  })
})

describe('keyed state', () => {
  test('starts again whenever the key changes, also when an old key comes back', () => {
    let key = 'a'
    const state = mount(() => useKeyedState(key, 0))
    state.set(5)
    expect(state.value()).toBe(5)
    key = 'b'
    state.render()
    expect(state.value()).toBe(0)
    key = 'a'
    state.render()
    expect(state.value()).toBe(0)
  })
})
