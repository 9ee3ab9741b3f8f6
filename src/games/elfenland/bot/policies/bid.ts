import { countersOf } from '../../journey/traveller.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { goldValue } from '../evaluation/goal.ts'
import { otherTokenGold } from '../evaluation/weights.ts'
import { addedValue, handValueOf } from '../planner/hand-value.ts'
import { AS_IT_STANDS, type Planner } from '../planner/planner.ts'
import { highestBid } from '../seat-view.ts'

/** The gold that is deducted when trials value a counter that the plan has no use for: they may just have been lucky. */
const DOUBT = 1.5

/** Tells what trials say about the value of the counter up for auction, in pieces; undefined without any trials. */
export type TrialValue = (goldValue: number) => number | undefined

/** What each token would be worth to a seat, in gold: what a counter adds to its plan. */
export function goldWorth(planner: Planner, view: SeatView): (token: Token) => number {
  const { weights } = planner
  const counters = countersOf(view)
  const handValue = handValueOf(planner, view, AS_IT_STANDS)
  const gold = goldValue(view.open, weights)
  return (token) =>
    isCounter(token)
      ? (weights.confidence * addedValue(planner, handValue, view, token, counters)) / gold
      : otherTokenGold(weights, token)
}

/**
 * Raises by one as long as the token is worth more than it costs, and keeps some gold back for later tokens. A counter
 * is worth what it adds to the plan, or what trials have shown.
 */
export function chooseBid(planner: Planner, view: SeatView, trialValue?: TrialValue): Move {
  const { seat, open } = view
  const { weights } = planner
  const next = open.bid + 1
  if (next > highestBid(open, seat)) return PASS
  const gold = goldValue(open, weights)
  const inGold = goldWorth(planner, view)
  const token = open.row[open.lot]
  const planned = inGold(token)
  const tried = isCounter(token) ? trialValue?.(gold) : undefined
  const value = tried === undefined ? planned : tried / gold - (planned > 0 ? 0 : DOUBT)
  if (next > value) return PASS
  let later = 0
  for (let lot = open.lot + 1; lot < open.row.length; lot++) later += Math.max(0, inGold(open.row[lot]))
  const share = (open.players[seat].gold * value) / (value + weights.keptBack * later)
  return next <= share ? { type: 'bid', gold: next } : PASS
}
