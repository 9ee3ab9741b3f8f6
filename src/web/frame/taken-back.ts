import type { SessionStep } from '../../ui/board/session.ts'

/** The turns that were taken back: for each take-back of a listed turn, the latest of that seat that still counted. */
export function takenBack(steps: readonly SessionStep[]): ReadonlySet<SessionStep> {
  const undone = new Set<SessionStep>()
  for (const [i, { back, by }] of steps.entries()) {
    const turn =
      back === true && steps.slice(0, i).findLast((one) => one.by === by && !one.back && !undone.has(one))
    if (turn) undone.add(turn)
  }
  return undone
}
