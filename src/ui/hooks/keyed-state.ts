import { useRef, useState } from 'preact/hooks'

/** State that belongs to one key: it starts again from `initial` whenever the key changes. */
export function useKeyedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const held = useRef({ key, value: initial })
  const [, redraw] = useState({})
  // A key that comes back later starts again, too.
  if (held.current.key !== key) held.current = { key, value: initial }
  return [
    held.current.value,
    (value) => {
      held.current = { key, value }
      redraw({})
    },
  ]
}
