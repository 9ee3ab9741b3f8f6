import { expect, it } from 'vitest'
import { spinButton } from './spin-button.ts'

/** The number after a key; undefined if the field keeps the key to itself. */
function after(key: string, more: Partial<KeyboardEvent> = {}): number | undefined {
  let set: number | undefined
  const spin = spinButton({
    value: 8,
    least: 2,
    most: 14,
    set: (value) => {
      set = value
    },
  })
  spin.onKeyDown({ key, preventDefault: () => undefined, ...more } as KeyboardEvent)
  return set
}

it('changes a number by the keys of a spin button', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  expect(keys.map((key) => after(key))).toEqual([9, 7, 13, 3, 2, 14])
})

it('leaves all other keys to the text field', () => {
  expect(['ArrowLeft', 'Backspace', '5'].map((key) => after(key))).toEqual([undefined, undefined, undefined])
  expect(after('Home', { shiftKey: true })).toBeUndefined()
})
