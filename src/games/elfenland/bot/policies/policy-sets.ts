import type { Planner } from '../planner/planner.ts'
import { chooseBid } from './bid.ts'
import { discardByFuture, discardByHand } from './discard.ts'
import { chooseCard, chooseCounter } from './draw.ts'
import { layForGame, layForRound, planForGame } from './lay.ts'
import { moveForGame, moveForRound, moveWithCards } from './move-boot.ts'
import type { FixedPolicies, Policies } from './policy.ts'
import { takeReward } from './reward.ts'
import {
  type BidLimits,
  bidByCards,
  discardRarest,
  goldIfPlenty,
  mostFrequentCard,
  mostUsefulToken,
  type TokenUse,
} from './rules-of-thumb.ts'
import { layBestCounter, type Sight } from './short-sighted.ts'
import { keepToken, showToken } from './tokens.ts'

/** Plans for the current round: travels by the best journey and gets what adds most to it. Never asks for chance. */
export function roundPolicies(planner: Planner): FixedPolicies {
  const { weights } = planner
  return {
    threeCounters: (view) => chooseCounter(planner, view),
    drawCards: (view) => chooseCard(planner, view),
    rewardCards: (view) => chooseCard(planner, view),
    tokens: (view) => showToken(planner, view),
    auction: (view) => chooseBid(planner, view),
    planning: (view) => layForRound(planner, view),
    moving: (view) => moveForRound(planner, view),
    handLimit: (view) => discardByHand(planner, view),
    reward: ({ open }) => takeReward(open, weights),
    roundEnd: (view) => keepToken(planner, view),
  }
}

/**
 * Plays the planning of the last round out in rollouts. With many counters on the map there are too many exchanges to
 * try them all, so only two players cast spells.
 */
export const lastPlanningPolicies = (planner: Planner): FixedPolicies => ({
  ...roundPolicies(planner),
  planning: (view) => layForRound(planner, view, { castsSpells: view.open.players.length === 2 }),
})

/**
 * Plans for the rest of the game. Where the exhaustive search cannot help (with wizards or too many cards, or for tokens
 * that are not counters) it plans for the current round.
 */
export function gamePolicies(planner: Planner, roundPlanner: Planner): FixedPolicies {
  const { weights } = planner
  const { futures } = weights
  if (futures === undefined)
    throw new Error('planning for the whole game needs weights for the rounds to come')
  return {
    ...roundPolicies(planner),
    planning: (view) => layForGame(planForGame(planner, view), roundPlanner, view),
    moving: (view) => moveForGame(planner, view) ?? moveForRound(roundPlanner, view),
    handLimit: (view) => discardByFuture(weights, futures, view),
  }
}

const TOKEN_USE: TokenUse = { repeated: 0.6, other: 0.3, atLeast: Number.NEGATIVE_INFINITY }

/** Lays one counter at a time and otherwise goes by rules of thumb. */
export const shortSightedPolicies = (planner: Planner, sight: Sight, bids: BidLimits): Policies => ({
  threeCounters: (view) => mostUsefulToken(TOKEN_USE, view),
  drawCards: mostFrequentCard,
  rewardCards: mostFrequentCard,
  tokens: (view) => mostUsefulToken(TOKEN_USE, view),
  auction: (view) => bidByCards(bids, view),
  planning: (view, chance) => layBestCounter(planner, sight, view, chance),
  moving: (view) => moveWithCards(planner, view, sight.cards),
  handLimit: discardRarest,
  reward: goldIfPlenty,
  roundEnd: (view) => mostUsefulToken(TOKEN_USE, view),
})
