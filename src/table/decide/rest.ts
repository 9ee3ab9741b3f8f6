import type { Rejection, Seat } from '../../kernel/index.ts'
import { hasSeat } from '../../kernel/index.ts'
import { isCounted } from '../counted-try.ts'
import type { LogEntry } from '../log-entry.ts'
import { isRated } from '../rated.ts'
import { isAway, seatOfGuest, type TableGuest } from '../record.ts'
import type { TableState } from '../state.ts'
import { offerAt, pauseAt, pauseTimes } from '../time/pause.ts'
import { isNews } from '../time/player-rest.ts'
import {
  type DecideContext,
  type Decision,
  isFull,
  NOTHING,
  type Request,
  refuse,
  type Wanted,
} from './decision.ts'

/** A player offers a pause, agrees to one, declines it, or ends the one that is on. */
export function decidePause({ table, seat, common }: Request, { on }: Wanted<'pause'>): Decision | Rejection {
  const { status, record, seats, lastOffers } = table
  if (status === 'lobby') return refuse('notStarted')
  if (status === 'over') return refuse('matchOver')
  if (seat === undefined) return refuse('notSeated')
  if (isAway(seats[seat])) return refuse('seatAway')
  if (record.clock.kind === 'none') return refuse('noClock')
  // Nobody would have to agree, and a player who is losing could put the end off for ever.
  if (on && isRated(table) && seats.filter(({ kind }) => kind === 'person').length < 2)
    return refuse('ratedNeedsClock')
  if (isSaidAlready(table, seat, on, common.at)) return NOTHING
  const last = lastOffers[seat]
  const isNew = on && !offerAt(table, common.at)
  if (isNew && last !== undefined && common.at < last + pauseTimes(record.clock).again)
    return refuse('pauseTooSoon')
  return { entries: [{ ...common, type: 'pauseSet', seat, on }] }
}

/** Saying the same thing again does not fill the log. */
function isSaidAlready(table: TableState, seat: Seat, on: boolean, now: number): boolean {
  const pause = pauseAt(table, now)
  if (pause) return on || hasSeat(pause.going, seat)
  const offer = offerAt(table, now)
  return on ? hasSeat(offer?.agreed ?? 0, seat) : offer === undefined
}

/** What a player has set about their rest, if the table does not know it yet. */
export function restEntries(table: TableState, guest: TableGuest, seat: Seat, at: number): LogEntry[] {
  const { rest } = guest
  if (rest === undefined || !isNews(table.rests.get(guest.id), rest, table.record)) return []
  return [{ at, type: 'restSet', seat, rest }]
}

/** A player has changed their sleeping hours or holidays. */
export function decideRest(table: TableState, guest: TableGuest, context: DecideContext): Decision {
  const seat = seatOfGuest(table.seats, guest.id)
  const isOn = table.status === 'lobby' || table.status === 'playing'
  if (seat === undefined || !isOn || isCounted(table) || isFull(table, guest, context)) return NOTHING
  return { entries: restEntries(table, guest, seat, context.now) }
}
