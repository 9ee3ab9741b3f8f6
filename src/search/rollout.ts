import type { View } from '../kernel/index.ts'
import type { Candidate, SearchModel } from './model.ts'
import { seatToMove } from './play-out.ts'
import { sampleChance } from './sampling.ts'

/** Plays a candidate in a sampled world, then lets the policy play for every seat until the horizon, and evaluates. */
export function rollout<Open, Own, Secret, Move>(
  { game, sample: determinize, playPolicy, isHorizon, evaluate }: SearchModel<Open, Own, Secret, Move>,
  view: View<Open, Own>,
  memory: unknown,
  { moves }: Candidate<Move>,
  series: number,
  sample: number,
): number {
  const chance = sampleChance(series, sample)
  const state = determinize(view, memory, chance)
  const seat = view.seat ?? 0
  for (const move of moves) {
    // The rest of a planned turn may be illegal in this world, if other seats acted in between.
    if (game.play(state, seat, move, chance) !== undefined) break
  }
  while (!isHorizon(state, view.open)) {
    const next = seatToMove(game, state)
    if (next < 0) break
    const rejection = playPolicy(state, next, chance)
    if (rejection !== undefined)
      throw new Error(`the rollout policy made an illegal move: ${JSON.stringify(rejection)}`)
  }
  return evaluate(state, seat)
}
