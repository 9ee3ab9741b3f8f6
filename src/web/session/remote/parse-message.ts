import { type Message, MessageSchema } from '../../../protocol/socket/messages.ts'
import { parseKnown } from '../parse-known.ts'

/** A message from the server; undefined where it cannot be understood. */
export function parseMessage(text: string): Message | undefined {
  try {
    return parseKnown(MessageSchema, JSON.parse(text))?.output
  } catch {
    // The text is not JSON.
    return undefined
  }
}
