import * as v from 'valibot'
import { natural, type Seat } from '../../../../kernel/index.ts'
import type { Review } from '../../../../review/review.ts'
import { readStored, writeStored } from '../../../../ui/device/storage.ts'

/** What has become of an exercise. One that is missed can still be found, but not at the first try. */
const OUTCOMES = ['first', 'later', 'shown', 'missed'] as const
export type ExerciseOutcome = (typeof OUTCOMES)[number]

/** What the player has just done in an exercise. */
export type ExerciseEvent = 'solved' | 'missed' | 'shown'

export function outcomeAfter(before: ExerciseOutcome | undefined, event: ExerciseEvent): ExerciseOutcome {
  if (before !== undefined && before !== 'missed') return before
  if (event !== 'solved') return event
  return before === 'missed' ? 'later' : 'first'
}

/** The exercises of one match and seat. The device remembers those that were opened last. */
export interface LearningProgress {
  /** The hash of the match file. */
  readonly key: string
  readonly seat: Seat
  /** What has become of the exercises, by the number of the move. */
  readonly outcomes: Readonly<Record<string, ExerciseOutcome>>
}

const STORED = 'mistakes'

const ProgressSchema: v.GenericSchema<unknown, LearningProgress> = v.object({
  key: v.string(),
  seat: natural,
  outcomes: v.record(v.string(), v.picklist(OUTCOMES)),
})

/** What is stored about a match, unless another one was opened since. */
export function storedProgress(key: string): LearningProgress | undefined {
  const stored = readStored(STORED, ProgressSchema)
  return stored?.key === key ? stored : undefined
}

export const storeProgress = (progress: LearningProgress): void => writeStored(STORED, progress)

/** The moves of a seat that the review marks and knows better, in the order of play. */
export const mistakesOf = ({ steps }: Pick<Review, 'steps'>, seat: Seat): number[] =>
  steps.flatMap(({ seat: mover, decision }, move) =>
    mover === seat && decision?.mark && decision.better ? [move] : [],
  )

/** The place of the first exercise, from `after` on and then from the start, that still waits for an answer. */
export function nextOpen(
  moves: readonly number[],
  { outcomes }: Pick<LearningProgress, 'outcomes'>,
  after = 0,
): number | undefined {
  const waits = (place: number): boolean => {
    const outcome = outcomes[String(moves[place])]
    return outcome === undefined || outcome === 'missed'
  }
  const places = [...moves.keys()]
  return [...places.slice(after), ...places.slice(0, after)].find(waits)
}
