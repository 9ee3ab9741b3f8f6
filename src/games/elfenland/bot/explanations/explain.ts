import type { Explanation } from '../../../../search/evaluator.ts'
import { countersOf } from '../../journey/traveller.ts'
import { GOLD_PER_CARD } from '../../rules/components/piles.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import type { Planner } from '../planner/planner.ts'
import { roundsLeft, withCount } from '../seat-view.ts'
import type { Claim } from './claim.ts'
import { type Alternative, advantage, asItIs, planned } from './comparison.ts'
import { forecastWith, type JourneyForecast, plannedForecast, townsFirst } from './forecast.ts'
import { explainJourney, explainStop } from './journeys.ts'
import { explainLaying, explainPass, explainSpell } from './layings.ts'

/** Why a decision is good, and the plan behind it. Every claim holds if nobody interferes. */
export function explain(planner: Planner, view: SeatView, moves: readonly Move[]): Explanation<Move, Claim> {
  const [move] = moves
  const { open } = view
  switch (move.type) {
    case 'pass':
      return open.phase === 'auction' ? explainNoBid(planner, view) : explainPass(planner, view)
    case 'lay':
      return explainLaying(planner, view, move)
    case 'doubleTransport':
    case 'exchange':
      return explainSpell(planner, view, move)
    case 'travel':
    case 'caravan':
    case 'magicFlight':
      return explainJourney(view, moves)
    case 'stop':
      return explainStop(view)
    case 'takeCounter':
      return explainCounter(planner, view, open.openCounters[move.place])
    case 'drawCounter':
      return withPlan(planner, view, { key: 'reason.drawCounter' })
    case 'takeCard':
      return explainCard(planner, view, open.openCards[move.place])
    case 'drawCard':
      return withPlan(planner, view, { key: 'reason.drawCard' })
    case 'takeGoldPile':
      return withPlan(planner, view, { key: 'reason.goldPile', gold: GOLD_PER_CARD * open.goldPile })
    case 'show':
      return explainShowing(planner, view, move.token)
    case 'bid':
      return explainBid(planner, view, move.gold)
    case 'discard':
      return { reason: { key: 'reason.discard' } }
    case 'keep':
      return explainKeeping(view, move.token)
    case 'reward':
      return explainReward(view, move.take)
  }
}

/** A reason that is not about the plan, with the plan as it is. */
function withPlan(planner: Planner, view: SeatView, reason: Claim): Explanation<Move, Claim> {
  const plan = plannedForecast(planner, view)
  return { reason, more: planned(plan, reason), plan: plan.moves }
}

/** A choice by what it adds to the plan; if that has no number, by a reason of its own. */
function byPlan(plan: JourneyForecast, without: Alternative, otherwise: Claim): Explanation<Move, Claim> {
  const reason = advantage(plan, without) ?? otherwise
  return { reason, more: planned(plan, reason), plan: plan.moves }
}

function explainCounter(planner: Planner, view: SeatView, token: Token): Explanation<Move, Claim> {
  const n = isCounter(token) ? view.own.hand[token] : 0
  const otherwise: Claim = n > 0 ? { key: 'reason.counter', n } : { key: 'reason.counterPlan' }
  if (!isCounter(token)) return withPlan(planner, view, otherwise)
  return byPlan(forecastWith(planner, view, token, 1), asItIs(view), otherwise)
}

function explainCard(planner: Planner, view: SeatView, card: number): Explanation<Move, Claim> {
  const drawn = { ...view, own: { ...view.own, hand: withCount(view.own.hand, card, 1) } }
  return byPlan(plannedForecast(planner, drawn), asItIs(view), { key: 'reason.card' })
}

function explainShowing(planner: Planner, view: SeatView, token: Token): Explanation<Move, Claim> {
  const isSame = view.own.drawn.every((drawn) => drawn === token)
  return withPlan(planner, view, { key: isSame ? 'reason.showSame' : 'reason.show' })
}

function explainBid(planner: Planner, view: SeatView, gold: number): Explanation<Move, Claim> {
  const token = view.open.row[view.open.lot]
  const bid: Claim = { key: 'reason.bid', gold }
  if (!isCounter(token)) return withPlan(planner, view, bid)
  const bought = forecastWith(planner, view, token, 1)
  const reason = advantage(bought, asItIs(view))
  if (reason === undefined) return withPlan(planner, view, bid)
  return { reason, more: [...planned(bought, reason), { key: 'more.worth', gold }], plan: bought.moves }
}

function explainNoBid(planner: Planner, view: SeatView): Explanation<Move, Claim> {
  const { open, seat } = view
  const { gold } = open.players[seat]
  const bid = open.bid + 1
  if (bid > gold) return withPlan(planner, view, { key: 'reason.noGold', bid, gold })
  const token = open.row[open.lot]
  const held = countersOf(view)
  const [most, without] = [withCount(held, token, 1), held].map((counters) => townsFirst({ view, counters }))
  // What the plan would gain by it may be within reach without it, so compare the longest journeys.
  if (!isCounter(token) || !most?.exact || !without?.exact)
    return withPlan(planner, view, { key: 'reason.noBid', bid })
  const n = most.towns - without.towns
  return withPlan(
    planner,
    view,
    n > 0 ? { key: 'reason.noBidTowns', n, bid } : { key: 'reason.noBidNoTown', bid },
  )
}

/** At the end of a round. Only the cards in hand are known of the next journey. */
function explainKeeping({ own }: SeatView, token: Token): Explanation<Move, Claim> {
  const n = isCounter(token) ? own.hand[token] : 0
  return { reason: n > 0 ? { key: 'reason.counter', n } : { key: 'reason.keep' } }
}

function explainReward({ open, seat }: SeatView, take: 'gold' | 'cards'): Explanation<Move, Claim> {
  const gold = open.earned
  if (take === 'gold' && roundsLeft(open) === 0) return { reason: { key: 'reason.rewardLast' } }
  if (gold === 0) return { reason: { key: 'reason.rewardNoGold' } }
  if (take === 'cards') return { reason: { key: 'reason.rewardCards', gold } }
  return {
    reason: { key: 'reason.rewardGold', gold },
    more: [{ key: 'more.gold', gold: open.players[seat].gold + gold }],
  }
}
