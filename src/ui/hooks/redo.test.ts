import { expect, test } from 'vitest'
import { mountHook } from '../testing/mount-hook.ts'
import { useKeyedState } from './keyed-state.ts'
import { useRedo } from './redo.ts'

/** A draft of letters: setting it to a shorter text is an undo. */
function mountDraft() {
  let decision = 'first'
  const draft = mountHook(() => {
    const [value, set] = useKeyedState(decision, '')
    return { value, set, ...useRedo(decision, set) }
  })
  return {
    value: () => draft.current().value,
    set(next: string) {
      const { value, set, remember, forget } = draft.current()
      if (next.length < value.length) remember(value)
      else forget()
      set(next)
      draft.render()
    },
    canRedo: () => draft.current().redo !== undefined,
    redo() {
      draft.current().redo?.()
      draft.render()
    },
    decide(next: string) {
      decision = next
      draft.render()
    },
  }
}

test('what was undone can be done again, step by step', () => {
  const draft = mountDraft()
  for (const text of ['a', 'ab', 'abc', 'ab', 'a']) draft.set(text)
  draft.redo()
  expect(draft.value()).toBe('ab')
  draft.redo()
  expect(draft.value()).toBe('abc')
  expect(draft.canRedo()).toBe(false)
})

test('another move takes the place of what was undone', () => {
  const draft = mountDraft()
  for (const text of ['a', 'ab', 'a', 'ax']) draft.set(text)
  expect(draft.canRedo()).toBe(false)
})

test('another decision has nothing to do again', () => {
  const draft = mountDraft()
  for (const text of ['a', '']) draft.set(text)
  draft.decide('second')
  expect(draft.canRedo()).toBe(false)
})
