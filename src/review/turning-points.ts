import { at, type Match, type Phrase, type Seat, stateAt } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { ReviewStep, TurningPoint } from './review.ts'

const MAX_TURNING_POINTS = 3
/** Smaller changes of a win probability are not turning points. */
const MIN_CHANGE = 0.05
/** The same for the decision of a reader who is shown at least one of their own. */
const MIN_OWN_CHANGE = 0.02
/** While the same seat is this likely to win before and after an event, the match is decided. */
const DECIDED = 0.85

/**
 * The largest changes of the win probabilities, and the largest change that each seat caused itself. A decision and
 * the luck that followed it are separate changes. A change needs an event: the win probabilities also settle when
 * little is left to play, and a tie-break decides between equal scores, but neither turns a match.
 */
export function turningPoints(
  match: Match,
  { evaluator }: Reviewer,
  steps: readonly ReviewStep[],
): TurningPoint[] {
  const all = steps
    .flatMap((step, index) =>
      index === 0 ? [] : changesAt(at(steps, index - 1), step, index, evaluator.scoreUnit, sourceOf(index)),
    )
    .map((change) => (isEffect(change) ? { ...change, cause: 'effect' as const } : change))
    .sort(bySize)
  const events = all.filter(
    (change, index) => !all.slice(0, index).some((bigger) => isSameEvent(bigger, change)),
  )
  const largest = events.filter((change) => sizeOf(change) >= MIN_CHANGE).slice(0, MAX_TURNING_POINTS)
  const own = match.header.seats.flatMap((_, seat) => events.find((change) => isOwn(change, seat)) ?? [])
  return [...new Set([...largest, ...own])]
    .sort((a, b) => a.step - b.step)
    .map((change) => ({ ...change, phrase: phraseOf(change) }))

  function sourceOf(step: number): Source {
    if (step === steps.length - 1) return 'end'
    return at(match.log, step - 1).chance.length > 0 ? 'chance' : 'players'
  }

  /** Whether two changes belong to one event: moves of the same turn, or one move that affects several players. */
  function isSameEvent(a: Change, b: Change): boolean {
    if (a.cause !== b.cause) return false
    return a.step === b.step || (a.seat === b.seat && at(steps, a.step).turn === at(steps, b.step).turn)
  }

  function phraseOf({ step, seat, cause, from, to }: Change): Phrase {
    const { turns, when, decision, seat: by = seat } = at(steps, step)
    // Pages show rounded percentages, so this is the difference between the rounded values.
    const percent = Math.abs(Math.round(100 * to) - Math.round(100 * from))
    const parts = { ...when, seat, by, percent }
    const sign = to > from ? 'good' : 'bad'
    if (cause === 'others') return { ...parts, key: `turningPoint.others.${sign}` }
    if (cause === 'decision') return { ...parts, key: `turningPoint.${decision?.mark ?? 'strong'}` }
    const happened = whatHappened(turns, seat)
    return { ...parts, ...happened, key: `${happened.key}.${sign}` }
  }

  function whatHappened(turns: number, seat: Seat): Phrase {
    return evaluator.explainChange(stateAt(match, turns - 1).open, stateAt(match, turns).open, seat)
  }

  /** Whether a seat gains by what it has done itself, although somebody else was the last to move. */
  function isEffect({ step, seat, cause, from, to }: Change): boolean {
    return cause !== 'decision' && to > from && whatHappened(at(steps, step).turns, seat).by === seat
  }
}

/** The turning points for a reader, at most three. One is about their own play, if any decision of theirs is. */
export function turningPointsFor(points: readonly TurningPoint[], seat: Seat | undefined): TurningPoint[] {
  const largest = points
    .filter((point) => sizeOf(point) >= MIN_CHANGE)
    .toSorted(bySize)
    .slice(0, MAX_TURNING_POINTS)
  const [own] = seat === undefined ? [] : points.filter((point) => isOwn(point, seat)).toSorted(bySize)
  const shown =
    own === undefined || largest.includes(own) ? largest : [...largest.slice(0, MAX_TURNING_POINTS - 1), own]
  return shown.sort((a, b) => a.step - b.step)
}

type Change = Omit<TurningPoint, 'phrase'>

const sizeOf = ({ from, to }: Change): number => Math.abs(to - from)
const bySize = (a: Change, b: Change): number => sizeOf(b) - sizeOf(a)
const isOwn = ({ cause, seat }: Change, reader: Seat): boolean =>
  (cause === 'decision' || cause === 'effect') && seat === reader

/** What changed a position: a player's move alone, Chance after it, or the scoring at the end of the match. */
type Source = 'chance' | 'players' | 'end'

const CAUSES = { chance: 'luck', players: 'others', end: 'end' } as const

function changesAt(
  before: ReviewStep,
  { seat: mover = 0, chances, decided, decision, expected }: ReviewStep,
  step: number,
  unit: number,
  source: Source,
): Change[] {
  const gainOf = (seat: Seat): number => leadOf(expected, seat) - leadOf(before.expected, seat)
  const changes: Change[] = []
  const [from, to] = [at(before.chances, mover), at(decided, mover)]
  // A fall without a mark is no fault of the player, and a rise beside a mark is not theirs either.
  if (decision && (to < from ? decision.mark : !decision.mark && gainOf(mover) >= unit))
    changes.push({ step, seat: mover, cause: 'decision', from, to })
  // If nothing followed the move, the move itself is what changed the others' win probabilities.
  const start = source === 'players' ? before.chances : decided
  const most = mostChanged(start, chances, mover)
  if ((source !== 'players' || most !== mover) && Math.abs(gainOf(most)) >= unit)
    changes.push({ step, seat: most, cause: CAUSES[source], from: at(start, most), to: at(chances, most) })
  return changes.filter(
    (change) => sizeOf(change) >= MIN_OWN_CHANGE && !staysDecided(before.chances, chances),
  )
}

/** How far a seat is expected to finish ahead of the best other one. */
const leadOf = (expected: readonly number[], seat: Seat): number =>
  at(expected, seat) - Math.max(...expected.filter((_, other) => other !== seat))

const staysDecided = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((chance, seat) => chance >= DECIDED && at(after, seat) >= DECIDED)

/** The seat whose win probability changed most; the mover, unless another seat's changed clearly more. */
function mostChanged(before: readonly number[], after: readonly number[], mover: Seat): Seat {
  const change = (seat: Seat): number => Math.abs(at(after, seat) - at(before, seat))
  let most = mover
  for (const seat of after.keys()) if (change(seat) > change(most) + CLEARLY_MORE) most = seat
  return most
}

const CLEARLY_MORE = 0.01
