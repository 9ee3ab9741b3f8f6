import type { Phrase, Seat, View } from '../../../kernel/index.ts'
import type { StaticEvaluator } from '../../../search/rollout-evaluator.ts'
import { winProbabilities } from '../../../search/win-probabilities.ts'
import type { Itinerary } from '../journey/itinerary.ts'
import { travellerOf } from '../journey/traveller.ts'
import { NO_COUNTERS } from '../journey/ways.ts'
import { WIZARD } from '../rules/components/cards.ts'
import { countTowns, DISTANCE, NO_TOWN } from '../rules/components/map.ts'
import { elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Variant } from '../rules/options.ts'
import { HAND_LIMIT } from '../rules/phases/hand-limit.ts'
import { REWARD_CARDS } from '../rules/phases/reward.ts'
import { result } from '../rules/scoring.ts'
import {
  type ElfenlandState,
  NO_SEAT,
  type Open,
  type Own,
  type SeatView,
  type Secret,
} from '../rules/state.ts'
import { aimOf } from './aims.ts'
import { explain } from './explaining.ts'
import { outlookFrom } from './farsight.ts'
import { countersOf } from './holding.ts'
import { imagine } from './imagining.ts'
import { planOn, withoutWizards } from './plans.ts'
import { seated } from './seated.ts'
import { stayingOf, wayfare, worthOf } from './wayfaring.ts'
import { objectiveOf, roundsToCome, WORTH } from './worth.ts'

/** What a review needs to know of Elfenland and Elfengold, beside what is found by playing on. */
export const staticEvaluator: StaticEvaluator<Open, Own, Secret, Move> = {
  scoreUnit: 0.4,
  expectedScores(state) {
    const { open, own } = state
    const final = result(open)
    if (final) return final.seats.map(({ score }) => score)
    const expect = (phase: Open['phase']): number[] =>
      own.map((_, seat) => expectedOf(state, seat, planOf(state, seat, phase)))
    const now = expect(open.phase)
    if (open.phase !== 'planning') return now
    // Who has passed lays nothing more, unless another one goes on planning because he gains by it.
    const ended = expect('moving')
    const goesOn = now.some((expected, seat) => !hasPassed(open, seat) && expected > ended[seat])
    return now.map((expected, seat) => (goesOn || !hasPassed(open, seat) ? expected : ended[seat]))
  },
  winProbabilities(expected, open) {
    const final = result(open)
    if (final)
      return final.seats.map((_, seat) => (final.winners.includes(seat) ? 1 / final.winners.length : 0))
    return winProbabilities(expected, spreadOf(open))
  },
  explain: (view, _memory, { moves }) => explain(seated(view), moves),
  explainChange,
  momentOf: ({ round }) => ({ key: 'when.round', round }),
  exactLoss,
}

/**
 * How uncertain the end is, in pieces, by what is still to come; fitted to some hundred games of sharp players with two
 * and four seats.
 */
interface Uncertainty {
  readonly now: number
  readonly later: number
  readonly power: number
}

const UNCERTAINTY: Record<Variant['game'], Uncertainty> = {
  elfenland: { now: 0.3, later: 0.3, power: 1 },
  elfengold: { now: 0.7, later: 0.45, power: 0.5 },
}

/** Before the counters lie on the table a plan says little: it counts like so many rounds. */
const BEFORE_PLANNING = 4

function spreadOf(open: Open): number {
  const { now, later, power } = UNCERTAINTY[open.variant.game]
  const stage =
    open.phase === 'planning'
      ? 1
      : AFTER_PLANNING.has(open.phase) || open.phase === 'roundEnd'
        ? 0
        : BEFORE_PLANNING
  return now + later * (roundsToCome(open) + stage) ** power
}

const PLAN_NODES = 400

/** The journey that a seat has before it as the table stands, or would if another phase had come. */
function planOf({ open, own }: ElfenlandState, seat: Seat, phase: Open['phase']): Itinerary {
  const view: SeatView = { seat, open, own: own[seat] }
  const traveller = withoutWizards(travellerOf(view))
  if (phase === 'roundEnd' || hasMoved(open, seat)) return stayingOf(traveller)
  // Once boots move nothing can be laid any more.
  const counters = AFTER_PLANNING.has(phase) ? NO_COUNTERS : countersOf(view)
  return planOn(traveller, objectiveOf(view, WORTH), counters, PLAN_NODES)
}

/** Since somebody laid something. */
function hasPassed({ phase, turn, passes, players }: Open, seat: Seat): boolean {
  const ago = (turn - seat + players.length) % players.length
  return phase === 'planning' && ago > 0 && ago <= passes
}

/** What a seat will have after its journey. */
function expectedOf({ open, own }: ElfenlandState, seat: Seat, plan: Itinerary): number {
  const { pieces, boot } = open.players[seat]
  const { townCard } = own[seat]
  const town = plan.towns.at(-1) ?? boot
  const rounds = roundsToCome(open)
  const far = rounds === 0 && townCard !== NO_TOWN ? DISTANCE[town][townCard] : 0
  return (
    outlookFrom(open.variant, rounds, town, pieces | plan.pieces) - far + worthOfHolding(open, seat, plan)
  )
}

/** What a card that is kept is worth, in pieces. */
const CARD = 0.25

/** Cards and gold that help later journeys of Elfengold; in Elfenland hands are filled up again. */
function worthOfHolding(open: Open, seat: Seat, { hand, earned }: Itinerary): number {
  if (open.variant.game !== 'elfengold' || roundsToCome(open) === 0) return 0
  const cards = hand.reduce((sum, count) => sum + count, 0)
  const kept = open.variant.handLimit ? Math.min(HAND_LIMIT, cards) : cards
  return CARD * kept + WORTH.gold * open.players[seat].gold + rewardOf(open, seat, earned)
}

/** What a journey will bring beside towns: two cards at least. */
function rewardOf(open: Open, seat: Seat, earned: number): number {
  const isOwn = seat === open.turn
  if (isOwn && open.phase === 'rewardCards') return CARD * open.drawsLeft
  const isToCome = isOwn && (open.phase === 'handLimit' || open.phase === 'reward')
  if (open.phase === 'roundEnd' || (hasMoved(open, seat) && !isToCome)) return 0
  return Math.max(CARD * REWARD_CARDS, WORTH.gold * (isToCome ? open.earned : earned))
}

const AFTER_PLANNING = new Set(['moving', 'handLimit', 'reward', 'rewardCards'])

/** Boots move in turn order from the start seat. */
function hasMoved({ phase, start, turn, players }: Open, seat: Seat): boolean {
  if (!AFTER_PLANNING.has(phase) || turn === NO_SEAT) return false
  const order = (other: Seat): number => (other - start + players.length) % players.length
  return order(seat) < order(turn) || (seat === turn && phase !== 'moving')
}

/** The best journey against the best one that begins with these moves. */
function exactLoss(view: View<Open, Own>, moves: readonly Move[]): number | undefined {
  if (view.open.phase !== 'moving') return undefined
  const own = seated(view)
  // Flights are too many to look through.
  if (own.own.hand[WIZARD] > 0) return undefined
  const aim = aimOf(own)
  const best = wayfare(travellerOf(own), aim, NO_COUNTERS, JOURNEY_NODES)
  if (!best.exact) return undefined
  const world = imagine(view, undefined, NO_CHANCE)
  let stopped = false
  for (const move of moves) {
    stopped = move.type === 'stop'
    if (stopped || world.open.phase !== 'moving' || world.open.turn !== own.seat) break
    if (elfenland.play(world, own.seat, move, NO_CHANCE) !== undefined) return undefined
  }
  const there = travellerOf({ seat: own.seat, open: world.open, own: world.own[own.seat] })
  const gained =
    countTowns(world.open.players[own.seat].pieces) - countTowns(own.open.players[own.seat].pieces)
  const rest = stopped
    ? worthOf(there, aim, stayingOf(there))
    : wayfare(there, aim, NO_COUNTERS, JOURNEY_NODES).value
  return Math.max(0, best.value - gained - rest)
}

const JOURNEY_NODES = 200_000

/** A journey asks Chance for nothing. */
const NO_CHANCE = {
  below: () => 0,
  draw: (bag: { counts: number[]; size: number }) => {
    const kind = bag.counts.findIndex((count) => count > 0)
    bag.counts[kind]--
    bag.size--
    return kind
  },
}

/** New cards and counters, or what the others did. */
function explainChange(before: Open, after: Open, seat: Seat): Phrase {
  if (after.phase === 'over') return { key: 'happened.end', seat }
  if (after.round !== before.round) return { key: 'happened.round', seat }
  return { key: AFTER_PLANNING.has(after.phase) ? 'happened.journey' : 'happened.table', seat }
}
