import { type Chance, firstSeat, type Rejection } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { ElfenlandState } from '../../rules/state.ts'
import type { RolloutPolicy } from './rollout.ts'
import { mostFrequentCard } from './rules-of-thumb.ts'

type Play = (state: ElfenlandState, seat: number, move: Move, chance: Chance) => Rejection | undefined

/** Plays a sampled game to its end: by the rollout policy, but cards are not drawn at random. */
export const createCompletion =
  (play: Play, policy: RolloutPolicy) =>
  (state: ElfenlandState, chance: Chance): void => {
    const { open } = state
    for (let seat = firstSeat(open.waiting); seat >= 0; seat = firstSeat(open.waiting)) {
      const isDrawing = open.phase === 'drawCards' || open.phase === 'rewardCards'
      const move = isDrawing
        ? mostFrequentCard({ seat, open, own: state.own[seat] })
        : policy(state, seat, chance)
      const rejection = play(state, seat, move, chance)
      if (rejection) throw new Error(`the completion made an illegal move: ${JSON.stringify(rejection)}`)
    }
  }
