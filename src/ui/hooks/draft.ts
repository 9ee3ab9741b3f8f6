import { useState } from 'preact/hooks'
import * as v from 'valibot'
import { readStored, removeStored, storedNames, writeStored } from '../device/storage.ts'

/** A turn, or a part of one, that has not been sent yet. */
interface Draft<Value> {
  /** The address of the table. */
  readonly at: string
  /** The position and the seat that the draft belongs to. */
  readonly key: string
  readonly value: Value
}

type ValueSchema<Value> = v.GenericSchema<unknown, Value>

/** The number changes whenever drafts get another shape, so that a new page does not read old ones. */
const nameOf = (kind: string): string => `draft-1:${kind}`

function loadDraft<Value>(kind: string, schema: ValueSchema<Value>): Draft<Value> | undefined {
  // JSON leaves out a value that is undefined, so the value is parsed by itself.
  const draft = readStored(nameOf(kind), v.looseObject({ at: v.string(), key: v.string() }), 'tab')
  if (!draft) return undefined
  const value = v.safeParse(schema, draft.value)
  return value.success ? { at: draft.at, key: draft.key, value: value.output } : undefined
}

function saveDraft<Value>(kind: string, draft: Draft<Value>): void {
  writeStored(nameOf(kind), draft, 'tab')
}

/** Forgets all drafts of this tab, so that a position that is tried again starts without one. */
export function forgetDrafts(): void {
  for (const name of storedNames(nameOf(''), 'tab')) removeStored(name, 'tab')
}

/**
 * State for what has not been sent yet: it survives a reload. The tab keeps the last draft of each kind. The key must
 * name the seat as well, so that the next player at a shared screen does not see the draft.
 */
export function useDraft<Value>(
  kind: string,
  schema: ValueSchema<Value>,
  key: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const at = location.hash
  const [draft, setDraft] = useState(() => loadDraft(kind, schema) ?? { at, key, value: initial })
  return [
    draft.at === at && draft.key === key ? draft.value : initial,
    (value) => {
      setDraft({ at, key, value })
      saveDraft(kind, { at, key, value })
    },
  ]
}
