import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { commandId, line, natural, seat, tableId, time } from '../shapes.ts'

/* Shared reviews: several people look at a finished match together. */

export const reviewId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{20}$/))
/** The name of a visitor within one review, by which nobody recognises them in another one. */
const visitorId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/))
/** A step of the match: how many turns have been played. */
export const reviewStep = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))
/** A place on the board, as the game's board calls it. */
const anchor = v.pipe(v.string(), v.regex(/^[\w.:-]{1,40}$/))
/** A match from a device, packed as for a link. */
export const packedMatch = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LIMITS.packedMatchLength))

const common = { id: commandId, review: reviewId }

export const REVIEW_COMMANDS = {
  openReview: v.strictObject({ type: v.literal('openReview'), ...common }),
  closeReview: v.strictObject({ type: v.literal('closeReview'), ...common }),
  showStep: v.strictObject({
    type: v.literal('showStep'),
    ...common,
    step: reviewStep,
    eyes: v.exactOptional(seat),
  }),
  lead: v.strictObject({ type: v.literal('lead'), ...common, to: v.exactOptional(visitorId) }),
  note: v.strictObject({
    type: v.literal('note'),
    ...common,
    step: reviewStep,
    text: line(LIMITS.chatLength),
  }),
  mark: v.strictObject({ type: v.literal('mark'), ...common, step: reviewStep, from: anchor, to: anchor }),
  erase: v.strictObject({ type: v.literal('erase'), ...common, item: natural }),
} as const

/** A note or, with `from` and `to`, an arrow. */
const ReviewItemSchema = v.object({
  item: natural,
  step: natural,
  at: time,
  visitor: v.string(),
  /** The name of its author when they added it. */
  name: v.string(),
  text: v.exactOptional(v.string()),
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
})
export type SharedItem = Readonly<v.InferOutput<typeof ReviewItemSchema>>

/** Where a review stands, and who is there. */
const lead = {
  step: natural,
  /** The seat through whose eyes it is seen; absent for what everybody sees. */
  eyes: v.exactOptional(seat),
  /** The visitor who leads. */
  leader: v.exactOptional(v.string()),
  /** Whether anybody with a name may take the lead. */
  free: v.exactOptional(v.literal(true)),
  visitors: v.array(v.object({ visitor: v.string(), name: v.string() })),
  /** How many are there without a name. */
  nameless: natural,
}

export const REVIEW_MESSAGES = {
  review: v.object({
    type: v.literal('review'),
    review: v.string(),
    /** A match of this server. */
    table: v.exactOptional(tableId),
    /** Or a match from a device. */
    match: v.exactOptional(v.string()),
    /** Absent for a visitor without a name. */
    you: v.exactOptional(v.string()),
    /** Whether the viewer has made the review. */
    own: v.exactOptional(v.literal(true)),
    items: v.array(ReviewItemSchema),
    ...lead,
  }),
  lead: v.object({ type: v.literal('lead'), review: v.string(), ...lead }),
  item: v.object({ type: v.literal('item'), review: v.string(), item: ReviewItemSchema }),
  itemGone: v.object({ type: v.literal('itemGone'), review: v.string(), item: natural }),
  reviewGone: v.object({ type: v.literal('reviewGone'), review: v.string() }),
} as const
