import { useEffect } from 'preact/hooks'
import * as v from 'valibot'
import { hasSeat, type Rejection } from '../../../../kernel/index.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { playerAt } from '../view.ts'
import { type BidRange, bidRange } from './bid-range.ts'

/** How long an automatic bid waits so that the player sees it happen, in milliseconds. */
const AUTOMATIC_PAUSE = 650

/** No bid has been proposed yet. */
const NO_PROPOSAL = { bid: 0, times: 0 }

const NO_BIDS: BidRange = { least: 1, most: 0, forOne: false }

export interface Bidding extends BidRange {
  /** The bid that the stepper shows. */
  readonly bid: number
  readonly gold: number
  /** Whether the bid is higher than the player's gold. */
  readonly over: boolean
  /** The limit up to which the board bids automatically on this token, in the smallest steps; 0 for none. */
  readonly standing: number
  /** Whether the board passes automatically on all the remaining tokens. */
  readonly passing: boolean
  readonly asked: boolean
  /** Whether the player is still in for this token. */
  readonly inside: boolean
  /** Whether the rules allow this bid. The amount is never corrected while the player types it. */
  readonly fits: boolean
  /** How often advice has put the bid that the stepper shows there; 0 if the player chose it. */
  readonly proposed: number
  set(bid: number): void
  type(bid: number): void
  propose(bid: number): void
  stand(most: number): void
  passAll(passing: boolean): void
}

/** The bid that is being prepared, and the bids and passes that are made automatically. */
export function useBidding(
  view: SeatView | undefined,
  active: boolean,
  send: (moves: readonly Move[]) => Promise<Rejection | undefined>,
): Bidding | undefined {
  const open = view?.open
  const auction = open?.phase === 'auction'
  const seat = view?.seat
  const lot = auction ? `${open.round} ${seat} ${open.lot} ${open.barred}` : ''
  const [wanted, want] = useDraft('bid', v.number(), auction ? `${lot} ${open.bid}` : '', 0)
  const [proposal, setProposal] = useKeyedState(auction ? `${lot} ${open.bid}` : '', NO_PROPOSAL)
  const [standing, stand] = useDraft('standing', v.number(), lot, 0)
  const [passing, passAll] = useDraft('passing', v.boolean(), auction ? `${open.round} ${seat}` : '', false)
  const asked = auction && active
  const { least, most, forOne } = auction && view ? bidRange(open, view.seat) : NO_BIDS
  const gold = view === undefined ? 0 : playerAt(view.open, view.seat).gold
  const mine = auction && open.bidder === view?.seat

  useEffect(() => {
    if (!asked || mine || (standing === 0 && !passing)) return
    const move: Move | undefined =
      standing >= least && least <= most
        ? { type: 'bid', gold: least }
        : passing || standing > 0
          ? PASS
          : undefined
    if (!move) return
    const timer = setTimeout(() => void send([move]), AUTOMATIC_PAUSE)
    return () => clearTimeout(timer)
  }, [asked, standing, passing, least, lot])

  if (!auction || !view) return undefined
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
    standing,
    passing,
    asked,
    inside: hasSeat(open.bidding, view.seat),
    proposed: proposal.bid === bid ? proposal.times : 0,
    set,
    type: want,
    propose(value) {
      set(value)
      setProposal({ bid: value, times: proposal.times + 1 })
    },
    stand: (value) => stand(Math.max(0, Math.min(value, most))),
    passAll,
  }
}
