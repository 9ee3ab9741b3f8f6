import type { CommandType } from './commands.ts'
import type { EventType } from './events.ts'
import type { MessageType } from './messages.ts'
import type { RouteName } from './routes.ts'

/* The sentences of the reference. They stand apart from the schemas so that they are not shipped to the browser. */

export const COMMAND_DESCRIPTIONS: Readonly<Record<CommandType, string>> = {
  ping: 'Check that the connection is alive.',
  join: 'Follow a table. With `seen`, the last event number seen, the events after it follow. Without it, or too far behind, the whole table follows, and with `history` also the earlier turns as the viewer could see them. Without `seen`, a player whose seat was taken over by a bot gets it back.',
  part: 'Stop following the table. The seat is kept.',
  sit: 'Take an open seat before the start: the given one, or the first.',
  leave:
    'Before the start: give up the seat. During the match: a bot takes over the seat until the player returns.',
  return: 'Take the seat back from the bot that is standing in.',
  setSeat: 'The host sets a seat to open or to a bot before the start.',
  start: 'The host starts the match. Seats that are still open are removed.',
  play: 'Play a turn. All its moves are accepted, or none. `asked` is copied from the position that the player saw; what other seats did in the meantime does not matter.',
  takeBack: 'Take back your last turn, which has this number (`takeBack` in the position).',
  chat: 'Say something, as plain text. Only seated players may chat.',
  phrase: 'Say something ready-made.',
  mute: 'Mute this player at every table, or unmute them.',
  rematch:
    'After the match: create a new table with the same settings. The first player who asks is seated there; the others learn its id.',
}

export const MESSAGE_DESCRIPTIONS: Readonly<Record<MessageType, string>> = {
  done: 'The command was carried out, and its effect is stored.',
  refused:
    'The command was refused and changed nothing. Without an `id`, the message could not be read at all.',
  table: 'The whole table, as the viewer sees it.',
  event: 'Something happened that the viewer may know about.',
  presence: 'Who is connected. Neither numbered nor stored.',
}

export const EVENT_DESCRIPTIONS: Readonly<Record<EventType, string>> = {
  sat: 'Someone sat down, or a seated player changed their name.',
  left: 'Someone gave up their seat before the start.',
  seatSet: 'The host set a seat to open or to a bot.',
  started: 'The match started. `commitment` is the hash of the seed.',
  turn: 'A seat moved, and the viewer can see the effect.',
  tookBack: 'A seat took back its last turn, and the viewer can see the effect.',
  standIn: 'A bot took over the seat, because its time ran out or the player left.',
  returned: 'The player took the seat back from the bot.',
  chat: 'Someone said something.',
  phrase: 'Someone said something ready-made.',
  rematch: 'There is a new table for the next match.',
  closed: 'The table was closed before the start.',
}

export const ROUTE_DESCRIPTIONS: Readonly<Record<RouteName, string>> = {
  me: 'Who the visitor is.',
  setName: 'Set the name of the visitor. Sets the cookie on the first visit; renames the visitor later.',
  linkDevice: 'Create a code that signs in another device as the same visitor.',
  claimDevice: 'Use such a code. Sets the cookie.',
  games: 'The games and their bots.',
  openTables: 'Listed tables with an open seat, newest first.',
  createTable: 'Create a table with the visitor seated at it.',
  myTables: "The visitor's tables: those where it is their turn first, then the most recent.",
  table: 'One table.',
  matchFile: 'The file of a finished match: the seed, the outcomes of Chance and all moves.',
}
