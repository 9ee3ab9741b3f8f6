import * as v from 'valibot'
import type { Message } from '../../../protocol/socket/messages.ts'
import { parseKnown } from '../parse-known.ts'

/** The messages that can be understood, by type. */
export type MessageSchemas = Readonly<Record<string, v.GenericSchema<unknown, Message>>>

const TypedSchema = v.object({ type: v.string() })

/** A message from the server; undefined where it cannot be understood. */
export function parseMessage(text: string, schemas: MessageSchemas): Message | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!v.is(TypedSchema, value) || !Object.hasOwn(schemas, value.type)) return undefined
    const schema = schemas[value.type]
    return schema && parseKnown(schema, value)?.output
  } catch {
    // The text is not JSON.
    return undefined
  }
}
