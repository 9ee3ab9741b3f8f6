import * as v from 'valibot'
import { SettingsSchema } from '../settings.ts'
import { botName, natural, seat, tableId } from '../shapes.ts'
import { PHRASES } from './phrases.ts'

/**
 * What happened at a table, as far as the viewer may know. The effect of a turn is in the position that comes with it.
 * Clients ignore fields that they do not know, so that a newer server can add some.
 */
export const EVENTS = {
  sat: v.object({ type: v.literal('sat'), seat }),
  left: v.object({ type: v.literal('left'), seat }),
  seatSet: v.object({
    type: v.literal('seatSet'),
    seat,
    settings: v.exactOptional(SettingsSchema),
    /** The player has changed their sleeping hours or holidays. */
    rest: v.exactOptional(v.literal(true)),
    /** The player wants a pause, or no longer wants one: `position.pause` says what came of it. */
    pause: v.exactOptional(v.boolean()),
  }),
  started: v.object({ type: v.literal('started'), rules: natural, commitment: v.string() }),
  turn: v.object({ type: v.literal('turn'), seat }),
  tookBack: v.object({ type: v.literal('tookBack'), seat }),
  ordered: v.object({ type: v.literal('ordered'), seat }),
  standIn: v.object({
    type: v.literal('standIn'),
    seat,
    bot: botName,
    because: v.picklist(['time', 'left']),
  }),
  returned: v.object({ type: v.literal('returned'), seat }),
  chat: v.object({ type: v.literal('chat'), seat, text: v.string() }),
  phrase: v.object({ type: v.literal('phrase'), seat, phrase: v.picklist(PHRASES) }),
  rematch: v.object({ type: v.literal('rematch'), seat, to: tableId }),
  closed: v.object({ type: v.literal('closed'), because: v.picklist(['empty', 'expired']) }),
} as const

export type EventType = keyof typeof EVENTS
type EventOf<Type extends EventType> = v.InferOutput<(typeof EVENTS)[Type]>
export type TableEvent = { [Type in EventType]: EventOf<Type> }[EventType]

export const EventSchema = v.variant('type', [
  EVENTS.sat,
  EVENTS.left,
  EVENTS.seatSet,
  EVENTS.started,
  EVENTS.turn,
  EVENTS.tookBack,
  EVENTS.ordered,
  EVENTS.standIn,
  EVENTS.returned,
  EVENTS.chat,
  EVENTS.phrase,
  EVENTS.rematch,
  EVENTS.closed,
])
