import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { NEW_TABLE_SETTINGS } from '../settings.ts'
import { commandId, line, natural, SeatSettingSchema, seat } from '../shapes.ts'
import { PHRASES } from './phrases.ts'
import { REVIEW_COMMANDS } from './reviews.ts'
import { TABLE_COMMAND, TURN_COMMANDS } from './turn-commands.ts'

/** What a client may ask for on the socket. Each command gets exactly one answer: `done` or `refused`. */
export const COMMANDS = {
  ping: v.strictObject({ type: v.literal('ping'), id: commandId }),
  join: v.strictObject({
    type: v.literal('join'),
    ...TABLE_COMMAND,
    seen: v.exactOptional(natural),
    history: v.exactOptional(v.literal(true)),
    constants: v.exactOptional(v.literal(true)),
  }),
  part: v.strictObject({ type: v.literal('part'), ...TABLE_COMMAND }),
  sit: v.strictObject({
    type: v.literal('sit'),
    ...TABLE_COMMAND,
    seat: v.exactOptional(seat),
    rated: v.exactOptional(v.literal(true)),
  }),
  leave: v.strictObject({ type: v.literal('leave'), ...TABLE_COMMAND }),
  return: v.strictObject({ type: v.literal('return'), ...TABLE_COMMAND }),
  setSeat: v.strictObject({ type: v.literal('setSeat'), ...TABLE_COMMAND, seat, to: SeatSettingSchema }),
  setTable: v.strictObject({ type: v.literal('setTable'), ...TABLE_COMMAND, ...NEW_TABLE_SETTINGS }),
  remove: v.strictObject({
    type: v.literal('remove'),
    ...TABLE_COMMAND,
    seat,
    reason: v.exactOptional(line(LIMITS.reasonLength)),
  }),
  readmit: v.strictObject({ type: v.literal('readmit'), ...TABLE_COMMAND, removal: natural }),
  start: v.strictObject({ type: v.literal('start'), ...TABLE_COMMAND }),
  ...TURN_COMMANDS,
  chat: v.strictObject({ type: v.literal('chat'), ...TABLE_COMMAND, text: line(LIMITS.chatLength) }),
  phrase: v.strictObject({ type: v.literal('phrase'), ...TABLE_COMMAND, phrase: v.picklist(PHRASES) }),
  mute: v.strictObject({ type: v.literal('mute'), ...TABLE_COMMAND, seat, on: v.boolean() }),
  pause: v.strictObject({ type: v.literal('pause'), ...TABLE_COMMAND, on: v.boolean() }),
  end: v.strictObject({ type: v.literal('end'), ...TABLE_COMMAND, on: v.boolean() }),
  moves: v.strictObject({ type: v.literal('moves'), ...TABLE_COMMAND }),
  look: v.strictObject({ type: v.literal('look'), ...TABLE_COMMAND, asked: natural }),
  rematch: v.strictObject({ type: v.literal('rematch'), ...TABLE_COMMAND }),
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
