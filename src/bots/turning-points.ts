import { type Match, type Phrase, type Seat, stateAt } from '../kernel/index.ts'
import type { Reviewer, Step, TurningPoint } from './review.ts'

const MOST = 3
/** Smaller changes of the chance to win are no turning points. */
const SMALLEST = 0.05

/** The changes that mattered most, each told apart: what a player decided, and what came of luck after it. */
export function turningPoints(match: Match, { appraisal }: Reviewer, steps: readonly Step[]): TurningPoint[] {
  const all = steps.flatMap((step, index) => (index === 0 ? [] : changesAt(steps[index - 1], step, index)))
  return all
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step)
    .map((change) => ({ ...change, phrase: phraseOf(change) }))

  function phraseOf({ step, seat, cause, change }: Change): Phrase {
    const { turns, when, decision } = steps[step]
    const parts = { ...when, seat, percent: Math.round(100 * Math.abs(change)) }
    if (cause === 'decision') {
      return { ...parts, key: `turningPoint.${decision?.mark ?? 'decision'}` }
    }
    const happened = appraisal.happened(stateAt(match, turns - 1).open, stateAt(match, turns).open, seat)
    return { ...parts, ...happened, key: `${happened.key}.${change > 0 ? 'good' : 'bad'}` }
  }
}

type Change = Omit<TurningPoint, 'phrase'>

function changesAt(before: Step, { seat, chances, decided, decision }: Step, step: number): Change[] {
  const changes: Change[] = []
  if (seat !== undefined && decision) {
    changes.push({ step, seat, cause: 'decision', change: decided[seat] - before.chances[seat] })
  }
  const luckiest = mostChanged(decided, chances)
  changes.push({ step, seat: luckiest, cause: 'luck', change: chances[luckiest] - decided[luckiest] })
  return changes.filter(({ change }) => Math.abs(change) >= SMALLEST)
}

function mostChanged(before: readonly number[], after: readonly number[]): Seat {
  let most: Seat = 0
  for (const seat of after.keys()) {
    if (Math.abs(after[seat] - before[seat]) > Math.abs(after[most] - before[most])) most = seat
  }
  return most
}
