import type { FairSeed, Rejection } from '../../kernel/index.ts'
import { isCounted, isForbidden, tryEnd } from '../counted-try.ts'
import type { LogEntry } from '../log-entry.ts'
import { orderingSeats } from '../orders/order.ts'
import { dueOrders } from '../orders/pace.ts'
import { isToBeRated } from '../rated.ts'
import { seatOfGuest, type TableGuest } from '../record.ts'
import type { TableState } from '../state.ts'
import { unwatchedEnd } from '../time/deadline.ts'
import {
  type ChangeCommand,
  commandKey,
  type DecideContext,
  type Decision,
  isFull,
  NOTHING,
  type Request,
  refuse,
  type Wanted,
} from './decision.ts'
import { decideEnd } from './end-early.ts'
import { haltEntries } from './halts.ts'
import { expire, rename, setSeat, sit, start, startIfFull } from './lobby.ts'
import { carryOutOrder, leaveOrder } from './orders.ts'
import { type BotMove, botMove, decidePlay, decideTakeBack } from './play.ts'
import { arrive, comeBack, leave, rematch, replaceOverdue } from './presence.ts'
import { closeTable, expel, readmit, readmitPerson, removePerson } from './removal.ts'
import { decidePause, decideRest } from './rest.ts'
import { changeSettings } from './settings.ts'
import { takeOver } from './take-over.ts'

/** Whatever may change a table. */
export type Action =
  | { readonly type: 'command'; readonly guest: TableGuest; readonly command: ChangeCommand }
  /** A person opens the table again: a stand-in gives the seat back. */
  | { readonly type: 'arrive'; readonly guest: TableGuest }
  /** Somebody no longer waits here. If the match has begun meanwhile, they play it. */
  | { readonly type: 'leaveLobby'; readonly guest: TableGuest }
  /** Somebody takes over the seat of a bot at a table of strangers. */
  | { readonly type: 'takeOver'; readonly guest: TableGuest }
  /** Until the match begins, players appear under their current name. */
  | { readonly type: 'rename'; readonly guest: TableGuest }
  /** A player has changed their sleeping hours or holidays. */
  | { readonly type: 'rest'; readonly guest: TableGuest }
  /** A guest has made a table: it starts at once if it is full. A counted try needs the seed of its deal. */
  | { readonly type: 'open'; readonly guest?: TableGuest; readonly seed?: FairSeed }
  /** There is a table for the next match. */
  | { readonly type: 'rematch'; readonly guest: TableGuest; readonly id: string; readonly to: string }
  /** An administrator removes somebody, lets them come back, or ends the table without a result. */
  | { readonly type: 'expel'; readonly guest: string; readonly reason?: string }
  | { readonly type: 'readmit'; readonly guest: string }
  | { readonly type: 'close' }
  /** The server did not accept moves for a while, and the table has not noted all such times. */
  | { readonly type: 'halts' }
  /** The match has been rated. */
  | { readonly type: 'rate'; readonly order: number }
  /** Somebody's time may have run out, an order may have to be carried out, or a lobby may have expired. */
  | { readonly type: 'due' }
  /** An order may have to be carried out, without a pause: on the player's own device it is a secret from nobody. */
  | { readonly type: 'orders' }
  | ({ readonly type: 'botMove' } & BotMove)

/** What an action does to a table, or why it may not be. Nothing is changed here: that is left to `apply`. */
export function decide(table: TableState, action: Action, context: DecideContext): Decision | Rejection {
  switch (action.type) {
    case 'command':
      return decideCommand(table, action.guest, action.command, context)
    case 'arrive':
      return arrive(table, action.guest, context)
    case 'leaveLobby':
      return table.status === 'lobby' ? leave(requestOf(table, action.guest, context)) : NOTHING
    case 'takeOver':
      return takeOver(table, action.guest, context)
    case 'rename':
      return rename(table, action.guest, context)
    case 'rest':
      return decideRest(table, action.guest, context)
    case 'open':
      return open(table, action, context)
    case 'rematch':
      return rematch(table, action, context)
    case 'expel':
      return expel(table, action, context)
    case 'readmit':
      return readmit(table, action, context)
    case 'close':
      return closeTable(table, context)
    case 'halts':
      return { entries: haltEntries(table, context) }
    case 'rate':
      if (!isToBeRated(table)) return NOTHING
      return { entries: [{ at: context.now, type: 'rated', order: action.order }] }
    case 'due':
      return due(table, context)
    case 'orders':
      return carryOutOrder(table, orderingSeats(table), context)
    case 'botMove':
      return botMove(table, action, context)
  }
}

function open(
  table: TableState,
  { guest, seed }: { readonly guest?: TableGuest; readonly seed?: FairSeed },
  context: DecideContext,
): Decision {
  if (table.status !== 'lobby' || (isCounted(table) && seed === undefined)) return NOTHING
  const newSeed = (): FairSeed => seed ?? context.newSeed()
  const rest = guest ? decideRest(table, guest, context).entries : []
  return startIfFull(table, table.seats, rest, { ...context, newSeed })
}

function due(table: TableState, context: DecideContext): Decision {
  if (table.status === 'lobby') return expire(table, context)
  const end = table.status === 'playing' ? (tryEnd(table) ?? unwatchedEnd(table)) : undefined
  if (end !== undefined && end <= context.now)
    return { entries: [{ at: context.now, type: 'closed', because: 'expired' }] }
  const ordered = carryOutOrder(table, dueOrders(table, context.now, context.awake), context)
  return ordered === NOTHING ? replaceOverdue(table, context) : ordered
}

/** The entry types that a command can become: a resend must be the same command. */
const ENTRY_TYPES: Record<ChangeCommand['type'], readonly LogEntry['type'][]> = {
  sit: ['sat'],
  leave: ['left', 'standIn'],
  return: ['returned'],
  setSeat: ['seatSet'],
  setTable: ['settingsSet'],
  start: ['started'],
  play: ['turn'],
  takeBack: ['tookBack'],
  order: ['ordered'],
  chat: ['chat'],
  phrase: ['phrase'],
  pause: ['pauseSet'],
  end: ['endSet'],
  remove: ['left'],
  readmit: ['readmitted'],
}

function decideCommand(
  table: TableState,
  guest: TableGuest,
  command: ChangeCommand,
  context: DecideContext,
): Decision | Rejection {
  const key = commandKey(guest, command.id)
  const done = table.commands.get(key)
  if (done) return ENTRY_TYPES[command.type].includes(done.type) ? NOTHING : refuse('idUsed')
  if (table.status === 'closed') return refuse('tableClosed')
  if (isForbidden(table, command)) return refuse('notInCountedTry')
  if (command.type !== 'leave' && isFull(table, guest, context)) return refuse('logFull')
  return dispatch(requestOf(table, guest, context, key), command)
}

function requestOf(table: TableState, guest: TableGuest, context: DecideContext, command?: string): Request {
  const common = { at: context.now, ...(command === undefined ? {} : { command }) }
  return { table, guest, seat: seatOfGuest(table.seats, guest.id), common, context }
}

function dispatch(request: Request, command: ChangeCommand): Decision | Rejection {
  switch (command.type) {
    case 'sit':
      return sit(request, command)
    case 'leave':
      return leave(request)
    case 'return':
      return comeBack(request)
    case 'setSeat':
      return setSeat(request, command)
    case 'setTable':
      return changeSettings(request, command)
    case 'start':
      return start(request)
    case 'play':
      return decidePlay(request, command)
    case 'takeBack':
      return decideTakeBack(request, command)
    case 'order':
      return leaveOrder(request, command)
    case 'chat':
      return chat(request, command)
    case 'phrase':
      return phrase(request, command)
    case 'pause':
      return decidePause(request, command)
    case 'end':
      return decideEnd(request, command)
    case 'remove':
      return removePerson(request, command)
    case 'readmit':
      return readmitPerson(request, command)
  }
}

function chat({ seat, common }: Request, { text }: Wanted<'chat'>): Decision | Rejection {
  if (seat === undefined) return refuse('notSeated')
  return { entries: [{ ...common, type: 'chat', seat, text }] }
}

function phrase({ seat, common }: Request, { phrase }: Wanted<'phrase'>): Decision | Rejection {
  if (seat === undefined) return refuse('notSeated')
  return { entries: [{ ...common, type: 'phrase', seat, phrase }] }
}
