import type { Bot } from '../../../kernel/index.ts'
import { travellerOf } from '../journey/traveller.ts'
import { NO_COUNTERS } from '../journey/ways.ts'
import { type Card, WIZARD } from '../rules/components/cards.ts'
import { GOLD_PER_CARD } from '../rules/components/piles.ts'
import { GOLD_PIECE_TOKEN, isCounter, NO_TOKEN, type Token } from '../rules/components/tokens.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { elfenland } from '../rules/game.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { tokenKept } from '../rules/phases/round-end.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'
import { aimOf } from './aims.ts'
import { best, changed } from './best.ts'
import { farPlan, farProspects } from './far-plans.ts'
import { futureOf } from './futures.ts'
import { chooseMove as asGreedy } from './greedy.ts'
import { countersOf, layToken } from './holding.ts'
import { roadsOf } from './plans.ts'
import type { Prospects } from './prospects.ts'
import { highestBid, seated } from './seated.ts'
import { TUNING } from './tuning.ts'
import { wayfare } from './wayfaring.ts'
import { roundsToCome, tokenWorth, WORTH } from './worth.ts'

const JOURNEY_NODES = 200_000

/** So many more counters a seat will have when it draws cards, when it shows one, and when it chooses what to keep. */
const MORE = { drawing: 3, showing: 1, keeping: 2 }

/** Plans for the rounds to come: what it does now is judged by the whole game. It never asks Chance. */
export const farsighted: Bot<Open, Own, Move> = {
  name: 'farsighted',
  choose: (view) => chooseFar(seated(view)),
}

export function chooseFar(view: SeatView): Move {
  switch (view.open.phase) {
    case 'threeCounters':
      return chooseCounter(view)
    case 'drawCards':
    case 'rewardCards':
      return chooseCard(view)
    case 'tokens':
      return chooseShown(view)
    case 'auction':
      return chooseBid(view)
    case 'planning':
      return chooseAction(view)
    case 'moving':
      return chooseStep(view)
    case 'handLimit':
      return chooseDiscard(view)
    case 'reward':
      return chooseReward(view)
    default:
      return chooseKept(view)
  }
}

function chooseCounter(view: SeatView): Move {
  const { openCounters } = view.open
  const counters = countersOf(view)
  const prospects = farProspects(view, 0)
  const values = counters.map((_, kind) => prospects.valueOf(view.own.hand, changed(counters, kind, 1)))
  const place = best([...openCounters.keys()], (shown) => values[openCounters[shown]])
  const isGood = values[openCounters[place]] >= mean(values)
  return isGood ? { type: 'takeCounter', place } : { type: 'drawCounter' }
}

function chooseCard(view: SeatView): Move {
  const { open, own } = view
  const counters = countersOf(view)
  const prospects = farProspects(view, MORE.drawing)
  const without = prospects.valueOf(own.hand, counters)
  const withCard = (card: Card): number =>
    card === WIZARD ? without + WORTH.wizard : prospects.valueOf(changed(own.hand, card, 1), counters)
  return best(elfenland.legal(view), (move) => {
    switch (move.type) {
      case 'takeCard':
        return withCard(open.openCards[move.place])
      case 'takeGoldPile':
        return without + GOLD_PER_CARD * open.goldPile * aimOf(view).gold
      default:
        return mean(Array.from({ length: TRANSPORT_KINDS }, (_, card) => withCard(card)))
    }
  })
}

/** What is worth more is hidden. */
function chooseShown(view: SeatView): Move {
  const prospects = farProspects(view, MORE.showing)
  const counters = countersOf(view)
  return best(elfenland.legal(view), (move) =>
    move.type === 'show' ? -added(prospects, view, move.token, counters) : 0,
  )
}

/** Gold that is not paid for a counter without a place in the own plan: what little it was worth in trials may be luck. */
const DOUBT = 1.5

/**
 * Raises by one as long as the token is worth more than the gold, and leaves some for later. A counter is worth what it
 * adds to the own plan, or what `tried` tells.
 */
export function chooseBid(view: SeatView, tried?: (gold: number) => number | undefined): Move {
  const { seat, open } = view
  const next = open.bid + 1
  if (next > highestBid(open, seat)) return PASS
  const counters = countersOf(view)
  const prospects = farProspects(view, 0)
  const { gold } = aimOf(view)
  const inGold = (token: Token): number =>
    isCounter(token)
      ? (TUNING.confidence * added(prospects, view, token, counters)) / gold
      : tokenWorth(token, WORTH)
  const token = open.row[open.lot]
  const planned = inGold(token)
  const worth = isCounter(token) ? tried?.(gold) : undefined
  const value = worth === undefined ? planned : worth / gold - (planned > 0 ? 0 : DOUBT)
  if (next > value) return PASS
  let later = 0
  for (let lot = open.lot + 1; lot < open.row.length; lot++) later += Math.max(0, inGold(open.row[lot]))
  const share = (open.players[seat].gold * value) / (value + TUNING.keptBack * later)
  return next <= share ? { type: 'bid', gold: next } : PASS
}

/** The first counter of the plan; else what greedy does with other tokens, but no obstacle on the own way. */
function chooseAction(view: SeatView): Move {
  const plan = farPlan(view, countersOf(view))
  const [first] = plan.layings
  if (first) return layToken(view, first.counter, first.road)
  const move = asGreedy(view, WORTH)
  if (move.type !== 'lay' || move.token === GOLD_PIECE_TOKEN) return move
  return isCounter(move.token) || roadsOf(plan).includes(move.road) ? PASS : move
}

/** With wizards, or more cards than can be looked through, as greedy. */
function chooseStep(view: SeatView): Move {
  if (view.own.hand[WIZARD] > 0) return asGreedy(view, WORTH)
  const { exact, steps } = wayfare(travellerOf(view), aimOf(view), NO_COUNTERS, JOURNEY_NODES)
  if (!exact) return asGreedy(view, WORTH)
  return steps.length > 0 ? steps[0] : { type: 'stop' }
}

/** Of what is missed least, that of which there is most. */
function chooseDiscard(view: SeatView): Move {
  const { open, own } = view
  const { cards, match } = futureOf(open.variant, roundsToCome(open))
  const counters = countersOf(view)
  const missed = (card: Card): number => {
    if (card === WIZARD) return WORTH.wizard
    const matched = card < COUNTER_KINDS && own.hand[card] <= counters[card]
    return cards[card] + (matched ? match : 0) - ANOTHER * own.hand[card]
  }
  return best(elfenland.legal(view), (move) => (move.type === 'discard' ? -missed(move.card) : 0))
}

const ANOTHER = 0.01

/** Gold or two cards, by what they will be worth. */
export function chooseReward(view: SeatView): Move {
  const { gold, twoCards } = aimOf(view)
  return { type: 'reward', take: gold * view.open.earned >= twoCards ? 'gold' : 'cards' }
}

function chooseKept(view: SeatView): Move {
  const counters = NO_COUNTERS.slice()
  for (const keepsake of view.own.kept) {
    const token = tokenKept(keepsake)
    if (keepsake !== NO_TOKEN && isCounter(token)) counters[token]++
  }
  const prospects = farProspects(view, MORE.keeping)
  return best(elfenland.legal(view), (move) =>
    move.type === 'keep' ? added(prospects, view, move.token, counters) : 0,
  )
}

/** What a token adds to counters that the seat has, in pieces. */
function added(
  prospects: Prospects,
  { own: { hand } }: SeatView,
  token: Token,
  counters: readonly number[],
): number {
  if (!isCounter(token)) return tokenWorth(token, WORTH) * WORTH.gold
  return prospects.valueOf(hand, changed(counters, token, 1)) - prospects.valueOf(hand, counters)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
