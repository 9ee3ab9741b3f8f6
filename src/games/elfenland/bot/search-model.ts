import type { Chance, Game, Seat } from '../../../kernel/index.ts'
import type { SearchModel } from '../../../search/model.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../rules/state.ts'
import { createLead } from './evaluation/position-value.ts'
import {
  atTable,
  createPlanner,
  type Foresight,
  isLargeTable,
  ONE_ROUND,
  type WholeGame,
} from './planner/planner.ts'
import { createAuctionValue } from './policies/auction-value.ts'
import { chooseBid } from './policies/bid.ts'
import { layCandidates } from './policies/lay-candidates.ts'
import { moveByPolicy } from './policies/policy.ts'
import { gamePolicies, lastPlanningPolicies } from './policies/policy-sets.ts'
import { createRolloutPolicy } from './policies/rollout.ts'
import { sampleWorld, watchedWorlds } from './sampling/world.ts'
import { roundsLeft, seatViewOf } from './seat-view.ts'

/**
 * Between two, and at large tables of Elfengold, the planning of the last round is played out by plans for the round,
 * with obstacles: who wins often depends on a single piece or card, and the quick policy wastes some.
 */
const isLastPlanning = (open: Open): boolean =>
  roundsLeft(open) === 0 && open.phase === 'planning' && (open.players.length === 2 || isLargeTable(open))
const LAST_PLANNING_EFFORT = 1 / 2

/** What master decides with, by the weights of a table. */
function createMind(settings: WholeGame) {
  const planner = createPlanner(settings)
  const roundPlanner = createPlanner(ONE_ROUND)
  const policy = createRolloutPolicy(planner)
  const byRound = lastPlanningPolicies(roundPlanner)
  const evaluate = createLead(settings.weights.futures, planner.townsMemo)
  return {
    planner,
    roundPlanner,
    policies: gamePolicies(planner, roundPlanner),
    /** How a seat plays in the sampled rounds of the planning phase. */
    move: (state: ElfenlandState, seat: Seat, chance: Chance): Move =>
      isLastPlanning(state.open)
        ? moveByPolicy(byRound, { seat, open: state.open, own: state.own[seat] })
        : policy(state, seat, chance),
    evaluate,
    auctionValue: createAuctionValue(policy, evaluate),
  }
}

/** The model by which master searches. Journeys are solved exactly, so only bids and the planning phase are tried. */
export function createModel<Options>(
  game: Game<Open, Own, Secret, Move, Options>,
  foresight: Foresight,
): SearchModel<Open, Own, Secret, Move> {
  const mindAt = atTable(foresight, createMind)
  return {
    game: game as Game<Open, Own, Secret, Move>,
    sample: sampleWorld,
    watchedWorlds,
    candidates(view, _memory, limit, isExhausted) {
      const seatView = seatViewOf(view)
      const { phase, players } = seatView.open
      const { planner, roundPlanner, policies, auctionValue } = mindAt(seatView.open)
      if (phase === 'planning') return layCandidates(planner, roundPlanner, seatView, limit)
      // With more than two players trials do not win more games, and buy tokens that are never laid.
      const move =
        phase === 'auction' && players.length === 2
          ? chooseBid(planner, seatView, (gold) => auctionValue(seatView, gold, isExhausted))
          : moveByPolicy(policies, seatView)
      return [{ moves: [move], value: 0 }]
    },
    playPolicy: (state, seat, chance) =>
      game.play(state, seat, mindAt(state.open).move(state, seat, chance), chance),
    // Before the last round of a large table, layings that win in sampled rounds are no better than those of the plan.
    isSettled: ({ open }) => isLargeTable(open) && roundsLeft(open) > 0,
    effort: ({ open }) => (isLastPlanning(open) ? LAST_PLANNING_EFFORT : 1),
    isHorizon: ({ open }, root) => open.round > root.round || open.phase === 'roundEnd',
    evaluate: (state, seat) => mindAt(state.open).evaluate(state, seat),
  }
}
