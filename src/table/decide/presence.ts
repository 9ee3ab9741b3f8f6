import type { Rejection, Seat } from '../../kernel/index.ts'
import { isRemoved } from '../fair-play/removal.ts'
import { isAway, seatOfGuest, type TableGuest } from '../record.ts'
import type { TableState } from '../state.ts'
import { isUsedUp } from '../time/clock.ts'
import { overdueSeats } from '../time/deadline.ts'
import {
  commandKey,
  type DecideContext,
  type Decision,
  isFull,
  NOTHING,
  type Request,
  refuse,
} from './decision.ts'
import { decideRest } from './rest.ts'

export function leave({ table, seat, common }: Request): Decision | Rejection {
  const { status, seats } = table
  if (seat === undefined) return refuse('notSeated')
  if (status === 'over') return refuse('matchOver')
  if (status === 'playing') {
    if (isAway(seats[seat])) return refuse('notSeated')
    return { entries: [{ ...common, type: 'standIn', seat, bot: strongestBot(table), because: 'left' }] }
  }
  const left = { ...common, type: 'left', seat } as const
  const others = seats.some((occupant, other) => occupant.kind === 'person' && other !== seat)
  return { entries: others ? [left] : [left, { at: common.at, type: 'closed', because: 'empty' }] }
}

export function comeBack({ table, guest, seat, common }: Request): Decision | Rejection {
  if (seat === undefined) return refuse('notSeated')
  if (!isAway(table.seats[seat]) || table.status !== 'playing') return refuse('seatNotAway')
  if (isRemoved(table, guest.id)) return refuse('removedHere')
  if (hasNoTime(table, seat, common.at)) return refuse('timeUsedUp')
  return { entries: [{ ...common, type: 'returned', seat }] }
}

function hasNoTime({ record, clocks }: TableState, seat: Seat, now: number): boolean {
  const clock = clocks[seat]
  return clock !== undefined && isUsedUp(record.clock, clock, now)
}

export function arrive(table: TableState, guest: TableGuest, context: DecideContext): Decision {
  const { entries } = decideRest(table, guest, context)
  const seat = seatOfGuest(table.seats, guest.id)
  if (seat === undefined || table.status !== 'playing' || !isAway(table.seats[seat])) return { entries }
  if (isRemoved(table, guest.id)) return { entries }
  if (isFull(table, guest, context) || hasNoTime(table, seat, context.now)) return { entries }
  return { entries: [...entries, { at: context.now, type: 'returned', seat }] }
}

export function replaceOverdue(table: TableState, { now }: DecideContext): Decision {
  if (table.status !== 'playing') return NOTHING
  const bot = strongestBot(table)
  const entries = overdueSeats(table, now).map(
    (seat) => ({ at: now, type: 'standIn', seat, bot, because: 'time' }) as const,
  )
  return { entries }
}

export const strongestBot = ({ bots }: TableState): string => bots.at(-1)?.name ?? ''

export function rematch(
  table: TableState,
  { guest, id, to }: { readonly guest: TableGuest; readonly id: string; readonly to: string },
  { now }: DecideContext,
): Decision | Rejection {
  const seat = seatOfGuest(table.seats, guest.id)
  if (seat === undefined) return refuse('notSeated')
  if (table.rematch !== undefined) return NOTHING
  return { entries: [{ at: now, command: commandKey(guest, id), type: 'rematch', seat, to }] }
}
