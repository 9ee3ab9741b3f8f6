import type { Phrase } from '../../../kernel/index.ts'
import { travellerOf } from '../journey/traveller.ts'
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
import { countersOf } from './holding.ts'
import { planOn, withoutWizards } from './plans.ts'
import { objectiveOf, WORTH } from './worth.ts'

/** Why a decision is good. Towns, tokens and cards are named by their ids, which every language has names for. */
export function explain(view: SeatView, moves: readonly Move[]): Phrase {
  const [move] = moves
  const { open } = view
  switch (move.type) {
    case 'pass':
      return { key: open.phase === 'auction' ? 'reason.noBid' : 'reason.pass' }
    case 'lay':
      return explainLaying(view, move.token, move.road)
    case 'doubleTransport':
      return { key: 'reason.double', ...endsOf(move.road), towns: plannedTowns(view) }
    case 'exchange':
      return { key: 'reason.exchange', ...endsOf(move.road), towns: plannedTowns(view) }
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

/** How many cards of the hand a counter goes with. */
function explainToken(key: string, { own }: SeatView, token: Token): Phrase {
  return { key, token: TOKENS[token] ?? '', n: isCounter(token) ? own.hand[token] : 0 }
}

function explainCounter(view: SeatView, token: Token): Phrase {
  const phrase = explainToken('reason.counter', view, token)
  return phrase.n === 0 ? { ...phrase, key: 'reason.counterPlan' } : phrase
}

/** The new towns of the best plan with the own counters. */
function plannedTowns(view: SeatView): number {
  const traveller = withoutWizards(travellerOf(view))
  return countTowns(planOn(traveller, objectiveOf(view, WORTH), countersOf(view)).pieces)
}

function explainLaying(view: SeatView, token: Token, road: Road): Phrase {
  const name = TOKENS[token] ?? ''
  if (isCounter(token)) return { key: 'reason.lay', token: name, ...endsOf(road), towns: plannedTowns(view) }
  return { key: name === 'goldPiece' ? 'reason.layGold' : 'reason.obstacle', token: name, ...endsOf(road) }
}

/** Where a journey ends, and how many new towns it visits on the way. */
function explainJourney({ open, seat }: SeatView, moves: readonly Move[]): Phrase {
  const { boot, pieces } = open.players[seat]
  let [town, visited]: [Town, Towns] = [boot, pieces]
  for (const move of moves) {
    if (move.type === 'travel' || move.type === 'caravan') town = otherEnd(move.road, town)
    else if (move.type === 'magicFlight') town = move.town
    visited |= (1 << town) & PIECE_TOWNS
  }
  return { key: 'reason.travel', towns: countTowns(visited & ~pieces), town: townName(town) }
}
