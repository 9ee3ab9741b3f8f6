import { at, type View } from '../kernel/index.ts'
import type { SearchModel } from '../search/model.ts'
import { rollout } from '../search/rollout.ts'

type Moves = readonly unknown[]

/** How much less a turn is worth than the first one, over all sampled worlds, and the standard error of that. */
export interface Comparison {
  readonly moves: Moves
  readonly loss: number
  readonly error: number
}

/**
 * Compares the first of some turns with each of the others. All are played in the same worlds, which are sampled from
 * the view and the memory of the seat: what is really hidden from it never enters. Another series samples others.
 */
export function compareTurns(
  model: SearchModel,
  view: View,
  memory: unknown,
  turns: readonly Moves[],
  { series, worlds }: { readonly series: number; readonly worlds: number },
): Comparison[] {
  const sums = turns.map(() => 0)
  const squares = turns.map(() => 0)
  for (let world = 0; world < worlds; world++) {
    const values = turns.map((moves) => rollout(model, view, memory, { moves, value: 0 }, series, world))
    for (const [index, value] of values.entries()) {
      const loss = at(values, 0) - value
      sums[index] = at(sums, index) + loss
      squares[index] = at(squares, index) + loss * loss
    }
  }
  return turns.slice(1).map((moves, index) => {
    const loss = at(sums, index + 1) / worlds
    const variance = Math.max(0, at(squares, index + 1) / worlds - loss * loss)
    return { moves, loss, error: Math.sqrt(variance / Math.max(1, worlds - 1)) }
  })
}

/** The same search without a horizon: every world is played to the end of the match, and only its result counts. */
export const toTheEnd = (model: SearchModel): SearchModel => ({ ...model, isHorizon: () => false })
