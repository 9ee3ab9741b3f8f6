import * as v from 'valibot'
import { type Message, MessageSchema } from '../../../protocol/index.ts'

/**
 * A message from the server; undefined where it cannot be understood. Unknown fields are ignored, since during an
 * upgrade the server may be newer than this page.
 */
export function parseMessage(text: string): Message | undefined {
  const parsed = v.safeParse(MessageSchema, parseJson(text))
  if (parsed.success) return parsed.output
  const onlyUnknownFields = parsed.issues.every(
    ({ type, expected }) => type === 'strict_object' && expected === 'never',
  )
  // The schema has checked all known fields and copied nothing else, but does not call that a success.
  return onlyUnknownFields ? (parsed.output as Message) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
