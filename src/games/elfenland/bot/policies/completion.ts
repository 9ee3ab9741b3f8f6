import { type Chance, firstSeat, type Rejection } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { ElfenlandState, SeatView } from '../../rules/state.ts'
import type { Planner } from '../planner/planner.ts'
import { roundsLeft } from '../seat-view.ts'
import { moveByPolicy } from './policy.ts'
import { roundPolicies } from './policy-sets.ts'
import type { RolloutPolicy } from './rollout.ts'
import { mostFrequentCard } from './rules-of-thumb.ts'

type Play = (state: ElfenlandState, seat: number, move: Move, chance: Chance) => Rejection | undefined

/**
 * Plays a sampled game to its end: by the rollout policy, but cards are not drawn at random. A game that is in its last
 * round is played by plans for the round, which takes little time there and shows better what a decision is worth.
 */
export function createCompletion(play: Play, policy: RolloutPolicy, planner: Planner) {
  const policies = roundPolicies(planner)
  return (state: ElfenlandState, chance: Chance): void => {
    const { open } = state
    const isLastRound = roundsLeft(open) === 0
    const moveOf = (seat: number): Move => {
      const view: SeatView = { seat, open, own: state.own[seat] }
      if (isLastRound) return moveByPolicy(policies, view)
      const isDrawing = open.phase === 'drawCards' || open.phase === 'rewardCards'
      return isDrawing ? mostFrequentCard(view) : policy(state, seat, chance)
    }
    for (let seat = firstSeat(open.waiting); seat >= 0; seat = firstSeat(open.waiting)) {
      const rejection = play(state, seat, moveOf(seat), chance)
      if (rejection) throw new Error(`the completion made an illegal move: ${JSON.stringify(rejection)}`)
    }
  }
}
