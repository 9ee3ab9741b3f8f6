import { at, viewOf } from '../../kernel/index.ts'
import type { Reviewer } from '../../search/evaluator.ts'
import { compareCandidates } from '../../search/paired-comparison.ts'
import type { AdvisedDecision } from './advised.ts'

/** How many other moves an advised one is compared with. */
const ALTERNATIVES = 5
/** Another move contradicts an opinion if it is better by more than this many standard errors, and by a unit. */
const ERRORS = 3

/**
 * An opinion, such as that a blind card helps more on average than an open one, cannot be replayed. Sampled games are
 * its judge: tells which other move they prefer clearly, if any.
 */
export function refutationOf(
  { model, evaluator }: Reviewer,
  { state, seat, memory, advice }: AdvisedDecision,
  games: number,
): string | undefined {
  const view = viewOf(state, seat)
  const first = at(advice.moves, 0)
  const others = model.game.legal(view).filter((move) => JSON.stringify(move) !== JSON.stringify(first))
  const step = Math.max(1, Math.floor(others.length / ALTERNATIVES))
  for (const move of others.filter((_, index) => index % step === 0).slice(0, ALTERNATIVES)) {
    const [other, advised] = [[move], [first]].map((moves) => ({ moves, value: 0 }))
    if (!other || !advised) continue
    const { mean, error } = compareCandidates(model, view, memory, other, advised, games)
    if (mean > ERRORS * error && mean > evaluator.scoreUnit)
      return `${JSON.stringify([advice.reason, first, move])}: ${mean.toFixed(2)} ± ${error.toFixed(2)}`
  }
  return undefined
}
