import { useState } from 'preact/hooks'

/** State that belongs to one moment of the match: as soon as the key is another one, it is new again. */
export function useKeyedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [held, hold] = useState({ key, value: initial })
  return [held.key === key ? held.value : initial, (value) => hold({ key, value })]
}

/**
 * The same for what is not sent yet: it outlives a reload. The tab keeps the last draft of each kind, with the table
 * that it was made at. The key names the seat, too: at one screen the next player must not find it.
 */
export function useDraft<Value>(kind: string, key: string, initial: Value): [Value, (value: Value) => void] {
  const [held, hold] = useState(() => keptDraft<Value>(kind) ?? { key, value: initial })
  return [
    held.key === key ? held.value : initial,
    (value) => {
      hold({ key, value })
      keepDraft(kind, { key, value })
    },
  ]
}

interface Draft<Value> {
  readonly key: string
  readonly value: Value
}

/** Another number where drafts get another shape: what an older page has kept is not read then. */
const nameOf = (kind: string): string => `vermeil:draft-1:${kind}`

/** The browser's memory may be full or forbidden: then a draft ends with the page. */
function keepDraft(kind: string, draft: Draft<unknown>): void {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify({ ...draft, at: location.hash }))
  } catch {
    // Nothing depends on it.
  }
}

function keptDraft<Value>(kind: string): Draft<Value> | undefined {
  try {
    const { at, ...draft } = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? '{}')
    return at === location.hash ? draft : undefined
  } catch {
    return undefined
  }
}
