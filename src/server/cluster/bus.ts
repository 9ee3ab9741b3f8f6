import * as v from 'valibot'
import { natural } from '../../kernel/index.ts'

/** Milliseconds until a lost connection is tried again. */
export const RECONNECT_DELAY = 250

const table = v.string()

const BusMessageSchema = v.variant('type', [
  /** The table now has this many entries. */
  v.object({ type: v.literal('grown'), table, entries: natural }),
  /** Who is connected to a table through the sender; `asks` requests the same from the other processes. */
  v.object({
    type: v.literal('presence'),
    table,
    seats: natural,
    spectators: natural,
    /** Those who look at a shared review. */
    people: v.exactOptional(
      v.pipe(v.array(v.object({ visitor: v.string(), name: v.string() })), v.readonly()),
    ),
    asks: v.exactOptional(v.literal(true)),
  }),
  /** A guest has changed whom they have muted, or has signed out a device. */
  v.object({ type: v.literal('guest'), guest: v.string() }),
  /** A guest has invitations, or answers to them. */
  v.object({ type: v.literal('invited'), guest: v.string() }),
  /** The log of a table was rewritten, because a player was deleted. */
  v.object({ type: v.literal('rewritten'), table }),
  /** An administrator has ordered something. */
  v.object({ type: v.literal('moderation') }),
  v.object({ type: v.literal('alive') }),
])

/** What the server processes tell each other. */
export type BusMessage = v.InferOutput<typeof BusMessageSchema>

const EnvelopeSchema = v.object({ from: v.string(), news: BusMessageSchema })

export interface BusEnvelope {
  /** The process that sent the message. */
  readonly from: string
  readonly message: BusMessage
}

export const encodeBusMessage = (from: string, message: BusMessage): string =>
  JSON.stringify({ from, news: message })

/** Undefined for a message that this version does not know. */
export function parseBusMessage(text: string): BusEnvelope | undefined {
  try {
    const { success, output } = v.safeParse(EnvelopeSchema, JSON.parse(text))
    return success ? { from: output.from, message: output.news } : undefined
  } catch {
    return undefined
  }
}

/**
 * Carries messages between the processes that share a store. Delivery is not guaranteed: everything that must not be lost
 * is in the store, and a process that missed a message finds it there.
 */
export interface Bus {
  connect(handlers: BusHandlers): void
  publish(message: BusMessage): void
  /** Receive messages about this table. A bus may also deliver messages about other tables. */
  subscribe(table: string): void
  unsubscribe(table: string): void
  close(): Promise<void>
}

export interface BusHandlers {
  onMessage(envelope: BusEnvelope): void
  /** The bus is connected, for the first time or again. */
  onConnect(): void
  /** The connection was lost or could not be made. */
  onDisconnect(reason: string): void
}

/** For a server that is the only process on its store. */
export const NO_BUS: Bus = {
  connect: () => undefined,
  publish: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  close: async () => undefined,
}
