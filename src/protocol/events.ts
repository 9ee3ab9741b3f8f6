import * as v from 'valibot'
import { PHRASES } from './phrases.ts'
import {
  botName,
  ClockSchema,
  commandId,
  gameId,
  HistoryStepSchema,
  natural,
  PositionSchema,
  RejectionSchema,
  SeatSchema,
  STATUSES,
  seat,
  tableId,
  time,
} from './shapes.ts'

/** What happened at a table, as far as the reader may know. What a turn brought is in the position beside it. */
export const EVENTS = {
  sat: v.pipe(
    v.strictObject({ type: v.literal('sat'), seat }),
    v.description('Somebody sat down, or has another name where he sits.'),
  ),
  left: v.pipe(
    v.strictObject({ type: v.literal('left'), seat }),
    v.description('Somebody gave up the seat before the start.'),
  ),
  seatSet: v.pipe(
    v.strictObject({ type: v.literal('seatSet'), seat }),
    v.description('The host set a seat to open or to a bot.'),
  ),
  started: v.pipe(
    v.strictObject({ type: v.literal('started'), rules: natural, commitment: v.string() }),
    v.description('The match began. `commitment` is the hash of the seed.'),
  ),
  turn: v.pipe(
    v.strictObject({ type: v.literal('turn'), seat }),
    v.description('A seat moved, and the reader can see that.'),
  ),
  tookBack: v.pipe(
    v.strictObject({ type: v.literal('tookBack'), seat }),
    v.description('A seat took back its last turn, and the reader can see that.'),
  ),
  standIn: v.pipe(
    v.strictObject({
      type: v.literal('standIn'),
      seat,
      bot: botName,
      because: v.picklist(['time', 'left']),
    }),
    v.description('A bot took the seat: its time was up, or the player left.'),
  ),
  returned: v.pipe(
    v.strictObject({ type: v.literal('returned'), seat }),
    v.description('The player took the seat back from the bot.'),
  ),
  chat: v.pipe(
    v.strictObject({ type: v.literal('chat'), seat, text: v.string() }),
    v.description('Somebody said something.'),
  ),
  phrase: v.pipe(
    v.strictObject({ type: v.literal('phrase'), seat, phrase: v.picklist(PHRASES) }),
    v.description('Somebody said something ready-made.'),
  ),
  rematch: v.pipe(
    v.strictObject({ type: v.literal('rematch'), seat, to: tableId }),
    v.description('There is a new table for the next match.'),
  ),
  closed: v.pipe(
    v.strictObject({ type: v.literal('closed'), because: v.picklist(['empty', 'expired']) }),
    v.description('The table was given up before the start.'),
  ),
} as const

export type EventType = keyof typeof EVENTS
export type EventOf<Type extends EventType> = v.InferOutput<(typeof EVENTS)[Type]>
export type TableEvent = { [Type in EventType]: EventOf<Type> }[EventType]

const event = v.variant('type', [
  EVENTS.sat,
  EVENTS.left,
  EVENTS.seatSet,
  EVENTS.started,
  EVENTS.turn,
  EVENTS.tookBack,
  EVENTS.standIn,
  EVENTS.returned,
  EVENTS.chat,
  EVENTS.phrase,
  EVENTS.rematch,
  EVENTS.closed,
])

/** The part of a table that a change of seats brings anew. */
const seating = {
  seats: v.exactOptional(v.array(SeatSchema)),
  /** The reader's seat; with `seats` only, and none for a spectator. */
  you: v.exactOptional(seat),
}

const ChatLineSchema = v.strictObject({
  number: natural,
  at: time,
  seat,
  text: v.exactOptional(v.string()),
  phrase: v.exactOptional(v.picklist(PHRASES)),
})
export type ChatLine = v.InferOutput<typeof ChatLineSchema>

/** What the server sends on the socket. */
export const MESSAGES = {
  done: v.pipe(
    v.strictObject({
      type: v.literal('done'),
      id: commandId,
      /** The number, in the sender's eyes, of what the command did. */
      number: v.exactOptional(natural),
      /** `rematch`: the new table. */
      table: v.exactOptional(tableId),
    }),
    v.description('The answer to a command that was carried out. It is in the store.'),
  ),
  refused: v.pipe(
    v.strictObject({
      type: v.literal('refused'),
      id: v.exactOptional(commandId),
      rejection: RejectionSchema,
    }),
    v.description(
      'The answer to a command that was refused and changed nothing. Without an `id` the message could not be read.',
    ),
  ),
  table: v.pipe(
    v.strictObject({
      type: v.literal('table'),
      table: tableId,
      /** The number of the last event that this includes. */
      number: natural,
      /** The server's time. */
      at: time,
      game: gameId,
      options: v.unknown(),
      listed: v.boolean(),
      clock: ClockSchema,
      status: v.picklist(STATUSES),
      seats: v.array(SeatSchema),
      you: v.exactOptional(seat),
      /** Since the start: the rules version and the hash of the seed. */
      rules: v.exactOptional(natural),
      commitment: v.exactOptional(v.string()),
      position: v.exactOptional(PositionSchema),
      /** Where it was asked for: the turns that stand, as far as the reader could see them, up to this position. */
      history: v.exactOptional(v.array(HistoryStepSchema)),
      chat: v.array(ChatLineSchema),
      /** The seats of players whom the reader has muted. */
      muted: v.array(seat),
      rematch: v.exactOptional(tableId),
    }),
    v.description('The whole table in the eyes of the reader.'),
  ),
  event: v.pipe(
    v.strictObject({
      type: v.literal('event'),
      table: tableId,
      /** Counts what this reader could see happen at this table. */
      number: natural,
      at: time,
      event,
      ...seating,
      position: v.exactOptional(PositionSchema),
    }),
    v.description('Something happened that the reader may know of.'),
  ),
  presence: v.pipe(
    v.strictObject({
      type: v.literal('presence'),
      table: tableId,
      /** The seats whose players are connected, as a bit set. */
      seats: natural,
      spectators: natural,
    }),
    v.description('Who is connected. Not numbered, not kept.'),
  ),
} as const

export type MessageType = keyof typeof MESSAGES
export type MessageOf<Type extends MessageType> = v.InferOutput<(typeof MESSAGES)[Type]>
export type Message = { [Type in MessageType]: MessageOf<Type> }[MessageType]

export const MessageSchema = v.variant('type', [
  MESSAGES.done,
  MESSAGES.refused,
  MESSAGES.table,
  MESSAGES.event,
  MESSAGES.presence,
])
