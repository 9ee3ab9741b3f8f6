import { hasSeat, type Rejection, withSeat } from '../../kernel/index.ts'
import { endOfferAt, isEndAgreed } from '../fair-play/end-early.ts'
import { isRated } from '../rated.ts'
import { isAway } from '../record.ts'
import { pauseTimes } from '../time/pause.ts'
import { type Decision, NOTHING, type Request, refuse, type Wanted } from './decision.ts'

/** A player offers to end the match without a result, agrees to that, or declines. */
export function decideEnd({ table, seat, common }: Request, { on }: Wanted<'end'>): Decision | Rejection {
  const { status, record, seats, lastEndOffers } = table
  if (status === 'lobby') return refuse('notStarted')
  if (status === 'over') return refuse('matchOver')
  if (seat === undefined) return refuse('notSeated')
  if (isAway(seats[seat])) return refuse('seatAway')
  // Nobody speaks for the bots, against whom people could agree to undo a loss.
  if (on && isRated(table) && seats.some(({ kind }) => kind !== 'person')) return refuse('ratedPlaysOn')
  const offer = endOfferAt(table, common.at)
  if (on ? hasSeat(offer?.agreed ?? 0, seat) : offer === undefined) return NOTHING
  const last = lastEndOffers[seat]
  if (on && !offer && last !== undefined && common.at < last + pauseTimes(record.clock).again)
    return refuse('endTooSoon')
  const said = { ...common, type: 'endSet', seat, on } as const
  const agreed = on && isEndAgreed(table, withSeat(offer?.agreed ?? 0, seat))
  return {
    entries: agreed ? [said, { at: common.at, type: 'closed', because: 'expired', by: 'agreement' }] : [said],
  }
}
