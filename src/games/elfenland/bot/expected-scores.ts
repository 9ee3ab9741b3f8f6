import { hasSeat, type Seat, sum } from '../../../kernel/index.ts'
import { NO_COUNTERS } from '../journey/edges.ts'
import type { Itinerary } from '../journey/itinerary.ts'
import { countersOf } from '../journey/traveller.ts'
import { countTowns, DISTANCE, NO_TOWN, PIECE_TOWNS } from '../rules/components/map.ts'
import { HAND_LIMIT } from '../rules/phases/hand-limit.ts'
import { REWARD_CARDS } from '../rules/phases/reward.ts'
import { type ElfenlandState, NO_SEAT, type Open, type PhaseName, type SeatView } from '../rules/state.ts'
import { futureOf } from './evaluation/future.ts'
import { objectiveOf } from './evaluation/goal.ts'
import { SIMPLE_FUTURES } from './evaluation/simple-futures.ts'
import { ONE_ROUND_WEIGHTS } from './evaluation/weights.ts'
import { stayingOf } from './planner/exhaustive-journeys.ts'
import { NODES } from './planner/nodes.ts'
import { planningTraveller, quickJourney } from './planner/plan.ts'
import type { Planner } from './planner/planner.ts'
import { roundsLeft } from './seat-view.ts'

/** The value of a card that is kept, in pieces. */
const CARD = 0.25
const GOLD = ONE_ROUND_WEIGHTS.gold

const JOURNEYS = new Set<PhaseName>(['moving', 'handLimit', 'reward', 'rewardCards'])

/** Whether the planning of this round is over and its journeys are not. */
export const isJourneyPhase = (phase: PhaseName): boolean => JOURNEYS.has(phase)

/** The expected final score of each seat, if everyone makes the best journey with what they have now. */
export function expectedScores(planner: Planner, state: ElfenlandState): number[] {
  const { open, own } = state
  const scoresIn = (phase: PhaseName): number[] =>
    own.map((_, seat) => scoreAfter(state, seat, journeyOf(planner, state, seat, phase)))
  const now = scoresIn(open.phase)
  if (open.phase !== 'planning') return now
  // Players who have passed lay nothing more, unless the planning continues because another player gains by laying.
  const ifEnded = scoresIn('moving')
  const continues = now.some((expected, seat) => !hasPassed(open, seat) && expected > ifEnded[seat])
  return now.map((expected, seat) => (continues || !hasPassed(open, seat) ? expected : ifEnded[seat]))
}

/** The best journey of a seat from the current position, or as if the game were in another phase. */
function journeyOf(planner: Planner, { open, own }: ElfenlandState, seat: Seat, phase: PhaseName): Itinerary {
  const view: SeatView = { seat, open, own: own[seat] }
  const traveller = planningTraveller(view)
  if (phase === 'roundEnd' || hasMoved(open, seat)) return stayingOf(traveller)
  const counters = isJourneyPhase(phase) ? NO_COUNTERS : countersOf(view)
  return quickJourney(traveller, objectiveOf(view, planner.weights), NODES.estimate, counters)
}

/** Whether a seat has passed since somebody last laid something. */
function hasPassed({ phase, turn, passes, players }: Open, seat: Seat): boolean {
  const turnsAgo = (turn - seat + players.length) % players.length
  return phase === 'planning' && turnsAgo > 0 && turnsAgo <= passes
}

/** Whether a seat has made its journey this round. Boots move in turn order from the start seat. */
function hasMoved({ phase, start, turn, players }: Open, seat: Seat): boolean {
  if (!isJourneyPhase(phase) || turn === NO_SEAT) return false
  const order = (other: Seat): number => (other - start + players.length) % players.length
  return order(seat) < order(turn) || (seat === turn && phase !== 'moving')
}

/** The expected final score of a seat after its journey. */
function scoreAfter({ open, own }: ElfenlandState, seat: Seat, journey: Itinerary): number {
  const { pieces: before, boot } = open.players[seat]
  const { townCard } = own[seat]
  const town = journey.towns.at(-1) ?? boot
  const pieces = before | journey.pieces
  const rounds = roundsLeft(open)
  const toCome = futureOf(SIMPLE_FUTURES[open.variant.game], rounds).towns(town, PIECE_TOWNS & ~pieces)
  const penalty = rounds === 0 && townCard !== NO_TOWN ? DISTANCE[town][townCard] : 0
  return countTowns(pieces) + toCome - penalty + holdingsValue(open, seat, journey)
}

/** Cards and gold help later journeys in Elfengold; in Elfenland hands are filled up again. */
function holdingsValue(open: Open, seat: Seat, { hand, earned }: Itinerary): number {
  if (open.variant.game !== 'elfengold' || roundsLeft(open) === 0) return 0
  const cards = sum(hand)
  const kept = open.variant.handLimit ? Math.min(HAND_LIMIT, cards) : cards
  return CARD * kept + GOLD * goldLeft(open, seat) + rewardValue(open, seat, earned)
}

/**
 * The gold of a seat, less what it has already lost: a bid that is more than the seat has, and that nobody can raise,
 * costs all of it (E7), although it is paid only once the others have passed.
 */
function goldLeft({ phase, bidder, bid, bidding, players }: Open, seat: Seat): number {
  const { gold } = players[seat]
  if (phase !== 'auction' || bidder !== seat || bid <= gold) return gold
  const canBeRaised = players.some(
    (other, index) => index !== seat && hasSeat(bidding, index) && other.gold > bid,
  )
  return canBeRaised ? gold : 0
}

/** The value of the reward for this round's journey: two cards at least. */
function rewardValue(open: Open, seat: Seat, earned: number): number {
  const isOnTurn = seat === open.turn
  if (isOnTurn && open.phase === 'rewardCards') return CARD * open.drawsLeft
  const isDue = isOnTurn && (open.phase === 'handLimit' || open.phase === 'reward')
  if (open.phase === 'roundEnd' || (hasMoved(open, seat) && !isDue)) return 0
  return Math.max(CARD * REWARD_CARDS, GOLD * (isDue ? open.earned : earned))
}
