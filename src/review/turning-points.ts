import { at, type Match, type Phrase, type Seat, stateAt } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { ReviewStep, TurningPoint } from './review.ts'

const MAX_TURNING_POINTS = 3
/** Smaller changes of a win probability are not turning points. */
const MIN_CHANGE = 0.05

/** The largest changes of the win probabilities. A decision and the luck that followed it are separate changes. */
export function turningPoints(
  match: Match,
  { evaluator }: Reviewer,
  steps: readonly ReviewStep[],
): TurningPoint[] {
  const all = steps.flatMap((step, index) =>
    index === 0 ? [] : changesAt(at(steps, index - 1), step, index, whatMoved(index)),
  )
  const bySize = all.sort((a, b) => sizeOf(b) - sizeOf(a))
  return bySize
    .filter((change, index) => !bySize.slice(0, index).some((bigger) => isSameEvent(bigger, change)))
    .slice(0, MAX_TURNING_POINTS)
    .sort((a, b) => a.step - b.step)
    .map((change) => ({ ...change, phrase: phraseOf(change) }))

  function whatMoved(step: number): Cause {
    if (step === steps.length - 1) return 'end'
    return at(match.log, step - 1).chance.length > 0 ? 'chance' : 'players'
  }

  /** Whether two changes belong to one event: moves of the same turn, or one move that affects several players. */
  function isSameEvent(a: Change, b: Change): boolean {
    return (
      a.cause === b.cause &&
      (a.step === b.step ||
        (a.seat === b.seat &&
          JSON.stringify(at(steps, a.step).when) === JSON.stringify(at(steps, b.step).when)))
    )
  }

  function phraseOf({ step, seat, cause, from, to }: Change): Phrase {
    const { turns, when, decision, seat: by = seat } = at(steps, step)
    // Pages show rounded percentages, so this is the difference between the rounded values.
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

/** What changed a position: a player's move alone, Chance after it, or the outcome at the end of the match. */
type Cause = 'chance' | 'players' | 'end'

function changesAt(
  { chances: before }: ReviewStep,
  { seat: mover = 0, chances, decided, decision }: ReviewStep,
  step: number,
  cause: Cause,
): Change[] {
  const changes: Change[] = []
  if (decision)
    changes.push({ step, seat: mover, cause: 'decision', from: at(before, mover), to: at(decided, mover) })
  // If nothing followed the move, the move itself is what changed the others' win probabilities.
  const start = cause === 'players' ? before : decided
  const most = mostChanged(start, chances, mover)
  if (cause !== 'players' || most !== mover) {
    const source = cause === 'chance' ? 'luck' : 'others'
    changes.push({ step, seat: most, cause: source, from: at(start, most), to: at(chances, most) })
  }
  return changes.filter((change) => sizeOf(change) >= MIN_CHANGE)
}

/** The seat whose win probability changed most; the mover, unless another seat's changed clearly more. */
function mostChanged(before: readonly number[], after: readonly number[], mover: Seat): Seat {
  const change = (seat: Seat): number => Math.abs(at(after, seat) - at(before, seat))
  let most = mover
  for (const seat of after.keys()) if (change(seat) > change(most) + CLEARLY_MORE) most = seat
  return most
}

const CLEARLY_MORE = 0.01
