import type { Chance, Seat } from '../../../kernel/index.ts'
import type { Laying } from '../journey/itinerary.ts'
import { bestJourney, type Objective } from '../journey/journey.ts'
import { type JourneyStep, travellerOf } from '../journey/traveller.ts'
import { NO_COUNTERS } from '../journey/ways.ts'
import { WIZARD } from '../rules/components/cards.ts'
import { EMPTY_ROAD } from '../rules/components/roads.ts'
import { isCounter } from '../rules/components/tokens.ts'
import { elfenland } from '../rules/game.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { ElfenlandState, SeatView } from '../rules/state.ts'
import { aimOf, roughAimOf } from './aims.ts'
import { chooseReward } from './farsighted.ts'
import { countersOf, layToken } from './holding.ts'
import { planOn, withoutWizards } from './plans.ts'
import { wayfare } from './wayfaring.ts'

/** How many positions a plan and a journey of an imagined game may take: it is one of many. */
const PLAN_NODES = 250
const JOURNEY_NODES = 400

/** What a seat is about to do in an imagined game. It is thought out once and kept until something comes in its way. */
interface Intention {
  readonly objective: Objective
  readonly layings: Laying[]
  steps: readonly JourneyStep[] | undefined
  step: number
}

interface Intentions {
  round: number
  readonly bySeat: (Intention | undefined)[]
}

const INTENTIONS = new WeakMap<ElfenlandState, Intentions>()

function intentionsIn(state: ElfenlandState): Intentions {
  let known = INTENTIONS.get(state)
  if (!known || known.round !== state.open.round) {
    known = { round: state.open.round, bySeat: [] }
    INTENTIONS.set(state, known)
  }
  return known
}

/** Plays on quickly for everybody: lays what the own plan needs and travels by it; nobody hinders anybody. */
export function playOn(state: ElfenlandState, seat: Seat, chance: Chance): Move {
  const view: SeatView = { seat, open: state.open, own: state.own[seat] }
  switch (state.open.phase) {
    case 'planning':
      return lay(state, view)
    case 'moving':
      return travel(state, view)
    default:
      return simply(view, chance)
  }
}

function intend({ open, own, seat }: SeatView): Intention {
  const view = { open, own, seat }
  const objective = roughAimOf(view)
  const counters = countersOf(view)
  const { layings } = counters.some((held) => held > 0)
    ? planOn(withoutWizards(travellerOf(view)), objective, counters, PLAN_NODES)
    : { layings: [] }
  return { objective, layings: [...layings], steps: undefined, step: 0 }
}

function lay(state: ElfenlandState, view: SeatView): Move {
  const { bySeat } = intentionsIn(state)
  const { roads } = view.open
  let intention = bySeat[view.seat]
  if (intention === undefined || intention.layings.some(({ road }) => roads[road] !== EMPTY_ROAD)) {
    intention = intend(view)
    bySeat[view.seat] = intention
  }
  const next = intention.layings.shift()
  return next === undefined ? PASS : layToken(view, next.counter, next.road)
}

function travel(state: ElfenlandState, view: SeatView): Move {
  const { bySeat } = intentionsIn(state)
  const intention = bySeat[view.seat] ?? { ...intend(view), layings: [] }
  bySeat[view.seat] = intention
  intention.steps ??= stepsOf(view, intention.objective)
  const step = intention.steps[intention.step++]
  return step ?? { type: 'stop' }
}

function stepsOf(view: SeatView, objective: Objective): readonly JourneyStep[] {
  const traveller = travellerOf(view)
  if (view.own.hand[WIZARD] === 0) {
    const found = wayfare(traveller, aimOf(view), NO_COUNTERS, JOURNEY_NODES)
    if (found.exact) return found.steps
  }
  return bestJourney(traveller, objective, { nodes: JOURNEY_NODES }).steps
}

/** The rest by rule of thumb. */
function simply(view: SeatView, chance: Chance): Move {
  const moves = elfenland.legal(view)
  switch (view.open.phase) {
    case 'handLimit':
      return leastMissed(view, moves)
    case 'reward':
      return chooseReward(view)
    case 'threeCounters':
    case 'roundEnd':
      return mostUseful(view, moves)
    case 'auction':
      return bid(view)
    default:
      return moves[chance.below(moves.length)]
  }
}

/** Of cards, one of which there is only one. */
function leastMissed({ own }: SeatView, moves: readonly Move[]): Move {
  let [least] = moves
  let fewest = Number.POSITIVE_INFINITY
  for (const move of moves) {
    if (move.type !== 'discard' || own.hand[move.card] >= fewest) continue
    fewest = own.hand[move.card]
    least = move
  }
  return least
}

/** Of counters, the one that most cards of the hand go with. */
function mostUseful({ open, own }: SeatView, moves: readonly Move[]): Move {
  let [best] = moves
  let most = 0.5
  for (const move of moves) {
    const token =
      move.type === 'takeCounter' ? open.openCounters[move.place] : move.type === 'keep' ? move.token : -1
    const use = token >= 0 && isCounter(token) ? own.hand[token] : 0
    if (use <= most) continue
    most = use
    best = move
  }
  return best
}

/** A gold for each card that a counter goes with, within what the seat has. */
function bid({ seat, open, own }: SeatView): Move {
  const token = open.row[open.lot]
  const worth = isCounter(token) ? 1 + 2 * own.hand[token] : 3
  const next = open.bid + 1
  const isFree = open.bidding !== 1 << seat || next <= 1
  return next <= Math.min(worth, open.players[seat].gold) && isFree ? { type: 'bid', gold: next } : PASS
}
