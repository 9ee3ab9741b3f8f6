import type { Bot } from '../../../kernel/index.ts'
import type { SearchModel } from '../../../search/model.ts'
import { searchBot } from '../../../search/search-bot.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { ONE_ROUND_WEIGHTS } from './evaluation/weights.ts'
import { createPlanner, ONE_ROUND, type PlannerSettings, WHOLE_GAME } from './planner/planner.ts'
import { policyBot } from './policies/policy.ts'
import { gamePolicies, roundPolicies, shortSightedPolicies } from './policies/policy-sets.ts'
import type { BidLimits } from './policies/rules-of-thumb.ts'

type ElfenlandBot = Bot<Open, Own, Move>

/* The levels of both games. */

/** Considers a few cards at a time and not where the boot should end. */
const GENTLE: PlannerSettings = {
  ...ONE_ROUND,
  weights: { ...ONE_ROUND_WEIGHTS, nearTown: 0, card: 0.1, quality: 0 },
}
const BID_LIMITS: BidLimits = { counter: 0, perCard: 1, other: 2 }

export const gentle: ElfenlandBot = policyBot(
  'gentle',
  shortSightedPolicies(createPlanner(GENTLE), { cards: 5, roads: 2, noise: 0.5 }, BID_LIMITS),
)

/** Considers the whole hand and plans what to draw and to bid, but lays one counter at a time. */
export const steady: ElfenlandBot = steadyBot()

function steadyBot(): ElfenlandBot {
  const planner = createPlanner(ONE_ROUND)
  const { drawCards, rewardCards, auction } = roundPolicies(planner)
  const sight = { cards: 20, roads: 4, noise: 0 }
  return policyBot('steady', {
    ...shortSightedPolicies(planner, sight, BID_LIMITS),
    drawCards,
    rewardCards,
    auction,
  })
}

/** Plans for the current round, and puts obstacles in the leader's way. */
export const sharp: ElfenlandBot = policyBot('sharp', roundPolicies(createPlanner(ONE_ROUND)))

/** Tries its candidates in rollouts. The two games have a model each. */
export const masterOf = (model: SearchModel<Open, Own, Secret, Move>): ElfenlandBot =>
  searchBot('master', model, { candidates: 10, iterations: 160, priorWeight: 40 })

/** The same player as sharp, under the name by which the arena and the tests know it. */
export const greedy: ElfenlandBot = policyBot('greedy', roundPolicies(createPlanner(ONE_ROUND)))

/** Plans for the rest of the game, without a search over sampled worlds: what master is made of, and what is trained. */
export const foresighted = (settings: PlannerSettings = WHOLE_GAME): ElfenlandBot =>
  policyBot('foresighted', gamePolicies(createPlanner(settings), createPlanner(ONE_ROUND)))
