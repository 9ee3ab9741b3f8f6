import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { PHRASES } from './phrases.ts'
import { commandId, line, natural, SeatSettingSchema, seat, tableId } from './shapes.ts'

const about = { id: commandId, table: tableId }

/** What a client may ask for on the socket. Each command gets exactly one answer: `done` or `refused`. */
export const COMMANDS = {
  ping: v.pipe(v.strictObject({ type: v.literal('ping'), id: commandId }), v.description('Are you there?')),
  join: v.pipe(
    v.strictObject({
      type: v.literal('join'),
      ...about,
      seen: v.exactOptional(natural),
      history: v.exactOptional(v.literal(true)),
    }),
    v.description(
      'Follow a table. With `seen`, the last number seen, the events after it follow; without it, or too far behind, the whole table, and with `history` also what the reader could see of the turns before. Without `seen` a player whose seat a bot has taken gets it back.',
    ),
  ),
  part: v.pipe(
    v.strictObject({ type: v.literal('part'), ...about }),
    v.description('Follow the table no longer. The seat stays.'),
  ),
  sit: v.pipe(
    v.strictObject({ type: v.literal('sit'), ...about, seat: v.exactOptional(seat) }),
    v.description('Take an open seat before the start: that one, or the first.'),
  ),
  leave: v.pipe(
    v.strictObject({ type: v.literal('leave'), ...about }),
    v.description(
      'Before the start: give the seat up. During the match: a bot takes the seat until the player returns.',
    ),
  ),
  return: v.pipe(
    v.strictObject({ type: v.literal('return'), ...about }),
    v.description('Take the seat back from the bot that stands in.'),
  ),
  setSeat: v.pipe(
    v.strictObject({ type: v.literal('setSeat'), ...about, seat, to: SeatSettingSchema }),
    v.description('The host sets a seat to open or to a bot before the start.'),
  ),
  start: v.pipe(
    v.strictObject({ type: v.literal('start'), ...about }),
    v.description('The host starts the match; seats that are still open are taken away.'),
  ),
  play: v.pipe(
    v.strictObject({
      type: v.literal('play'),
      ...about,
      asked: natural,
      moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(LIMITS.movesPerTurn)),
    }),
    v.description(
      'A turn: taken whole or not at all. `asked` is the one of the position that the player saw; what other seats did meanwhile does not matter.',
    ),
  ),
  takeBack: v.pipe(
    v.strictObject({ type: v.literal('takeBack'), ...about, turn: natural }),
    v.description("Take back one's last turn, which has this number (`takeBack` of the position)."),
  ),
  chat: v.pipe(
    v.strictObject({ type: v.literal('chat'), ...about, text: line(LIMITS.chatLength) }),
    v.description('Say something, as plain text. Only who has a seat may speak.'),
  ),
  phrase: v.pipe(
    v.strictObject({ type: v.literal('phrase'), ...about, phrase: v.picklist(PHRASES) }),
    v.description('Say something ready-made.'),
  ),
  mute: v.pipe(
    v.strictObject({ type: v.literal('mute'), ...about, seat, on: v.boolean() }),
    v.description('Hear no more of what this player says, at any table; or hear him again.'),
  ),
  rematch: v.pipe(
    v.strictObject({ type: v.literal('rematch'), ...about }),
    v.description(
      'After the match: a new table like this one. Who asks first sits at it, the others get its id.',
    ),
  ),
} as const

export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[]
export type CommandType = keyof typeof COMMANDS
export type CommandOf<Type extends CommandType> = v.InferOutput<(typeof COMMANDS)[Type]>
export type Command = { [Type in CommandType]: CommandOf<Type> }[CommandType]
/** A command about a table that the sender follows. */
export type TableCommand = Exclude<Command, { type: 'ping' }>
