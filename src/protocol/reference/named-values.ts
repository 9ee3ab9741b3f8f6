import { TableSummarySchema } from '../http/tables.ts'
import { guestName } from '../names.ts'
import {
  botName,
  ClockSchema,
  commandId,
  gameId,
  NewClockSchema,
  natural,
  RejectionSchema,
  SeatSchema,
  seat,
  seatSet,
  tableId,
  time,
} from '../shapes.ts'
import { EventSchema } from '../socket/events.ts'
import { ChatLineSchema } from '../socket/messages.ts'
import {
  DifferenceSchema,
  HistoryStepSchema,
  PositionSchema,
  ResultSchema,
  SeatClockSchema,
  ViewSchema,
} from '../socket/position.ts'
import type { NamedSchema } from './in-words.ts'

/** Values that are written as one word in the reference. */
export const NAMED_VALUES: readonly NamedSchema[] = [
  {
    name: 'Id',
    schema: commandId,
    about:
      'The name that the client gives to a command: ASCII letters, digits, `_` and `-`. Sixteen random characters are enough.',
  },
  { name: 'TableId', schema: tableId, about: 'A table. It is also the last part of its link, `/t/TableId`.' },
  { name: 'GameId', schema: gameId, about: 'A game; `GET /api/games` lists them.' },
  { name: 'BotName', schema: botName, about: 'A bot; `GET /api/games` lists those that can be seated.' },
  {
    name: 'Name',
    schema: guestName,
    about:
      'The name of a visitor, trimmed and normalised (NFC, single spaces). Invisible, private and stacked characters are refused, and so are mixtures of scripts that look alike, such as Latin and Cyrillic.',
  },
  { name: 'Natural', schema: natural, about: 'A whole number up to 2⁵³ − 1.' },
  { name: 'Time', schema: time, about: "Milliseconds since 1970 by the server's clock." },
  { name: 'Seat', schema: seat, about: 'A seat, clockwise from 0.' },
  {
    name: 'SeatSet',
    schema: seatSet,
    about: '**A bit set**: bit `s` (value 2ˢ) is set if seat `s` is in the set. 5 means seats 0 and 2.',
  },
]

/** In requests the server checks more of these than a schema can say. They have the same names. */
export const IN_REQUESTS: readonly Pick<NamedSchema, 'name' | 'schema'>[] = [
  { name: 'Clock', schema: NewClockSchema },
]

/** Events have a list of their own, so the shape is not written out. */
export const EVENT: NamedSchema = {
  name: 'Event',
  schema: EventSchema,
  about: 'One of the [events](#events).',
}

/** Objects that occur in several messages. */
export const NAMED_OBJECTS: readonly NamedSchema[] = [
  {
    name: 'Position',
    schema: PositionSchema,
    about:
      'The state of a match as one viewer sees it. `waiting`: the seats that owe a move. `asked`: present while the viewer owes a move; goes into `play`. `takeBack`: present while the viewer may try to take back a turn; goes into `takeBack`. `clocks`: one for each seat, if the table has clocks. `over`: once the match is over.',
  },
  {
    name: 'View',
    schema: ViewSchema,
    about:
      '`{ open, seat?, own? }`: `open` is what everybody sees, and a seated viewer also has `seat` and `own`, what only that seat sees. The shape of `open` and `own` depends on the game; see [Games](#games).',
  },
  {
    name: 'Result',
    schema: ResultSchema,
    about:
      '`{ winners: Seat[], seats: { place: number, score: number, parts: object, tieBreak: object }[] }`: for each seat its place (1 is best; ties share it), its score, and by name the parts that add up to the score and the values that decide between equal scores.',
  },
  {
    name: 'Rejection',
    schema: RejectionSchema,
    about:
      '`{ code: string, … }`: one of the [codes](#codes), with parameters that depend on it: `place`, where in the message the mistake is; `move`, the index of the refused move; numbers such as `most` or `least`.',
  },
  {
    name: 'SeatInfo',
    schema: SeatSchema,
    about:
      '`host` may set seats and start the match. `standIn`: the bot that plays while the person is away; with `late`, because their time has run out.',
  },
  {
    name: 'Clock',
    schema: ClockSchema,
    about:
      '`bank` and `increment` are seconds. `from` and `to` are minutes of the day in the time zone `zone` between which the clock stops.',
  },
  {
    name: 'SeatClock',
    schema: SeatClockSchema,
    about:
      '`until`: the clock is running and expires then. `left`: milliseconds left on a stopped clock. `remind`: when a quarter of the days is left. `rest`: the first time before `until` in which the clock stands still, and why; it may be over by now.',
  },
  {
    name: 'HistoryStep',
    schema: HistoryStepSchema,
    about:
      '`by`: the seat that moved; absent in the first step. `standIn`: a bot moved for it. `back`: it took back a turn, which is not in the history. The first step has `view`; a later one has `changes`, absent if this viewer could see none.',
  },
  {
    name: 'Difference',
    schema: DifferenceSchema,
    about:
      'What changed in a JSON value: `[]` removes it, `[value]` replaces it, and an object lists the changes inside by key, or by index in a list of the same length.',
  },
  { name: 'ChatLine', schema: ChatLineSchema, about: 'Either `text` or `phrase`.' },
  {
    name: 'TableSummary',
    schema: TableSummarySchema,
    about:
      "`you` and `yourMove` are in the visitor's own list: their seat, and whether it owes a move. `deadline`: when the next clock at the table runs out; in the visitor's own list, when their own does, if it runs.",
  },
]
