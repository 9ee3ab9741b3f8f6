import type { Game } from '../../../kernel/index.ts'
import type { SearchModel } from '../../../search/model.ts'
import { elfengold, elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { createLead } from './evaluation/position-value.ts'
import { atTable, createPlanner, type MasterSettings, ONE_ROUND } from './planner/planner.ts'
import { createAuctionValue } from './policies/auction-value.ts'
import { chooseBid } from './policies/bid.ts'
import { layCandidates } from './policies/lay-candidates.ts'
import { moveByPolicy } from './policies/policy.ts'
import { gamePolicies } from './policies/policy-sets.ts'
import { createRolloutPolicy } from './policies/rollout.ts'
import { sampleWorld, watchedWorlds } from './sampling/world.ts'
import { seatViewOf } from './seat-view.ts'

/** What master decides with, by the weights of a table. */
function createMind(settings: MasterSettings) {
  const planner = createPlanner(settings)
  const roundPlanner = createPlanner(ONE_ROUND)
  const policy = createRolloutPolicy(planner)
  const evaluate = createLead(settings.weights.futures, planner.townsMemo)
  return {
    planner,
    roundPlanner,
    policies: gamePolicies(planner, roundPlanner),
    policy,
    evaluate,
    auctionValue: createAuctionValue(policy, evaluate),
  }
}

/** The model by which master searches. Journeys are solved exactly, so only bids and the planning phase are tried. */
function createModel<Options>(
  game: Game<Open, Own, Secret, Move, Options>,
): SearchModel<Open, Own, Secret, Move> {
  const mindAt = atTable(createMind)
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
      game.play(state, seat, mindAt(state.open).policy(state, seat, chance), chance),
    isHorizon: ({ open }, root) => open.round > root.round || open.phase === 'roundEnd',
    evaluate: (state, seat) => mindAt(state.open).evaluate(state, seat),
  }
}

export const elfenlandModel = createModel(elfenland)
export const elfengoldModel = createModel(elfengold)
