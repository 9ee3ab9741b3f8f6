import type { Seat } from '../../../../kernel/index.ts'
import { highestBidFor, isLastBidder } from '../../rules/phases/auction.ts'
import type { Open } from '../../rules/state.ts'
import { playerAt } from '../view.ts'

export interface BidRange {
  readonly least: number
  readonly most: number
  /** Whether everyone else has passed without a bid, so that this player may take the token for 1 gold. */
  readonly forOne: boolean
}

/** The bids that are open to a player during an auction. */
export const bidRange = (open: Open, seat: Seat): BidRange => ({
  least: open.bid + 1,
  most: highestBidFor(open, seat),
  forOne: open.bid === 0 && isLastBidder(open, seat) && playerAt(open, seat).gold >= 1,
})
