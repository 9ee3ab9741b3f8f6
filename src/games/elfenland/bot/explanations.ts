import type { Phrase } from '../../../kernel/index.ts'
import { CARDS } from '../rules/components/cards.ts'
import {
  countTowns,
  otherEnd,
  PIECE_TOWNS,
  ROAD_FROM,
  ROAD_TO,
  type Road,
  TOWNS,
  type Town,
  type Towns,
} from '../rules/components/map.ts'
import { GOLD_PER_CARD } from '../rules/components/piles.ts'
import { isCounter, TOKENS, type Token } from '../rules/components/tokens.ts'
import type { Move } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'
import { objectiveOf } from './evaluation/goal.ts'
import { planningTraveller, quickJourney } from './planner/plan.ts'
import type { Planner } from './planner/planner.ts'
import { countersOf } from './seat-view.ts'

/** Why a decision is good. Phrases refer to towns, tokens and cards by id; the texts of each language name them. */
export function explain(planner: Planner, view: SeatView, moves: readonly Move[]): Phrase {
  const [move] = moves
  const { open } = view
  switch (move.type) {
    case 'pass':
      return { key: open.phase === 'auction' ? 'reason.noBid' : 'reason.pass' }
    case 'lay':
      return explainLaying(planner, view, move.token, move.road)
    case 'doubleTransport':
      return { key: 'reason.double', ...endsOf(move.road), towns: plannedTowns(planner, view) }
    case 'exchange':
      return { key: 'reason.exchange', ...endsOf(move.road), towns: plannedTowns(planner, view) }
    case 'travel':
    case 'caravan':
    case 'magicFlight':
      return explainJourney(view, moves)
    case 'stop':
      return { key: 'reason.stop' }
    case 'takeCounter':
      return explainCounter(view, open.openCounters[move.place])
    case 'drawCounter':
      return { key: 'reason.drawCounter' }
    case 'takeCard':
      return { key: 'reason.card', card: cardName(open.openCards[move.place]) }
    case 'drawCard':
      return { key: 'reason.drawCard' }
    case 'takeGoldPile':
      return { key: 'reason.goldPile', gold: GOLD_PER_CARD * open.goldPile }
    case 'show':
      return { key: 'reason.show', token: TOKENS[move.token] }
    case 'bid':
      return { ...explainToken('reason.bid', view, open.row[open.lot]), gold: move.gold }
    case 'discard':
      return { key: 'reason.discard', card: cardName(move.card) }
    case 'keep':
      return explainToken('reason.keep', view, move.token)
    case 'reward':
      return { key: move.take === 'gold' ? 'reason.rewardGold' : 'reason.rewardCards', gold: open.earned }
  }
}

const cardName = (card: number): string => CARDS[card] ?? ''
const townName = (town: number): string => TOWNS[town]?.id ?? ''

const endsOf = (road: Road): { from: string; to: string } => ({
  from: townName(ROAD_FROM[road]),
  to: townName(ROAD_TO[road]),
})

/** A token with the number of cards in hand that go with it. */
function explainToken(key: string, { own }: SeatView, token: Token): Phrase {
  return { key, token: TOKENS[token] ?? '', n: isCounter(token) ? own.hand[token] : 0 }
}

function explainCounter(view: SeatView, token: Token): Phrase {
  const phrase = explainToken('reason.counter', view, token)
  return phrase.n === 0 ? { ...phrase, key: 'reason.counterPlan' } : phrase
}

/** The number of new towns of the best plan with the seat's counters. */
function plannedTowns(planner: Planner, view: SeatView): number {
  const { weights, settings } = planner
  const objective = objectiveOf(view, weights)
  const plan = quickJourney(planningTraveller(view), objective, settings.planNodes, countersOf(view))
  return countTowns(plan.pieces)
}

function explainLaying(planner: Planner, view: SeatView, token: Token, road: Road): Phrase {
  const name = TOKENS[token] ?? ''
  if (isCounter(token)) {
    const towns = plannedTowns(planner, view)
    // A plan may have no new town, for example one that only leads nearer to the secret town.
    if (towns === 0) return { key: 'reason.layWithoutTowns', token: name, ...endsOf(road) }
    return { key: 'reason.lay', token: name, ...endsOf(road), towns }
  }
  return { key: name === 'goldPiece' ? 'reason.layGold' : 'reason.obstacle', token: name, ...endsOf(road) }
}

/** The town where a journey ends, and the number of new towns that it visits. */
function explainJourney({ open, seat }: SeatView, moves: readonly Move[]): Phrase {
  const { boot, pieces } = open.players[seat]
  let [town, visited]: [Town, Towns] = [boot, pieces]
  for (const move of moves) {
    if (move.type === 'travel' || move.type === 'caravan') town = otherEnd(move.road, town)
    else if (move.type === 'magicFlight') town = move.town
    visited |= (1 << town) & PIECE_TOWNS
  }
  const towns = countTowns(visited & ~pieces)
  if (towns === 0) return { key: 'reason.travelWithoutTowns', town: townName(town) }
  return { key: 'reason.travel', towns, town: townName(town) }
}
