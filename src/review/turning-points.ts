import { type Match, type Phrase, type Seat, stateAt } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { Step, TurningPoint } from './review.ts'

const MOST = 3
/** Smaller changes of the chance to win are no turning points. */
const SMALLEST = 0.05

/** The changes that mattered most, each told apart: what a player decided, and what came of luck after it. */
export function turningPoints(match: Match, { evaluator }: Reviewer, steps: readonly Step[]): TurningPoint[] {
  const all = steps.flatMap((step, index) =>
    index === 0 ? [] : changesAt(steps[index - 1], step, index, whatMoved(index)),
  )
  const bySize = all.sort((a, b) => sizeOf(b) - sizeOf(a))
  return bySize
    .filter((change, index) => !bySize.slice(0, index).some((bigger) => sameStory(bigger, change)))
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step)
    .map((change) => ({ ...change, phrase: phraseOf(change) }))

  function whatMoved(step: number): Cause {
    if (step === steps.length - 1) return 'end'
    return match.log[step - 1].chance.length > 0 ? 'chance' : 'players'
  }

  /** The moves of one turn that are sent one by one, and what they bring to several players, are told once. */
  function sameStory(a: Change, b: Change): boolean {
    return (
      a.cause === b.cause &&
      (a.step === b.step ||
        (a.seat === b.seat && JSON.stringify(steps[a.step].when) === JSON.stringify(steps[b.step].when)))
    )
  }

  function phraseOf({ step, seat, cause, from, to }: Change): Phrase {
    const { turns, when, decision, seat: by = seat } = steps[step]
    // The difference of what is shown, not what its rounding makes of it.
    const percent = Math.abs(Math.round(100 * to) - Math.round(100 * from))
    const parts = { ...when, seat, by, percent }
    const sign = to > from ? 'good' : 'bad'
    if (cause === 'others' && step < steps.length - 1) return { ...parts, key: `turningPoint.others.${sign}` }
    if (cause === 'decision') {
      return { ...parts, key: `turningPoint.${to > from ? 'strong' : (decision?.mark ?? 'decision')}` }
    }
    const happened = evaluator.explainChange(stateAt(match, turns - 1).open, stateAt(match, turns).open, seat)
    return { ...parts, ...happened, key: `${happened.key}.${sign}` }
  }
}

type Change = Omit<TurningPoint, 'phrase'>

const sizeOf = ({ from, to }: Change): number => Math.abs(to - from)

/** What could change a position: a player, Chance after him, or what all had decided coming out at the end. */
type Cause = 'chance' | 'players' | 'end'

function changesAt(
  { chances: before }: Step,
  { seat: mover = 0, chances, decided, decision }: Step,
  step: number,
  cause: Cause,
): Change[] {
  const changes: Change[] = []
  if (decision)
    changes.push({ step, seat: mover, cause: 'decision', from: before[mover], to: decided[mover] })
  // Where nothing followed, what the others feel is the move itself.
  const start = cause === 'players' ? before : decided
  const most = mostChanged(start, chances, mover)
  if (cause !== 'players' || most !== mover) {
    const told = cause === 'chance' ? 'luck' : 'others'
    changes.push({ step, seat: most, cause: told, from: start[most], to: chances[most] })
  }
  return changes.filter((change) => sizeOf(change) >= SMALLEST)
}

/** Of two who change alike it is the one who moved. */
function mostChanged(before: readonly number[], after: readonly number[], mover: Seat): Seat {
  const change = (seat: Seat): number => Math.abs(after[seat] - before[seat])
  let most = mover
  for (const seat of after.keys()) if (change(seat) > change(most) + ALIKE) most = seat
  return most
}

const ALIKE = 0.01
