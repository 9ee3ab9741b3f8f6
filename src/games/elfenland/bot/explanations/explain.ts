import type { Phrase } from '../../../../kernel/index.ts'
import type { Explanation } from '../../../../search/evaluator.ts'
import { CARDS } from '../../rules/components/cards.ts'
import { GOLD_PER_CARD } from '../../rules/components/piles.ts'
import { isCounter, TOKENS, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import type { Planner } from '../planner/planner.ts'
import { countersOf, withCount } from '../seat-view.ts'
import { advantage, planned } from './comparison.ts'
import { explainJourney, explainStop } from './journeys.ts'
import { explainLaying, explainPass, explainSpell } from './layings.ts'
import { type Outlook, outlookWith, plannedOutlook, townsFirst } from './outlook.ts'

/**
 * Why a decision is good, and the plan behind it. Phrases refer to towns, tokens and cards by id; the texts of each
 * language name them. Every number is one of the plan, and every claim holds if nobody interferes.
 */
export function explain(planner: Planner, view: SeatView, moves: readonly Move[]): Explanation<Move> {
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
      return { reason: { key: 'reason.discard', card: cardName(move.card) } }
    case 'keep':
      return explainKeeping(view, move.token)
    case 'reward':
      return explainReward(view, move.take)
  }
}

const cardName = (card: number): string => CARDS[card] ?? ''

/** A reason that is not about the plan, with the plan as it is. */
function withPlan(planner: Planner, view: SeatView, reason: Phrase): Explanation<Move> {
  const plan = plannedOutlook(planner, view)
  return { reason, more: planned(plan, reason), plan: plan.moves }
}

/** A choice by what it adds to the plan; if that has no number, by a reason of its own. */
function byPlan(
  view: SeatView,
  better: Outlook,
  without: Outlook,
  otherwise: Phrase,
  more: readonly Phrase[] = [],
): Explanation<Move> {
  const reason = advantage(view, better, without) ?? otherwise
  return { reason, more: [...planned(better, reason), ...more], plan: better.moves }
}

function explainCounter(planner: Planner, view: SeatView, token: Token): Explanation<Move> {
  const n = isCounter(token) ? view.own.hand[token] : 0
  const otherwise = n > 0 ? { key: 'reason.counter', n } : { key: 'reason.counterPlan' }
  if (!isCounter(token)) return withPlan(planner, view, otherwise)
  return byPlan(view, outlookWith(planner, view, token, 1), plannedOutlook(planner, view), otherwise)
}

function explainCard(planner: Planner, view: SeatView, card: number): Explanation<Move> {
  const drawn = { ...view, own: { ...view.own, hand: withCount(view.own.hand, card, 1) } }
  return byPlan(view, plannedOutlook(planner, drawn), plannedOutlook(planner, view), {
    key: 'reason.card',
    card: cardName(card),
  })
}

function explainShowing(planner: Planner, view: SeatView, token: Token): Explanation<Move> {
  const isSame = view.own.drawn.every((drawn) => drawn === token)
  return withPlan(planner, view, { key: isSame ? 'reason.showSame' : 'reason.show' })
}

function explainBid(planner: Planner, view: SeatView, gold: number): Explanation<Move> {
  const token = view.open.row[view.open.lot]
  if (!isCounter(token)) return withPlan(planner, view, { key: 'reason.bid', gold })
  const [bought, without] = [outlookWith(planner, view, token, 1), plannedOutlook(planner, view)]
  const reason = advantage(view, bought, without)
  if (reason === undefined) return withPlan(planner, view, { key: 'reason.bid', gold })
  return { reason, more: [...planned(bought, reason), { key: 'more.worth', gold }], plan: bought.moves }
}

function explainNoBid(planner: Planner, view: SeatView): Explanation<Move> {
  const { open, seat } = view
  const { gold } = open.players[seat]
  const bid = open.bid + 1
  const token = open.row[open.lot]
  if (bid > gold) return withPlan(planner, view, { key: 'reason.noGold', bid, gold })
  if (!isCounter(token)) return withPlan(planner, view, { key: 'reason.noBid', bid })
  const without = plannedOutlook(planner, view)
  // What the plan would gain by it may be within reach without it, so compare the longest journeys.
  const counters = countersOf(view)
  const n = townsFirst(view, withCount(counters, token, 1)).towns - townsFirst(view, counters).towns
  const reason = n > 0 ? { key: 'reason.noBidTowns', n, bid } : { key: 'reason.noBid', bid }
  return { reason, more: planned(without, reason), plan: without.moves }
}

/** At the end of a round. Only the cards in hand are known of the next journey. */
function explainKeeping({ own }: SeatView, token: Token): Explanation<Move> {
  const n = isCounter(token) ? own.hand[token] : 0
  return { reason: n > 0 ? { key: 'reason.counter', n } : { key: 'reason.keep', token: TOKENS[token] ?? '' } }
}

function explainReward({ open, seat }: SeatView, take: 'gold' | 'cards'): Explanation<Move> {
  if (take === 'cards') return { reason: { key: 'reason.rewardCards', gold: open.earned } }
  return {
    reason: { key: 'reason.rewardGold', gold: open.earned },
    more: [{ key: 'more.gold', gold: open.players[seat].gold + open.earned }],
  }
}
