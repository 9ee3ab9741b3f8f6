import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { TABLE_SETTINGS } from '../settings.ts'
import { commandId, line, natural, SeatSettingSchema, seat, tableId } from '../shapes.ts'
import { PHRASES } from './phrases.ts'
import { REVIEW_COMMANDS } from './reviews.ts'
import { TURN_COMMANDS } from './turn-commands.ts'

const common = { id: commandId, table: tableId }

/** What a client may ask for on the socket. Each command gets exactly one answer: `done` or `refused`. */
export const COMMANDS = {
  ping: v.strictObject({ type: v.literal('ping'), id: commandId }),
  join: v.strictObject({
    type: v.literal('join'),
    ...common,
    seen: v.exactOptional(natural),
    history: v.exactOptional(v.literal(true)),
    constants: v.exactOptional(v.literal(true)),
  }),
  part: v.strictObject({ type: v.literal('part'), ...common }),
  sit: v.strictObject({
    type: v.literal('sit'),
    ...common,
    seat: v.exactOptional(seat),
    rated: v.exactOptional(v.literal(true)),
  }),
  leave: v.strictObject({ type: v.literal('leave'), ...common }),
  return: v.strictObject({ type: v.literal('return'), ...common }),
  setSeat: v.strictObject({ type: v.literal('setSeat'), ...common, seat, to: SeatSettingSchema }),
  setTable: v.strictObject({ type: v.literal('setTable'), ...common, ...TABLE_SETTINGS }),
  remove: v.strictObject({
    type: v.literal('remove'),
    ...common,
    seat,
    reason: v.exactOptional(line(LIMITS.reasonLength)),
  }),
  readmit: v.strictObject({ type: v.literal('readmit'), ...common, removal: natural }),
  start: v.strictObject({ type: v.literal('start'), ...common }),
  ...TURN_COMMANDS,
  chat: v.strictObject({ type: v.literal('chat'), ...common, text: line(LIMITS.chatLength) }),
  phrase: v.strictObject({ type: v.literal('phrase'), ...common, phrase: v.picklist(PHRASES) }),
  mute: v.strictObject({ type: v.literal('mute'), ...common, seat, on: v.boolean() }),
  pause: v.strictObject({ type: v.literal('pause'), ...common, on: v.boolean() }),
  end: v.strictObject({ type: v.literal('end'), ...common, on: v.boolean() }),
  moves: v.strictObject({ type: v.literal('moves'), ...common }),
  look: v.strictObject({ type: v.literal('look'), ...common, asked: natural }),
  rematch: v.strictObject({ type: v.literal('rematch'), ...common }),
  ...REVIEW_COMMANDS,
} as const

export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[]
export type CommandType = keyof typeof COMMANDS
export type CommandOf<Type extends CommandType> = v.InferOutput<(typeof COMMANDS)[Type]>
export type Command = { [Type in CommandType]: CommandOf<Type> }[CommandType]
/** A command about a shared review. */
export type ReviewCommand = Extract<Command, { readonly review: string }>
/** A command about a table. */
export type TableCommand = Exclude<Command, { type: 'ping' } | ReviewCommand>
