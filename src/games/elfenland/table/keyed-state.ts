import { useState } from 'preact/hooks'

/** State that belongs to one moment of the match: as soon as the key is another one, it is new again. */
export function useKeyedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [held, hold] = useState({ key, value: initial })
  return [held.key === key ? held.value : initial, (value) => hold({ key, value })]
}
