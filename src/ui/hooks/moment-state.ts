import { useRef, useState } from 'preact/hooks'
import { read, write } from '../device/storage.ts'

/** State that belongs to one moment of the match: as soon as the key is another one, it is new again. */
export function useKeyedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const held = useRef({ key, value: initial })
  const [, draw] = useState({})
  // Also where the same key comes back later: that is another moment.
  if (held.current.key !== key) held.current = { key, value: initial }
  return [
    held.current.value,
    (value) => {
      held.current = { key, value }
      draw({})
    },
  ]
}

interface Draft<Value> {
  /** The table that it was made at. */
  readonly at: string
  readonly key: string
  readonly value: Value
}

/**
 * The same for what is not sent yet: it outlives a reload. The tab keeps the last draft of each kind. The key names the
 * seat, too: at one screen the next player must not find it.
 */
export function useDraft<Value>(kind: string, key: string, initial: Value): [Value, (value: Value) => void] {
  // Another number where drafts get another shape: what an older page has kept is not read then.
  const name = `draft-1:${kind}`
  const at = location.hash
  const [held, hold] = useState(() => read<Draft<Value>>(name, 'tab') ?? { at, key, value: initial })
  return [
    held.at === at && held.key === key ? held.value : initial,
    (value) => {
      hold({ at, key, value })
      write(name, { at, key, value }, 'tab')
    },
  ]
}
