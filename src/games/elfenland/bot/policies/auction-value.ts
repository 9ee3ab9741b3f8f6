import { everySeat, type FastSeed, fastChance, fastSeed, firstSeat } from '../../../../kernel/index.ts'
import { remember } from '../../../../kernel/memo.ts'
import { elfengold } from '../../rules/game.ts'
import { PASS } from '../../rules/moves.ts'
import { NO_SEAT, type SeatView } from '../../rules/state.ts'
import type { LeadOf } from '../evaluation/position-value.ts'
import { sampleWorld } from '../sampling/world.ts'
import type { RolloutPolicy } from './rollout.ts'

/** The number of sampled rounds, each played once with the token bought and once with the token left to others. */
const SAMPLES = 24

/** Every raise asks for the value of the same token again. */
const MEMO_LIMIT = 16

/**
 * How much better it is to have the token up for auction for nothing than to leave it to the others, in pieces;
 * undefined if the budget was exhausted before the first trial.
 */
export type AuctionValue = (
  view: SeatView,
  goldValue: number,
  isExhausted?: (trials: number) => boolean,
) => number | undefined

export function createAuctionValue(policy: RolloutPolicy, leadOf: LeadOf): AuctionValue {
  const memo = new Map<string, number>()
  return ({ seat, open, own }, goldValue, isExhausted = () => false) => {
    const bidding = everySeat(open.players.length) & ~open.barred
    const view: SeatView = { seat, own, open: { ...open, bid: 0, bidder: NO_SEAT, bidding } }
    const key = JSON.stringify(view)
    const known = memo.get(key)
    // A smaller budget must not profit from an earlier, longer search: a move may depend on nothing but what it is given.
    if (known !== undefined && !isExhausted(2 * (SAMPLES - 1))) return known
    let [gained, samples] = [0, 0]
    for (; samples < SAMPLES && !isExhausted(2 * samples); samples++) {
      const seed = fastSeed(open.round * open.row.length + open.lot, samples)
      gained += leadAfter(view, seed, true, policy, leadOf) - leadAfter(view, seed, false, policy, leadOf)
    }
    if (samples === 0) return undefined
    // In the trials the token costs one gold.
    const value = goldValue + gained / samples
    return samples === SAMPLES ? remember(memo, MEMO_LIMIT, key, value) : value
  }
}

/** The lead at the end of a sampled round in which the seat buys the token for one gold, or passes. */
function leadAfter(
  view: SeatView,
  seed: FastSeed,
  isBought: boolean,
  policy: RolloutPolicy,
  leadOf: LeadOf,
): number {
  const chance = fastChance(seed)
  const world = sampleWorld(view, undefined, chance)
  const { open } = world
  const { round, lot } = open
  elfengold.play(world, view.seat, isBought ? { type: 'bid', gold: 1 } : PASS, chance)
  if (isBought)
    while (open.phase === 'auction' && open.lot === lot) elfengold.play(world, open.turn, PASS, chance)
  while (open.round === round && open.phase !== 'roundEnd' && open.waiting !== 0) {
    const next = firstSeat(open.waiting)
    elfengold.play(world, next, policy(world, next, chance), chance)
  }
  return leadOf(world, view.seat)
}
