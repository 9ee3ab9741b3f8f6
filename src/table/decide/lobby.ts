import { commitmentTo, type Rejection, type Seat } from '../../kernel/index.ts'
import { isRemoved } from '../fair-play/removal.ts'
import type { EntryFields, LogEntry } from '../log-entry.ts'
import { fillingBot } from '../pairing.ts'
import { isRated, minSeats } from '../rated.ts'
import { isHost, type Occupant, programMark, seatOfGuest, type TableGuest } from '../record.ts'
import { keptFromGuest } from '../reservation.ts'
import type { TableState } from '../state.ts'
import { lobbyTime } from '../time/deadline.ts'
import { type DecideContext, type Decision, NOTHING, type Request, refuse, type Wanted } from './decision.ts'
import { restEntries } from './rest.ts'

export function sit(
  { table, guest, seat: current, common, context }: Request,
  command: Wanted<'sit'>,
): Decision | Rejection {
  const { seats, status, reserved } = table
  if (status !== 'lobby') return refuse('alreadyStarted')
  if (current !== undefined) return refuse('alreadySeated')
  if (isRemoved(table, guest.id)) return refuse('removedHere')
  if ((isRated(table) || table.record.pairing) && guest.owner !== undefined) return refuse('notForPrograms')
  if (isRated(table) && !command.rated) return refuse('ratedTable')
  const { id, name } = guest
  const seat = command.seat ?? firstSeatFor(table, id, common.at)
  if (seat < 0 || isBlocked(seats, guest))
    return refuse(command.seat === undefined ? 'tableFull' : 'seatTaken')
  if (seats[seat] === undefined) return { code: 'noSuchSeat' }
  if (seats[seat].kind !== 'open') return refuse('seatTaken')
  const kept = keptFromGuest(reserved, seat, id, common.at)
  if (kept) return { code: 'seatReserved', name: kept.name }
  if (isTaken(table, guest, context)) return refuse('nameTaken')
  if (hasBlocked(seats, guest)) return refuse('blockedHere')
  const seated = seats.with(seat, { kind: 'person', guest: id, name, ...programMark(guest) })
  const sat = { ...common, type: 'sat', seat, guest: id, name, ...programMark(guest) } as const
  return startIfFull(table, seated, [sat, ...restEntries(table, guest, seat, common.at)], context)
}

/** Bots for the seats that nobody has taken. */
const botEntries = ({ seats, bots }: TableState, at: number): LogEntry[] =>
  seats.flatMap(({ kind }, seat) =>
    kind === 'open'
      ? [{ at, type: 'seatSet', seat, to: { kind: 'bot', bot: fillingBot(bots) } } as const]
      : [],
  )

const sitsHere = (seats: readonly Occupant[], guests: ReadonlySet<string> | undefined): boolean =>
  guests !== undefined && seats.some((one) => one.kind === 'person' && guests.has(one.guest))

/** Nobody is told that they are blocked: it looks as if there were no seat. */
export const isBlocked = (seats: readonly Occupant[], { blockLists }: TableGuest): boolean =>
  sitsHere(seats, blockLists?.blockedBy)

export const hasBlocked = (seats: readonly Occupant[], { blockLists }: TableGuest): boolean =>
  sitsHere(seats, blockLists?.blocks)

/** Whether somebody else at the table has a name that looks like the one of this guest. */
export function isTaken(
  { seats }: TableState,
  { id, name }: TableGuest,
  { looksAlike }: DecideContext,
): boolean {
  if (!looksAlike) return false
  return seats.some(
    (occupant) => occupant.kind === 'person' && occupant.guest !== id && looksAlike(occupant.name, name),
  )
}

/** The seat that is kept for the guest, or the first one that is kept for nobody else, or any open one; -1 if none is. */
function firstSeatFor({ seats, reserved }: TableState, guest: string, now: number): Seat {
  const isOpen = (seat: Seat): boolean => seats[seat]?.kind === 'open'
  const own = reserved.find((one) => one.guest === guest && isOpen(one.seat))
  if (own) return own.seat
  const free = [...seats.keys()].filter(isOpen)
  return free.find((seat) => !keptFromGuest(reserved, seat, guest, now)) ?? free[0] ?? -1
}

export function setSeat(
  { table, seat: own, common, context }: Request,
  { seat, to }: Wanted<'setSeat'>,
): Decision | Rejection {
  const { seats, status, bots } = table
  if (status !== 'lobby') return refuse('alreadyStarted')
  if (own === undefined || !isHost(seats[own])) return refuse('notHost')
  if (seats[seat] === undefined) return { code: 'noSuchSeat' }
  if (seats[seat].kind === 'person') return refuse('seatTaken')
  if (to.kind === 'bot' && bots.every(({ name }) => name !== to.bot)) return refuse('noSuchBot')
  if (to.kind === 'bot' && isRated(table) && !context.isRatedBot?.(table.game.id, to.bot))
    return refuse('ratedNeedsLevels')
  return startIfFull(table, seats.with(seat, to), [{ ...common, type: 'seatSet', seat, to }], context)
}

export function start({ table, seat, common, context }: Request): Decision | Rejection {
  const { seats, status, game, record } = table
  if (status !== 'lobby') return refuse('alreadyStarted')
  // Nobody owns a table of strangers, so everybody who sits there may start it.
  if (record.pairing && seat !== undefined)
    return startNow(table, botEntries(table, common.at), common, context)
  if (seat === undefined || !isHost(seats[seat])) return refuse('notHost')
  const players = seats.filter(({ kind }) => kind !== 'open').length
  if (players < minSeats(isRated(table), game)) return refuse('notEnoughPlayers')
  return startNow(table, [], common, context)
}

export function startIfFull(
  table: TableState,
  seats: readonly Occupant[],
  before: readonly LogEntry[],
  context: DecideContext,
): Decision {
  const full = seats.every(({ kind }) => kind !== 'open')
  if (!table.record.startWhenFull || !full) return { entries: before }
  return startNow(table, before, { at: context.now }, context)
}

function startNow(
  { game }: TableState,
  before: readonly LogEntry[],
  common: EntryFields,
  context: DecideContext,
): Decision {
  const seed = context.newSeed()
  const entry = { ...common, type: 'started', rules: game.version, commitment: commitmentTo(seed) } as const
  return { entries: [...before, entry], prepared: { seed } }
}

export function rename(table: TableState, guest: TableGuest, context: DecideContext): Decision {
  const seat = table.status === 'lobby' ? seatOfGuest(table.seats, guest.id) : undefined
  const occupant = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || occupant?.kind !== 'person' || occupant.name === guest.name) return NOTHING
  // A player who is taken for another one keeps the name that they had here.
  if (isTaken(table, guest, context)) return NOTHING
  const { id, name } = guest
  return { entries: [{ at: context.now, type: 'sat', seat, guest: id, name, ...programMark(guest) }] }
}

export function expire(table: TableState, context: DecideContext): Decision {
  const { updated, record } = table
  const { now } = context
  if (record.pairing) {
    if (record.pairing.starts > now) return NOTHING
    return startNow(table, botEntries(table, now), { at: now }, context)
  }
  if (updated + lobbyTime(record) > now) return NOTHING
  return { entries: [{ at: now, type: 'closed', because: 'expired' }] }
}
