import type { Rejection, Seat } from '../../kernel/index.ts'
import { isRemoved, seatOfRemoved } from '../fair-play/removal.ts'
import type { EntryFields, LogEntry, Removal } from '../log-entry.ts'
import { isAway, isHost, type Occupant, seatOfGuest } from '../record.ts'
import type { TableState } from '../state.ts'
import { type DecideContext, type Decision, NOTHING, type Request, refuse, type Wanted } from './decision.ts'
import { strongestBot } from './presence.ts'

/** The host removes a person before the start. */
export function removePerson(
  { table, seat: own, common }: Request,
  { seat, reason }: Wanted<'remove'>,
): Decision | Rejection {
  const { seats, status } = table
  if (status !== 'lobby') return refuse('alreadyStarted')
  if (own === undefined || !isHost(seats[own])) return refuse('notHost')
  if (seat === own || seats[seat]?.kind !== 'person') return { code: 'noSuchSeat' }
  return { entries: freeSeat(table, seat, common, { by: 'host', ...(reason ? { reason } : {}) }) }
}

/** The host lets somebody sit down again. */
export function readmitPerson(
  { table, seat, common }: Request,
  { removal }: Wanted<'readmit'>,
): Decision | Rejection {
  const { seats, status, removed } = table
  if (status !== 'lobby') return refuse('alreadyStarted')
  if (seat === undefined || !isHost(seats[seat])) return refuse('notHost')
  if (!removed.some(({ number }) => number === removal)) return NOTHING
  return { entries: [{ ...common, type: 'readmitted', seat, removal }] }
}

/** An administrator removes a person: a lobby loses them, and in a match a bot plays on for them. */
export function expel(
  table: TableState,
  { guest, reason }: { readonly guest: string; readonly reason?: string },
  { now }: DecideContext,
): Decision | Rejection {
  const seat = seatOfGuest(table.seats, guest)
  if (table.status === 'closed') return refuse('tableClosed')
  if (table.status === 'over') return refuse('matchOver')
  if (seat === undefined) return refuse('notSeated')
  if (table.status === 'lobby')
    return { entries: freeSeat(table, seat, { at: now }, { by: 'admin', ...(reason ? { reason } : {}) }) }
  if (isRemoved(table, guest)) return NOTHING
  const bot = standInOf(table.seats[seat]) ?? strongestBot(table)
  return { entries: [{ at: now, type: 'standIn', seat, bot, because: 'left', removed: true }] }
}

const standInOf = (occupant: Occupant | undefined): string | undefined =>
  occupant?.kind === 'person' && isAway(occupant) ? occupant.standIn : undefined

/** An administrator takes a removal back. */
export function readmit(
  table: TableState,
  { guest }: { readonly guest: string },
  { now }: DecideContext,
): Decision {
  const one = table.removed.find((removed) => removed.guest === guest)
  if (!one || (table.status !== 'lobby' && table.status !== 'playing')) return NOTHING
  const seat = seatOfRemoved(table, one) ?? Math.max(0, table.seats.findIndex(isHost))
  return { entries: [{ at: now, type: 'readmitted', seat, removal: one.number }] }
}

/** An administrator ends a table without a result. */
export function closeTable({ status }: TableState, { now }: DecideContext): Decision | Rejection {
  if (status === 'over') return refuse('matchOver')
  if (status === 'closed') return NOTHING
  return { entries: [{ at: now, type: 'closed', because: 'expired', by: 'admin' }] }
}

function freeSeat({ seats }: TableState, seat: Seat, common: EntryFields, removed: Removal): LogEntry[] {
  const left = { ...common, type: 'left', seat, removed } as const
  const others = seats.some((occupant, other) => occupant.kind === 'person' && other !== seat)
  return others ? [left] : [left, { at: common.at, type: 'closed', because: 'empty' }]
}
