import * as v from 'valibot'
import { natural } from '../../../kernel/index.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

const STORED = 'ousted'

const OwnRemovalSchema = v.object({
  number: natural,
  by: v.picklist(['host', 'admin']),
  reason: v.exactOptional(v.string()),
})

/** Our removal from a seat in a lobby. The server tells it once, and refuses us afterwards. */
export type OwnRemoval = v.InferOutput<typeof OwnRemovalSchema>

const StoredSchema = v.object({ table: v.string(), removal: OwnRemovalSchema })

/** Remembers the latest removal, so that the page still knows of it after a reload. */
export const rememberRemoval = (table: string, removal: OwnRemoval): void =>
  writeStored(STORED, { table, removal }, 'tab')

/** The removal from a table that this tab remembers, if it still stands. */
export function rememberedRemoval(
  table: string,
  standing: readonly { readonly number: number }[],
): OwnRemoval | undefined {
  const stored = readStored(STORED, StoredSchema, 'tab')
  if (stored?.table !== table) return undefined
  return standing.some(({ number }) => number === stored.removal.number) ? stored.removal : undefined
}
