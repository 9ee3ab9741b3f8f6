import * as v from 'valibot'
import { SettingsSchema } from '../settings.ts'
import { botName, natural, seat, tableId } from '../shapes.ts'
import { PHRASES } from './phrases.ts'

/** Who ended a table early: all players together, or an administrator. */
export const CLOSED_BY = ['agreement', 'admin'] as const
export type ClosedBy = (typeof CLOSED_BY)[number]

/**
 * What happened at a table, as far as the viewer may know. The effect of a turn is in the position that comes with it.
 * Clients ignore fields that they do not know, so that a newer server can add some.
 */
export const EVENTS = {
  sat: v.object({ type: v.literal('sat'), seat }),
  left: v.object({
    type: v.literal('left'),
    seat,
    /** They were removed, and cannot sit down here again unless the host readmits them. */
    removed: v.exactOptional(
      v.object({
        number: natural,
        name: v.string(),
        by: v.picklist(['host', 'admin']),
        reason: v.exactOptional(v.string()),
      }),
    ),
  }),
  seatSet: v.object({
    type: v.literal('seatSet'),
    seat,
    settings: v.exactOptional(SettingsSchema),
    /** The player has changed their sleeping hours or holidays. */
    rest: v.exactOptional(v.literal(true)),
    /** The player wants a pause, or no longer wants one: `position.pause` says what came of it. */
    pause: v.exactOptional(v.boolean()),
    /** The player wants to end the match now, or no longer wants to: `position.end` says who has agreed. */
    end: v.exactOptional(v.boolean()),
    /** The number of the removal that was undone. */
    readmitted: v.exactOptional(natural),
    /** The clocks are given back the time of a maintenance. */
    halted: v.exactOptional(v.literal(true)),
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
    /** An administrator has removed the player, who cannot return. */
    removed: v.exactOptional(v.literal(true)),
  }),
  returned: v.object({ type: v.literal('returned'), seat }),
  chat: v.object({ type: v.literal('chat'), seat, text: v.string() }),
  phrase: v.object({ type: v.literal('phrase'), seat, phrase: v.picklist(PHRASES) }),
  rematch: v.object({ type: v.literal('rematch'), seat, to: tableId }),
  closed: v.object({
    type: v.literal('closed'),
    because: v.picklist(['empty', 'expired']),
    by: v.exactOptional(v.picklist(CLOSED_BY)),
  }),
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
