import { hasSeat, type Seat, type SeatSet, withSeat } from '../../kernel/index.ts'
import { DAY, HOUR, MINUTE, type TimeSpan } from '../../kernel/time-units.ts'
import type { ClockSettings } from '../../protocol/index.ts'
import { isAway } from '../record.ts'
import type { TableState } from '../state.ts'

/** How pauses go at a table, by its clock. */
interface PauseTimes {
  /** The clocks go on by themselves after this time, so that nobody can leave a match hanging. */
  readonly longest: number
  /** How long it takes until the clocks go on if one player wants that and the others have not said so. */
  readonly notice: number
  /** An offer that not everybody has accepted lapses. */
  readonly lapses: number
  /** How long a player waits after an offer before they make another one. */
  readonly again: number
}

const LIVE: PauseTimes = { longest: DAY, notice: MINUTE, lapses: 5 * MINUTE, again: MINUTE }
const DAYS: PauseTimes = { longest: 30 * DAY, notice: DAY, lapses: 3 * DAY, again: HOUR }

export const pauseTimes = ({ kind }: ClockSettings): PauseTimes => (kind === 'live' ? LIVE : DAYS)

/** An agreed pause. */
export interface Pause extends TimeSpan {
  /** The players who want the clocks to go on. */
  readonly going: SeatSet
}

/** A pause that not everybody has agreed to yet. */
export interface PauseOffer {
  readonly agreed: SeatSet
  /** When it was made. */
  readonly at: number
}

/** The pause that is on at a time. */
export function pauseAt({ pauses }: Pick<TableState, 'pauses'>, at: number): Pause | undefined {
  const last = pauses.at(-1)
  return last && last.from <= at && at < last.until ? last : undefined
}

/** When an offer of a pause, or one to end the match, lapses. */
export const offerEnd = ({ record }: TableState, { at }: PauseOffer): number =>
  at + pauseTimes(record.clock).lapses

/** The offer that stands at a time. */
export function offerAt(table: TableState, at: number): PauseOffer | undefined {
  const { pauseOffer } = table
  return pauseOffer && at < offerEnd(table, pauseOffer) ? pauseOffer : undefined
}

/** A player offers a pause or agrees to one. It begins when all who are present have agreed. */
export function agreeToPause(table: TableState, seat: Seat, at: number): void {
  const offer = offerAt(table, at)
  const agreed = withSeat(offer?.agreed ?? 0, seat)
  if (!offer) table.lastOffers[seat] = at
  const begins = isUnanimous(table, agreed)
  table.pauseOffer = begins ? undefined : { agreed, at: offer?.at ?? at }
  if (begins)
    table.pauses = [
      ...table.pauses,
      { from: at, until: at + pauseTimes(table.record.clock).longest, going: 0 },
    ]
}

/** A player declines a pause or ends it: at once if all who are present want that, otherwise after a notice. */
export function declinePause(table: TableState, seat: Seat, at: number): void {
  const pause = pauseAt(table, at)
  table.pauseOffer = undefined
  if (!pause) return
  const going = withSeat(pause.going, seat)
  const until = isUnanimous(table, going)
    ? at
    : Math.min(pause.until, at + pauseTimes(table.record.clock).notice)
  table.pauses = [...table.pauses.slice(0, -1), { from: pause.from, until, going }]
}

/** Whether all people who are not away are among these. Bots agree to anything. */
function isUnanimous({ seats }: TableState, agreed: SeatSet): boolean {
  return seats.every(
    (occupant, seat) => occupant.kind !== 'person' || isAway(occupant) || hasSeat(agreed, seat),
  )
}
