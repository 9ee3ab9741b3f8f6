import type { Seat } from '../../kernel/index.ts'
import { DAY, HOUR } from '../../kernel/time-units.ts'
import { tryEnd } from '../counted-try.ts'
import { orderingSeats } from '../orders/order.ts'
import { dueOrders, orderTime } from '../orders/pace.ts'
import { ratingDeadline } from '../rated.ts'
import { botsOnly, isAway, type TableRecord } from '../record.ts'
import { botsToMove, type TableState } from '../state.ts'

/** How long a lobby stays open. An unlisted table waits longer, for the friends who have the link. */
export const lobbyTime = ({ listed }: TableRecord): number => (listed ? 2 * HOUR : 7 * DAY)

/** Bots are moved at once by whoever runs the table; from this delay on, others check whether it still does. */
const BOT_OVERDUE = 2_000

/** Bots among themselves play only while somebody watches; a match that is not gone on with for so long is given up. */
const UNWATCHED_TIME = HOUR

/** When a match of bots that nobody watches is given up; undefined for all other matches. */
export const unwatchedEnd = ({ status, seats, updated }: TableState): number | undefined =>
  status === 'playing' && botsOnly(seats) ? updated + UNWATCHED_TIME : undefined

/** When the clock of each seat runs out, which everybody at the table may know. */
export const runOutsOf = ({ status, clocks, seats }: TableState): (number | undefined)[] =>
  clocks.map(({ until }, seat) => (status !== 'playing' || isAway(seats[seat]) ? undefined : until))

/** When the next clock runs out. */
export function nextRunOut(table: TableState): number | undefined {
  const times = runOutsOf(table).flatMap((until) => until ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

/** When something must be done at a table without anybody asking for it. Players are not told: orders are secret. */
export function deadlineOf(table: TableState, now: number): number | undefined {
  const { status, record, updated } = table
  if (status === 'lobby') return record.pairing?.starts ?? updated + lobbyTime(record)
  if (status !== 'playing') return ratingDeadline(table)
  const unwatched = unwatchedEnd(table)
  if (unwatched !== undefined) return unwatched
  const runOut = nextRunOut(table)
  const times = runOut === undefined ? [] : [runOut]
  if (botsToMove(table).length > 0) times.push(now + BOT_OVERDUE)
  for (const seat of orderingSeats(table)) times.push(orderTime(table, seat) ?? now)
  const end = tryEnd(table)
  if (end !== undefined) times.push(end)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** The seats whose time has run out, and for which no bot stands in yet. */
export const overdueSeats = ({ clocks, seats }: TableState, now: number): number[] =>
  clocks.flatMap(({ until }, seat) =>
    until !== undefined && until <= now && !isAway(seats[seat]) ? [seat] : [],
  )

/** Whether somebody's time has run out, or an order is to be carried out. */
export const isOverdue = (table: TableState, now: number): boolean =>
  table.status === 'playing' && (overdueSeats(table, now).length > 0 || dueOrders(table, now).length > 0)

interface Reminder {
  readonly seat: Seat
  /** The number at which the seat was asked for the move. */
  readonly asked: number
  readonly at: number
}

/**
 * When players are to be reminded of the move that they owe: a quarter of their days is left then, and they are awake.
 * A change of somebody's rest, or a pause, can move it to another time.
 */
export const remindersOf = ({ clocks, seats, asked, status }: TableState): Reminder[] =>
  clocks.flatMap(({ remind }, seat) =>
    status !== 'playing' || remind === undefined || isAway(seats[seat])
      ? []
      : [{ seat, asked: asked[seat] ?? 0, at: remind }],
  )
