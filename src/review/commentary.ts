import type { View } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'

/** How likely each seat is to win, for spectators. */
export interface WatchedChances {
  readonly chances: readonly number[]
  /** The memory of a spectator after this position, to be passed in with the next one. */
  readonly memory: unknown
}

/**
 * The chances that a review would give, by what everybody can see. Whatever else the view holds is left alone, so a
 * commentary tells nobody anything about hands.
 */
export function watchedChances(
  { model, evaluator }: Reviewer,
  { open }: View,
  before: unknown,
): WatchedChances | undefined {
  const worlds = model.watchedWorlds?.(open) ?? []
  if (worlds.length === 0) return undefined
  const memory = model.observe ? model.observe(before, { open }) : undefined
  const found = worlds.map((state) =>
    evaluator.winProbabilities(evaluator.expectedScores(state, memory), state.open),
  )
  const chances = worlds[0]?.own.map(
    (_, seat) => found.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / found.length,
  )
  return { chances: chances ?? [], memory }
}
