import { fastChance, fastSeed, firstSeat, type Seat } from '../../../kernel/index.ts'
import { createPlanner } from '../bot/planner/planner.ts'
import { createRolloutPolicy } from '../bot/policies/rollout.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { wholeGameAt } from './foresight.ts'
import type { ElfenGame } from './random-play.ts'

export interface RolloutPosition {
  readonly state: ElfenlandState
  readonly seat: Seat
}

/** Every decision of a game played by the rollout policy. */
export function rolloutPositions(
  game: ElfenGame,
  options: unknown,
  seats: number,
  seed: number,
): RolloutPosition[] {
  const policy = createRolloutPolicy(createPlanner(wholeGameAt(game.id, seats)))
  const chance = fastChance(fastSeed(seed))
  const state = game.setup(options, seats, chance)
  const positions: RolloutPosition[] = []
  while (state.open.waiting !== 0) {
    const seat = firstSeat(state.open.waiting)
    positions.push({ state: game.copy(state), seat })
    const refusal = game.play(state, seat, policy(state, seat, chance), chance)
    if (refusal) throw new Error(`a rollout move was refused: ${refusal.code}`)
  }
  return positions
}
