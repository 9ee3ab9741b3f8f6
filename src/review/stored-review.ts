import * as v from 'valibot'
import { PhraseSchema } from '../kernel/index.ts'
import { YARDSTICKS } from '../search/levels.ts'
import { MARKS, type Review, TURNING_POINT_CAUSES } from './review.ts'

/** Change this whenever the shape or the results of reviews change, so that stored reviews are made again. */
export const REVIEW_FORMAT = 'vermeil-review/12'

const numbers = v.array(v.number())
const moves = v.array(v.unknown())

const seat = v.object({
  accuracy: v.number(),
  decisions: v.number(),
  marks: v.object(v.entriesFromList(MARKS, v.number())),
  par: v.number(),
  score: v.number(),
  byDecisions: v.number(),
  byLuck: v.number(),
})

const decision = v.object({
  moves,
  loss: v.number(),
  chanceLoss: v.number(),
  mark: v.exactOptional(v.picklist(MARKS)),
  better: v.exactOptional(
    v.object({
      moves,
      reason: PhraseSchema,
      more: v.exactOptional(v.array(PhraseSchema)),
      plan: v.exactOptional(moves),
    }),
  ),
})

const step = v.object({
  turns: v.number(),
  when: PhraseSchema,
  turn: v.number(),
  seat: v.exactOptional(v.number()),
  expected: numbers,
  chances: numbers,
  decided: numbers,
  decision: v.exactOptional(decision),
})

const turningPoint = v.object({
  step: v.number(),
  seat: v.number(),
  cause: v.picklist(TURNING_POINT_CAUSES),
  from: v.number(),
  to: v.number(),
  phrase: PhraseSchema,
})

const ReviewSchema: v.GenericSchema<unknown, Review> = v.object({
  game: v.string(),
  scoreUnit: v.number(),
  seats: v.array(seat),
  levels: v.object(v.entriesFromList(YARDSTICKS, v.number())),
  steps: v.array(step),
  turningPoints: v.array(turningPoint),
})

/** A review stored by the browser or on disk, with the format that it was made in. */
export const StoredReviewSchema = v.object({ format: v.literal(REVIEW_FORMAT), review: ReviewSchema })
