import {
  isAway,
  isCounted,
  orderingSeats,
  remindersOf,
  restsUntil,
  seatOfGuest,
  type TableState,
} from '../../table/index.ts'
import type { TurnNotice } from '../store/notice-store.ts'

/** How long a player has to come by before they are told, in milliseconds. */
export interface NoticeDelays {
  /** Also the time for a page to show that it was seen, and for a turn to be taken back. */
  readonly turn: number
  /** E-mail is for players who are away: those who come by earlier get none. */
  readonly email: number
}

export const NOTICE_DELAYS: NoticeDelays = { turn: 15_000, email: 600_000 }

/** An order answers within seconds. Its owner is told if it has not. */
const ORDER_TIME = 60_000

/** What the outbox knows about the move that a seat owes. */
interface SeatNoticeState {
  /** 0 if it owes none, or if a bot stands in: a player who returns is told like one who is asked. */
  readonly request: number
  /** When their time runs out. */
  readonly until: number | undefined
  /** When they are reminded. */
  readonly remind: number | undefined
}

export type NoticeState = readonly SeatNoticeState[]

/** What the outbox knows once this position is stored. */
export function noticeStateOf(table: TableState): NoticeState {
  const reminders = remindersOf(table)
  return table.seats.map((occupant, seat) => ({
    request: isAway(occupant) ? 0 : (table.asked[seat] ?? 0),
    until: table.clocks[seat]?.until,
    remind: reminders.length > 0 ? reminders.find((reminder) => reminder.seat === seat)?.at : undefined,
  }))
}

/** What the outbox knew before a position is stored, and what it knows afterwards. */
interface NoticeStates {
  readonly before: NoticeState
  readonly now: NoticeState
}

/** A player against bots is told nothing: bots answer at once. */
const tellsPlayers = (table: TableState): boolean =>
  table.status === 'playing' &&
  table.seats.filter(({ kind }) => kind === 'person').length > 1 &&
  !isCounted(table)

/**
 * Whom a table asks that it did not ask before, and whose deadline has moved.
 */
export function turnNotices(
  table: TableState,
  states: NoticeStates,
  now: number,
  delays: NoticeDelays,
): TurnNotice[] {
  const { seats, record } = table
  if (!tellsPlayers(table)) return []
  const live = record.clock.kind === 'live'
  const ordering = orderingSeats(table)
  return states.now.flatMap(({ request, until, remind }, seat): TurnNotice[] => {
    const occupant = seats[seat]
    const before = states.before[seat]
    if (occupant?.kind !== 'person' || request === 0) return []
    const isNew = request !== before?.request
    if (!isNew && until === before?.until && remind === before?.remind) return []
    const common = { seat, guest: occupant.guest, request, live, ...(until === undefined ? {} : { until }) }
    const start = ordering.includes(seat) ? now + ORDER_TIME : now
    const turn = { reason: 'turn', due: start + delays.turn, emailDue: start + delays.email } as const
    const reminder = { reason: 'reminder', due: remind ?? now, emailDue: remind ?? now } as const
    if (!isNew) return remind === undefined ? [] : revisedReminders(table, { ...common, ...reminder }, now)
    return [{ ...common, ...turn }, ...(remind === undefined ? [] : [{ ...common, ...reminder }])]
  })
}

/**
 * A reminder that was not sent yet moves with the deadline. Somebody who was reminded before a pause or a holiday is reminded
 * once more when it is over.
 */
function revisedReminders(table: TableState, reminder: TurnNotice, now: number): TurnNotice[] {
  const { seat, due, until = now } = reminder
  const again = due <= now ? restsUntil(table, seat, { from: now, until }) : undefined
  if (again === undefined) return [{ ...reminder, revised: true }]
  const later = { ...reminder, due: again, emailDue: again }
  return [{ ...later, revised: true }, later]
}

/** The reminder of the move that a guest owes already, for a channel that they did not have when they were asked. */
export function reminderOf(table: TableState, guest: string, now: number): TurnNotice[] {
  const seat = seatOfGuest(table.seats, guest)
  const reminder = remindersOf(table).find((one) => one.seat === seat)
  if (!tellsPlayers(table) || !reminder || reminder.asked === 0 || reminder.at <= now) return []
  const { at: due, asked: request } = reminder
  const until = table.clocks[reminder.seat]?.until
  const times = { due, emailDue: due, ...(until === undefined ? {} : { until }) }
  return [{ seat: reminder.seat, guest, request, reason: 'reminder', live: false, ...times }]
}
