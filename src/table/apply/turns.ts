import { at, hasSeat, type SeatSet, withSeat } from '../../kernel/index.ts'
import { forgetTurn, rememberTurn } from '../bots/bot-memory.ts'
import type { LogEntryOf } from '../log-entry.ts'
import { noteEndedOrders, withdrawOrder } from '../orders/order.ts'
import { isAway } from '../record.ts'
import { type TableState, waitingOf } from '../state.ts'
import type { Calendar } from '../time/calendar.ts'
import {
  cancelClock,
  excuseClock,
  resumeClock,
  reviseClock,
  rewindClock,
  startClock,
  stopClock,
} from '../time/clock.ts'
import { calendarOf } from '../time/player-rest.ts'
import { matchOf } from './begin-match.ts'

export function afterTurn(table: TableState, { seat, at: time, byOrder }: LogEntryOf<'turn'>): void {
  const match = matchOf(table)
  const clock = at(table.clocks, seat)
  const complete = !hasSeat(waitingOf(table), seat) || match.undoLimit === match.log.length
  const standIn = isAway(table.seats[seat])
  const answered = complete && clock.since !== undefined && !standIn
  const asked = table.asked.reduce((set, number, other) => (number > 0 ? withSeat(set, other) : set), 0)
  const bot = table.seats[seat]?.kind === 'bot'
  table.turns.push({
    seat,
    number: at(table.numbers, seat),
    asked,
    answered,
    standIn,
    bot,
    byOrder: byOrder === true,
    at: time,
    until: clock.until,
    clockAsked: clock.asked,
  })
  rememberTurn(table.botMemory, match)
  if (answered) stopClock(table.record.clock, clock, time, { answered, calendar: calendarOf(table, seat) })
  else if (complete && standIn) excuseClock(table.record.clock, clock)
  afterMove(table, time, withSeat(0, seat))
}

export function afterTakeBack(
  table: TableState,
  { seat, at: time, seen }: LogEntryOf<'tookBack'>,
  index: number,
): void {
  const mark = at(table.turns, index)
  // In the turns that stand after it, this seat owes a move again.
  const later = table.turns.splice(index).slice(1)
  table.turns.push(...later.map((turn) => ({ ...turn, asked: withSeat(turn.asked, seat) })))
  // Earlier ones stay between the same turns: their order must not tell that a hidden turn was taken back.
  for (const earlier of table.takeBacks.toReversed()) {
    if (earlier.after <= index) break
    earlier.after--
  }
  table.takeBacks.push({ seat, after: table.turns.length, seen })
  forgetTurn(table.botMemory, matchOf(table), index)
  // Otherwise the order would make the same move again.
  withdrawOrder(table, seat, time)
  const { clocks, record } = table
  const waiting = waitingOf(table)
  for (const [other, clock] of clocks.entries())
    if (other !== seat && !hasSeat(waiting, other)) cancelClock(clock)
  const clock = at(clocks, seat)
  const calendar = calendarOf(table, seat)
  if (mark.answered) resumeClock(record.clock, clock, mark, calendar)
  // Earlier builds let players take back a turn of their stand-in, which had cost them nothing.
  else if (clock.since === undefined) startClock(record.clock, clock, time, calendar)
  afterMove(table, time, withSeat(0, seat))
}

/** Asks the seats that now owe a move: those that have moved are asked anew, the others keep their number. */
export function afterMove(table: TableState, time: number, moved: SeatSet): void {
  const { game, numbers, asked, askedAt, seats } = table
  const waiting = waitingOf(table)
  for (const seat of seats.keys()) {
    if (!hasSeat(waiting, seat)) asked[seat] = 0
    else if (!asked[seat] || hasSeat(moved, seat)) {
      asked[seat] = at(numbers, seat)
      askedAt[seat] = time
    }
  }
  if (game.result(matchOf(table).state.open)) table.status = 'over'
  noteEndedOrders(table, time)
  runClocks(table, time)
}

/** The clock of a person runs while the table waits for their seat, even if a bot is about to answer for them. */
export function runClocks(table: TableState, time: number): void {
  const { clocks, record, seats } = table
  const waiting = table.status === 'playing' ? waitingOf(table) : 0
  for (const [seat, clock] of clocks.entries()) {
    const runs = hasSeat(waiting, seat) && seats[seat]?.kind === 'person'
    if (runs && clock.since === undefined) startClock(record.clock, clock, time, calendarOf(table, seat))
    else if (!runs && isAway(seats[seat])) cancelClock(clock)
    else if (!runs && clock.since !== undefined)
      stopClock(record.clock, clock, time, { answered: false, calendar: calendarOf(table, seat) })
  }
}

/** Does something that changes when clocks stand still, and works out the deadlines again. */
export function changeCalendars(table: TableState, time: number, change: () => void): void {
  const before = new Map<number, Calendar>(
    [...table.clocks.keys()].map((seat) => [seat, calendarOf(table, seat)]),
  )
  change()
  for (const [seat, clock] of table.clocks.entries()) {
    const now = calendarOf(table, seat)
    reviseClock(table.record.clock, clock, time, { before: before.get(seat) ?? now, now })
  }
}

/** The clocks did not run in a time that is over. Unlike a pause, it is only known afterwards. */
export function haltClocks(table: TableState, { from, until }: LogEntryOf<'halted'>): void {
  table.halts = [...table.halts, { from, until }]
  for (const [seat, clock] of table.clocks.entries())
    rewindClock(table.record.clock, clock, calendarOf(table, seat))
}
