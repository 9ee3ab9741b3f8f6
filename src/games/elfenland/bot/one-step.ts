import type { Chance } from '../../../kernel/index.ts'
import { bestJourney, type Objective } from '../journey/journey.ts'
import { type Traveller, travellerOf } from '../journey/traveller.ts'
import { DISTANCE, ROAD_FROM, ROAD_TO } from '../rules/components/map.ts'
import { counterBit, ROADS_FOR } from '../rules/components/roads.ts'
import { isCounter, type Token } from '../rules/components/tokens.ts'
import { elfenland } from '../rules/game.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { whyNotLay } from '../rules/phases/planning.ts'
import type { SeatView } from '../rules/state.ts'
import { best } from './best.ts'
import { chooseBid } from './bidding.ts'
import { chooseCard } from './choosing.ts'
import { countersOf, layToken } from './holding.ts'
import { withoutWizards } from './plans.ts'
import { highestBid } from './seated.ts'
import { objectiveOf, type Worth } from './worth.ts'

/** How a player plays who takes one step at a time. */
export interface ShortSight {
  readonly worth: Worth
  /** So many cards of the hand are thought of at once. */
  readonly cards: number
  /** Counters are laid no more roads away from the boot than this. */
  readonly roads: number
  /** What a bid for a counter may cost: so much for each card that it goes with; undefined: what a plan says. */
  readonly goldPerCard: number | undefined
  /** How unsure the player is about what a counter gains, in pieces. */
  readonly doubt: number
}

const TRIAL_NODES = 250
const JOURNEY_NODES = 4000

/** One decision. It thinks of the journey that it could make at once, never of several counters together. */
export function oneStep(view: SeatView, sight: ShortSight, chance: Chance): Move {
  switch (view.open.phase) {
    case 'threeCounters':
    case 'roundEnd':
    case 'tokens':
      return mostUseful(view)
    case 'drawCards':
    case 'rewardCards':
      return sight.goldPerCard === undefined ? chooseCard(view, sight.worth) : anyCard(view)
    case 'auction':
      return sight.goldPerCard === undefined ? chooseBid(view, sight.worth) : bid(view, sight.goldPerCard)
    case 'planning':
      return layOne(view, sight, chance)
    case 'moving':
      return travel(view, sight)
    case 'handLimit':
      return discard(view)
    default:
      return { type: 'reward', take: view.open.earned >= GOOD_EARNINGS ? 'gold' : 'cards' }
  }
}

const GOOD_EARNINGS = 6
/** A further counter of a kind is worth less. */
const ANOTHER = 0.6

/** The counter that most cards of the hand go with. */
function mostUseful(view: SeatView): Move {
  const { open, own } = view
  const counters = countersOf(view)
  const use = (token: Token): number => (isCounter(token) ? own.hand[token] - ANOTHER * counters[token] : 0.3)
  return best(elfenland.legal(view), (move) => {
    switch (move.type) {
      case 'takeCounter':
        return use(open.openCounters[move.place])
      case 'keep':
        return isCounter(move.token) ? own.hand[move.token] : 0.3
      case 'show':
        return -use(move.token)
      default:
        return 0
    }
  })
}

/** The open card that it has most of already; the gold pile when it has grown. */
function anyCard(view: SeatView): Move {
  const { open, own } = view
  return best(elfenland.legal(view), (move) => {
    if (move.type === 'takeCard') return 1 + own.hand[open.openCards[move.place]]
    return move.type === 'takeGoldPile' ? open.goldPile : 1.5
  })
}

function bid(view: SeatView, goldPerCard: number): Move {
  const { seat, open, own } = view
  const token = open.row[open.lot]
  const worth = isCounter(token) ? goldPerCard * own.hand[token] : 2
  const next = open.bid + 1
  return next <= Math.min(worth, highestBid(open, seat)) ? { type: 'bid', gold: next } : PASS
}

/** The one counter that makes the journey longest; if none does, a pass. */
function layOne(view: SeatView, { worth, cards, roads, doubt }: ShortSight, chance: Chance): Move {
  const { open } = view
  const objective = objectiveOf(view, worth)
  const traveller = withoutWizards(inSight(travellerOf(view), cards))
  const counters = countersOf(view)
  let highest = journeyValue(traveller, objective) + worth.laying
  let move: Move = PASS
  for (const [counter, held] of counters.entries()) {
    if (held === 0 || traveller.hand[counter] === 0) continue
    for (const road of ROADS_FOR[counter]) {
      if (
        DISTANCE[traveller.boot][ROAD_FROM[road]] > roads &&
        DISTANCE[traveller.boot][ROAD_TO[road]] > roads
      )
        continue
      if (whyNotLay(counter, road, open.roads[road]) !== undefined) continue
      const laid = open.roads.map((load, other) => (other === road ? load | counterBit(counter) : load))
      const value =
        journeyValue({ ...traveller, roads: laid }, objective) + (doubt * chance.below(1000)) / 1000
      if (value <= highest) continue
      highest = value
      move = layToken(view, counter, road)
    }
  }
  return move
}

function travel(view: SeatView, { worth, cards }: ShortSight): Move {
  const traveller = travellerOf(view)
  const objective = objectiveOf(view, worth)
  const near = bestJourney(inSight(traveller, cards), objective, { nodes: JOURNEY_NODES })
  return near.steps[0] ?? { type: 'stop' }
}

/** The same traveller with so many of his cards: those of which he has most. */
function inSight(traveller: Traveller, cards: number): Traveller {
  const held = traveller.hand.reduce((sum, count) => sum + count, 0)
  if (held <= cards) return traveller
  const hand = traveller.hand.map(() => 0)
  const order = [...hand.keys()].sort((a, b) => traveller.hand[b] - traveller.hand[a])
  for (let left = cards, round = 0; left > 0; round++) {
    for (const kind of order) {
      if (left === 0 || traveller.hand[kind] <= round) continue
      hand[kind]++
      left--
    }
  }
  return { ...traveller, hand }
}

const journeyValue = (traveller: Traveller, objective: Objective): number =>
  bestJourney(traveller, objective, { nodes: TRIAL_NODES }).value

/** A card of which there is only one. */
const discard = (view: SeatView): Move =>
  best(elfenland.legal(view), (move) => (move.type === 'discard' ? -view.own.hand[move.card] : 0))
