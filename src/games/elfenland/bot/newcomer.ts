import { ONE_ROUND_WEIGHTS } from './evaluation/weights.ts'
import { createPlanner, ONE_ROUND } from './planner/planner.ts'
import { policyBot } from './policies/policy.ts'
import { shortSightedPolicies } from './policies/policy-sets.ts'

/** Cares about new towns and nothing else. */
const TOWNS_ONLY = { ...ONE_ROUND_WEIGHTS, nearTown: 0, card: 0.1, quality: 0 }

/**
 * A stand-in for somebody who has just finished the lessons, to measure the lowest level with. It knows what they teach
 * and nothing more: take counters that match the cards, lay them where the boot stands, visit new towns, five cards at a
 * time, and bid for tokens that match the cards.
 */
export const newcomer = policyBot(
  'newcomer',
  shortSightedPolicies(
    createPlanner({ ...ONE_ROUND, weights: TOWNS_ONLY }),
    { cards: 5, roads: 1, noise: 0 },
    { counter: 0, perCard: 1, other: 2 },
  ),
)
