import { hasSeat, type Seat, viewOf } from '../kernel/index.ts'
import type { ChatLine, MessageOf, Position, SeatInfo, TableEvent } from '../protocol/index.ts'
import { clockInfo } from './clock.ts'
import { type LogEntry, publicEvent, SPECTATOR, seatOf, type Viewer } from './log-entry.ts'
import { countedDay, isAway, type Occupant, seatInfo } from './record.ts'
import { type TableState, waitingOf } from './state.ts'
import { offeredTakeBack } from './take-back.ts'

/** A position without the view itself, which may be shared between viewers. */
export type PositionFacts = Omit<Position, 'view'>

/** Where a match stands, for each viewer: who owes a move, what can be taken back, the clocks, the result. */
export function positionFacts(table: TableState): (viewer: Viewer) => PositionFacts {
  const { match, game, record, clocks, asked, status, seats } = table
  const waiting = waitingOf(table)
  const result = match && status === 'over' ? game.result(match.state.open) : undefined
  const shared = {
    ...(record.clock.kind === 'none'
      ? {}
      : { clocks: clocks.map((clock, seat) => clockInfo(record.clock, clock, isAway(seats[seat]))) }),
    ...(result ? { over: { result, seed: match?.seed ?? '' } } : {}),
  }
  return (viewer) => {
    const seat = seatOf(viewer)
    if (seat === undefined) return { waiting, ...shared }
    const number = asked[seat]
    const takeBack = offeredTakeBack(table, seat)
    return {
      waiting,
      ...(hasSeat(waiting, seat) && number !== undefined ? { asked: number } : {}),
      ...(takeBack === undefined ? {} : { takeBack }),
      ...shared,
    }
  }
}

/** The position as a viewer sees it, once the match has begun. */
export function positionFor(table: TableState, viewer: Viewer): Position | undefined {
  if (!table.match) return undefined
  return { view: viewOf(table.match.state, seatOf(viewer)), ...positionFacts(table)(viewer) }
}

const CHANGES_SEATS: ReadonlySet<TableEvent['type']> = new Set([
  'sat',
  'left',
  'seatSet',
  'started',
  'standIn',
  'returned',
])
const CHANGES_POSITION: ReadonlySet<TableEvent['type']> = new Set([
  'started',
  'turn',
  'tookBack',
  'standIn',
  'returned',
])

/** What an entry that was just applied means for everybody: the event, and what it changed beside. */
export interface EventFacts {
  readonly event: TableEvent
  /** All seats, where who sits where has changed. */
  readonly seats: readonly SeatInfo[] | undefined
  readonly changesPosition: boolean
}

export function eventFacts(table: TableState, entry: LogEntry): EventFacts {
  const event = publicEvent(entry)
  return {
    event,
    seats: CHANGES_SEATS.has(event.type) ? shownSeats(table) : undefined,
    changesPosition: CHANGES_POSITION.has(event.type),
  }
}

/** The seats as everybody sees them, with the names of those for whom open ones are kept. */
function shownSeats({ seats, reserved }: TableState): SeatInfo[] {
  return seats.map((occupant, seat) => {
    const kept = occupant.kind === 'open' ? reserved.find((one) => one.seat === seat) : undefined
    return kept ? { kind: 'open', keptFor: kept.name, until: kept.until } : seatInfo(occupant)
  })
}

/** The table as a viewer sees it, apart from the position and the history. */
export function tableFor(
  table: TableState,
  viewer: Viewer,
  {
    muted,
    now,
    kept,
  }: { readonly muted: readonly Seat[]; readonly now: number; readonly kept: Seat | undefined },
): MessageOf<'table'> {
  const { record, numbers, status, match, rematch } = table
  return {
    type: 'table',
    table: record.id,
    number: numbers[viewer] ?? 0,
    at: now,
    game: record.game,
    ...(record.name === undefined ? {} : { name: record.name }),
    options: record.options,
    listed: record.listed,
    ...(status === 'lobby' && record.code !== undefined ? { code: record.code } : {}),
    clock: record.clock,
    status,
    seats: shownSeats(table),
    ...(record.spectators === false ? { spectators: false } : {}),
    ...(viewer === SPECTATOR ? {} : { you: viewer }),
    ...(kept === undefined ? {} : { kept }),
    ...(match ? { rules: match.header.rules, commitment: match.header.commitment } : {}),
    chat: chatFor(table, viewer, muted),
    muted: [...muted],
    ...(rematch === undefined ? {} : { rematch }),
    ...countedDay(record),
  }
}

function chatFor({ chat, seats }: TableState, viewer: Viewer, muted: readonly Seat[]): ChatLine[] {
  return chat
    .filter(({ seat }) => !muted.includes(seat))
    .map(({ numbers, name, ...line }) => ({
      number: numbers[viewer] ?? 0,
      ...line,
      ...(name === undefined || name === nameAt(seats, line.seat) ? {} : { name }),
    }))
}

function nameAt(seats: readonly Occupant[], seat: Seat): string | undefined {
  const occupant = seats[seat]
  return occupant?.kind === 'person' ? occupant.name : undefined
}

/** The seats whose players a guest does not want to hear. */
export function mutedSeats({ seats }: TableState, muted: readonly string[]): Seat[] {
  return seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' && muted.includes(occupant.guest) ? [seat] : [],
  )
}

/** The guest who said something with an entry; undefined for entries that are not talk. */
export function speakerOf({ seats }: TableState, entry: LogEntry): string | undefined {
  if (entry.type !== 'chat' && entry.type !== 'phrase') return undefined
  const occupant = seats[entry.seat]
  return occupant?.kind === 'person' ? occupant.guest : undefined
}
