import * as v from 'valibot'
import { TableRestInfoSchema } from '../http/rest/rest.ts'
import {
  ClockSchema,
  commandId,
  gameId,
  natural,
  RejectionSchema,
  SeatSchema,
  STATUSES,
  seat,
  seatSet,
  tableId,
  time,
} from '../shapes.ts'
import { CLOSED_BY, EventSchema } from './events.ts'
import { PHRASES } from './phrases.ts'
import { ConstantsSchema, HistoryStepSchema, PositionSchema } from './position.ts'
import { REVIEW_MESSAGES } from './reviews.ts'

export const ChatLineSchema = v.object({
  number: natural,
  at: time,
  seat,
  /** The name of the speaker, if somebody else has the seat now or nobody has. */
  name: v.exactOptional(v.string()),
  text: v.exactOptional(v.string()),
  phrase: v.exactOptional(v.picklist(PHRASES)),
})
export type ChatLine = v.InferOutput<typeof ChatLineSchema>

/** What the server sends in response to commands and about tables. */
export const TABLE_MESSAGES = {
  done: v.object({
    type: v.literal('done'),
    id: commandId,
    /** The number of the event that the command caused, as the sender counts events. */
    number: v.exactOptional(natural),
    /** `rematch`: the new table. */
    table: v.exactOptional(tableId),
    /** `moves`: the question that they answer, and all legal moves. */
    asked: v.exactOptional(natural),
    moves: v.exactOptional(v.array(v.unknown())),
  }),
  refused: v.object({
    type: v.literal('refused'),
    /** As it was sent, even if the command was refused because of it. */
    id: v.exactOptional(v.string()),
    rejection: RejectionSchema,
  }),
  /** The visitor's invitations, or the answers to theirs, have changed. */
  invitations: v.object({ type: v.literal('invitations') }),
  table: v.object({
    type: v.literal('table'),
    table: tableId,
    /** The number of the last event that is included. */
    number: natural,
    /** The server's time. */
    at: time,
    game: gameId,
    /** Set by the host. */
    name: v.exactOptional(v.string()),
    options: v.unknown(),
    listed: v.boolean(),
    /** Before the start: the code that leads here, ten letters without a space. */
    code: v.exactOptional(v.string()),
    /** False if only players may follow the match. */
    spectators: v.exactOptional(v.literal(false)),
    clock: ClockSchema,
    /** What a clock with days has beside. */
    rest: v.exactOptional(TableRestInfoSchema),
    status: v.picklist(STATUSES),
    seats: v.array(SeatSchema),
    you: v.exactOptional(seat),
    /** The seat that is kept for the viewer, who played the match before. */
    kept: v.exactOptional(seat),
    /** Since the start: the rules version and the hash of the seed. */
    rules: v.exactOptional(natural),
    commitment: v.exactOptional(v.string()),
    /** If requested, and the match has started: the fields of `open` that never change, which no view repeats. */
    constants: v.exactOptional(ConstantsSchema),
    position: v.exactOptional(PositionSchema),
    /** If requested: the turns that stand, as the viewer could see them, up to this position. */
    history: v.exactOptional(v.array(HistoryStepSchema)),
    chat: v.array(ChatLineSchema),
    /** The seats of players whom the viewer has muted. */
    muted: v.array(seat),
    rematch: v.exactOptional(tableId),
    /** The day of the daily challenge for which the match is a counted try. */
    daily: v.exactOptional(v.string()),
    /** Strangers were brought together here. The match begins at this time, with bots on the open seats. */
    pairing: v.exactOptional(v.object({ starts: time })),
    /** Who was removed before the start and cannot sit down again. */
    removed: v.exactOptional(v.array(v.object({ number: natural, name: v.string() }))),
    /** A closed table: who ended it, if it did not just expire. */
    closed: v.exactOptional(v.picklist(CLOSED_BY)),
    /** Whether the match counts for ratings. */
    rated: v.exactOptional(v.literal(true)),
  }),
  event: v.object({
    type: v.literal('event'),
    table: tableId,
    /** Counts the events of this table that this viewer could see. */
    number: natural,
    at: time,
    event: EventSchema,
    /** After a change of seats. */
    seats: v.exactOptional(v.array(SeatSchema)),
    /** The viewer's own seat. Only together with `seats`, and absent for a spectator. */
    you: v.exactOptional(seat),
    /** With `started`, for viewers who asked for them. */
    constants: v.exactOptional(ConstantsSchema),
    position: v.exactOptional(PositionSchema),
  }),
  presence: v.object({
    type: v.literal('presence'),
    table: tableId,
    /** The seats whose players are connected. */
    seats: seatSet,
    spectators: natural,
  }),
} as const

/** What the server sends on the socket. */
export const MESSAGES = { ...TABLE_MESSAGES, ...REVIEW_MESSAGES } as const

export type MessageType = keyof typeof MESSAGES
export type MessageOf<Type extends MessageType> = v.InferOutput<(typeof MESSAGES)[Type]>
export type Message = { [Type in MessageType]: MessageOf<Type> }[MessageType]

export const MessageSchema = v.variant('type', [
  MESSAGES.done,
  MESSAGES.refused,
  MESSAGES.invitations,
  MESSAGES.table,
  MESSAGES.event,
  MESSAGES.presence,
  MESSAGES.review,
  MESSAGES.lead,
  MESSAGES.item,
  MESSAGES.itemGone,
  MESSAGES.reviewGone,
])
