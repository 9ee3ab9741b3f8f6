import * as v from 'valibot'
import { hasSeat } from '../../../../kernel/index.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import type { SeatView } from '../../rules/state.ts'
import { playerAt } from '../view.ts'
import { type BidRange, bidRange } from './bid-range.ts'
import { auctionOrderIn, maximumFor, unlessIdle, withMaximum } from './orders/auction-order.ts'
import type { OrderControls } from './orders/order-controls.ts'

/** No bid has been proposed yet. */
const NO_PROPOSAL = { bid: 0, times: 0 }

export interface Bidding extends BidRange {
  /** The bid that the stepper shows. */
  readonly bid: number
  readonly gold: number
  /** Whether the bid is higher than the player's gold. */
  readonly over: boolean
  /** The maximum of the player's order for this token; 0 for none. */
  readonly standing: number
  /** Whether the player's order passes on all tokens without a maximum. */
  readonly passing: boolean
  /** For how many tokens after this one the player's order has a maximum. */
  readonly later: number
  readonly asked: boolean
  /** Whether the player is still in for this token. */
  readonly inside: boolean
  /** Whether the rules allow this bid. The amount is never corrected while the player types it. */
  readonly fits: boolean
  /** How often advice has put the bid that the stepper shows there; 0 if the player chose it. */
  readonly proposed: number
  /** Absent where no orders can be left. */
  readonly orderControls: OrderControls | undefined
  set(bid: number): void
  type(bid: number): void
  propose(bid: number): void
  stand(most: number): void
  passAll(passing: boolean): void
}

/** The bid that is being prepared, and the order for this auction. */
export function useBidding(
  view: SeatView | undefined,
  active: boolean,
  orderControls: OrderControls | undefined,
): Bidding | undefined {
  const open = view?.open
  const auction = open?.phase === 'auction'
  const lot = auction ? `${open.round} ${view?.seat} ${open.lot} ${open.barred}` : ''
  const [wanted, want] = useDraft('bid', v.number(), auction ? `${lot} ${open.bid}` : '', 0)
  const [proposal, setProposal] = useKeyedState(auction ? `${lot} ${open.bid}` : '', NO_PROPOSAL)
  if (!auction || !view) return undefined
  const { least, most, forOne } = bidRange(open, view.seat)
  const { gold } = playerAt(open, view.seat)
  const order = auctionOrderIn(orderControls?.order, open)
  const bid = wanted === 0 ? least : wanted
  const set = (value: number): void => want(Math.max(least, Math.min(value, most)))
  return {
    bid,
    least,
    most,
    forOne,
    gold,
    over: bid > gold,
    fits: least <= bid && bid <= most,
    standing: maximumFor(order, open.lot),
    passing: order.others === 'pass',
    later: order.lots.filter(({ lot: one }) => one > open.lot).length,
    asked: active,
    inside: hasSeat(open.bidding, view.seat),
    proposed: proposal.bid === bid ? proposal.times : 0,
    orderControls,
    set,
    type: want,
    propose(value) {
      set(value)
      setProposal({ bid: value, times: proposal.times + 1 })
    },
    stand: (value) => orderControls?.leave(unlessIdle(withMaximum(order, open.lot, value), open)),
    passAll: (passing) =>
      orderControls?.leave(unlessIdle({ ...order, others: passing ? 'pass' : 'ask' }, open)),
  }
}
