import { hasSeat, type Seat, viewOf } from '../kernel/index.ts'
import type { ChatLine, MessageOf, PauseInfo, Position, SeatInfo, TableEvent } from '../protocol/index.ts'
import { endOfferAt } from './fair-play/end-early.ts'
import { removalInfo } from './fair-play/removal.ts'
import { type LogEntry, publicEvent, SPECTATOR, seatOf, type Viewer } from './log-entry.ts'
import { orderedMoves, standingOrder } from './orders/order.ts'
import { countedDay, isAway, type Occupant, seatInfo } from './record.ts'
import { type TableState, waitingOf } from './state.ts'
import { offeredTakeBack } from './take-back.ts'
import { clockInfo } from './time/clock.ts'
import { offerAt, offerEnd, pauseAt } from './time/pause.ts'
import { calendarOf, holidayOf, shownRest } from './time/player-rest.ts'

/** A position without the view itself, which may be shared between viewers. */
export type PositionFacts = Omit<Position, 'view'>

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Where a match stands, for each viewer: who owes a move, what can be taken back, the clocks, the result. */
export function positionFacts(table: TableState, now = table.updated): (viewer: Viewer) => PositionFacts {
  const { match, game, record, clocks, asked, status, seats } = table
  const waiting = waitingOf(table)
  const result = match && status === 'over' ? game.result(match.state.open) : undefined
  const shared = {
    ...(record.clock.kind === 'none'
      ? {}
      : {
          clocks: clocks.map((clock, seat) =>
            clockInfo(record.clock, clock, isAway(seats[seat]), { calendar: calendarOf(table, seat), now }),
          ),
        }),
    ...pauseFacts(table, now),
    ...endFacts(table, now),
    ...(result ? { over: { result, seed: match?.seed ?? '' } } : {}),
  }
  const last = table.turns.at(-1)
  // Written for every viewer of every move, so it has as few intermediate objects as possible.
  return (viewer) => {
    const seat = seatOf(viewer)
    const facts: Writable<PositionFacts> = { waiting }
    if (seat !== undefined) {
      const number = asked[seat]
      const takeBack = offeredTakeBack(table, seat)
      const order = standingOrder(table, seat)
      if (hasSeat(waiting, seat) && number !== undefined) facts.asked = number
      if (takeBack !== undefined) facts.takeBack = takeBack
      if (order !== undefined) facts.order = order
      if (order !== undefined && orderedMoves(table, seat)) facts.ordering = true
      if (last?.byOrder && last.seat === seat) facts.byOrder = true
    }
    return Object.assign(facts, shared)
  }
}

function pauseFacts(table: TableState, now: number): { readonly pause?: PauseInfo } {
  const pause = pauseAt(table, now)
  if (pause) return { pause: { agreed: pause.going, until: pause.until } }
  const offer = offerAt(table, now)
  return offer ? { pause: { agreed: offer.agreed, lapses: offerEnd(table, offer) } } : {}
}

function endFacts(table: TableState, now: number): Pick<Position, 'end'> {
  const offer = table.status === 'playing' ? endOfferAt(table, now) : undefined
  return offer ? { end: { agreed: offer.agreed, lapses: offerEnd(table, offer) } } : {}
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
const CHANGES_POSITION: ReadonlySet<LogEntry['type']> = new Set([
  // During a match somebody takes over from a bot: their clock runs, and they see more than a spectator.
  'sat',
  'started',
  'turn',
  'tookBack',
  'ordered',
  'standIn',
  'returned',
  'restSet',
  'pauseSet',
  'endSet',
  'halted',
])

/** What an entry that was just applied means for everybody: the event, and what it changed beside. */
export interface EventFacts {
  readonly event: TableEvent
  /** All seats, where who sits where has changed. */
  readonly seats: readonly SeatInfo[] | undefined
  readonly changesPosition: boolean
}

export function eventFacts(table: TableState, entry: LogEntry): EventFacts {
  const event =
    entry.type === 'left'
      ? { type: entry.type, seat: entry.seat, ...removalInfo(table, entry) }
      : publicEvent(entry)
  return {
    event,
    seats: CHANGES_SEATS.has(event.type) ? shownSeats(table) : undefined,
    changesPosition: CHANGES_POSITION.has(entry.type) && table.match !== undefined,
  }
}

/** The seats as everybody sees them, with the names of those for whom open ones are kept. */
function shownSeats({ seats, reserved, rests, late, updated }: TableState): SeatInfo[] {
  return seats.map((occupant, seat) => {
    const kept = occupant.kind === 'open' ? reserved.find((one) => one.seat === seat) : undefined
    if (kept) return { kind: 'open', keptFor: kept.name, until: kept.until }
    const info = seatInfo(occupant)
    if (occupant.kind !== 'person') return info
    const holiday = holidayOf(rests.get(occupant.guest), updated)
    return {
      ...info,
      ...(hasSeat(late, seat) ? { late: true } : {}),
      ...(holiday ? { holiday } : {}),
    }
  })
}

/** The table as a viewer sees it, apart from the position and the history. */
export function tableFor(
  table: TableState,
  viewer: Viewer,
  {
    muted,
    silent = [],
    now,
    kept,
  }: {
    readonly muted: readonly Seat[]
    /** Seats that the viewer does not hear either, and must not know why. */
    readonly silent?: readonly Seat[]
    readonly now: number
    readonly kept: Seat | undefined
  },
): MessageOf<'table'> {
  const { record, numbers, status, match, rematch, removed, closedBy } = table
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
    ...shownRest(record.rest),
    status,
    seats: shownSeats(table),
    ...(record.spectators === false ? { spectators: false } : {}),
    ...(viewer === SPECTATOR ? {} : { you: viewer }),
    ...(kept === undefined ? {} : { kept }),
    ...(match ? { rules: match.header.rules, commitment: match.header.commitment } : {}),
    chat: chatFor(table, viewer, [...muted, ...silent]),
    muted: [...muted],
    ...(rematch === undefined ? {} : { rematch }),
    ...countedDay(record),
    ...(record.pairing ? { pairing: record.pairing } : {}),
    ...(status === 'lobby' && removed.length > 0
      ? { removed: removed.map(({ number, name }) => ({ number, name })) }
      : {}),
    ...(closedBy === undefined ? {} : { closed: closedBy }),
    ...(record.rated ? { rated: true } : {}),
  }
}

function chatFor({ chat, seats }: TableState, viewer: Viewer, muted: readonly Seat[]): ChatLine[] {
  return chat
    .filter(({ seat }) => !muted.includes(seat))
    .map(({ numbers, name, guest: _, ...line }) => ({
      number: numbers[viewer] ?? 0,
      ...line,
      ...(name === undefined || name === nameAt(seats, line.seat) ? {} : { name }),
    }))
}

function nameAt(seats: readonly Occupant[], seat: Seat): string | undefined {
  const occupant = seats[seat]
  return occupant?.kind === 'person' ? occupant.name : undefined
}

/** The guest who said something with an entry; undefined for entries that are not talk. */
export function speakerOf({ seats }: TableState, entry: LogEntry): string | undefined {
  if (entry.type !== 'chat' && entry.type !== 'phrase') return undefined
  const occupant = seats[entry.seat]
  return occupant?.kind === 'person' ? occupant.guest : undefined
}
