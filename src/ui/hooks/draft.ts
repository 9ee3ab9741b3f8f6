import { useMemo, useState } from 'preact/hooks'
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

/** The most drafts that the device keeps; the oldest go first. */
const MAX_DRAFTS = 60

/** The number changes whenever drafts get another shape, so that a new page does not read old ones. */
const ALL = 'draft-2:'
const namesAt = (at: string): string => `${ALL}${at}:`
const nameOf = (kind: string, at: string): string => namesAt(at) + kind

const StoredSchema = v.object({ key: v.string(), saved: v.number(), value: v.optional(v.unknown()) })

function loadDraft<Value>(kind: string, schema: ValueSchema<Value>, at: string): Draft<Value> | undefined {
  // JSON leaves out a value that is undefined, so the value is parsed by itself.
  const draft = readStored(nameOf(kind, at), StoredSchema)
  if (!draft) return undefined
  const value = v.safeParse(schema, draft.value)
  return value.success ? { at, key: draft.key, value: value.output } : undefined
}

function saveDraft<Value>(kind: string, { at, key, value }: Draft<Value>): void {
  writeStored(nameOf(kind, at), { key, value, saved: Date.now() })
  const names = storedNames(ALL)
  if (names.length <= MAX_DRAFTS) return
  const savedAt = (name: string): number => readStored(name, StoredSchema)?.saved ?? 0
  const oldest = names.sort((a, b) => savedAt(a) - savedAt(b)).slice(0, names.length - MAX_DRAFTS)
  for (const name of oldest) removeStored(name)
}

/** Forgets the drafts of the table in this tab, so that a position that is tried again starts without one. */
export function forgetDrafts(): void {
  for (const name of storedNames(namesAt(location.hash))) removeStored(name)
}

/**
 * State for what has not been sent yet. The device keeps the last draft of each kind for every table, so that it
 * survives a reload, other tables and days of thought. The key must name the seat as well, so that the next player at
 * a shared screen does not see the draft.
 */
export function useDraft<Value>(
  kind: string,
  schema: ValueSchema<Value>,
  key: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const at = location.hash
  const loaded = useMemo(() => loadDraft(kind, schema, at), [at])
  const [changed, setChanged] = useState<Draft<Value> | undefined>(undefined)
  const draft = changed?.at === at ? changed : loaded
  return [
    draft?.key === key ? draft.value : initial,
    (value) => {
      setChanged({ at, key, value })
      saveDraft(kind, { at, key, value })
    },
  ]
}
