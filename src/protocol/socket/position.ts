import * as v from 'valibot'
import type { Result, View } from '../../kernel/index.ts'
import { RestSpanSchema } from '../http/rest/rest.ts'
import { isObject, natural, seat, seatSet, time } from '../shapes.ts'
import type { Difference } from './difference.ts'

/**
 * `until`: the clock is running and expires then. `left`: milliseconds in the bank when it was stopped. `remind`: when a
 * quarter of the days is left. `rest`: the time until `until` includes this one, in which the clock stands still; only the
 * first such time that was not over when the position was sent.
 */
export const SeatClockSchema = v.object({
  left: v.exactOptional(natural),
  until: v.exactOptional(time),
  remind: v.exactOptional(time),
  rest: v.exactOptional(RestSpanSchema),
})
export type SeatClock = v.InferOutput<typeof SeatClockSchema>

export const ResultSchema = v.custom<Result>(
  (value) => isObject(value) && 'winners' in value && 'seats' in value,
)
export const ViewSchema = v.custom<View>((value) => isObject(value) && 'open' in value)
/** Fields of the open part of a view. */
export const ConstantsSchema = v.custom<Readonly<Record<string, unknown>>>(isObject)

/**
 * `until`: all clocks stand still until then, and `agreed` are the seats that want them to go on. Without it, a pause is
 * offered: `agreed` are the seats that have agreed, and the offer lapses at `lapses`.
 */
const PauseSchema = v.object({
  agreed: seatSet,
  until: v.exactOptional(time),
  lapses: v.exactOptional(time),
})
export type PauseInfo = v.InferOutput<typeof PauseSchema>

/** The state of a match as one viewer sees it. */
export const PositionSchema = v.object({
  /** What the viewer sees: `open`, and with a seat also `seat` and `own`. */
  view: ViewSchema,
  /** The seats that owe a move. */
  waiting: seatSet,
  /** The number at which the viewer's seat was asked for the move that it owes. `play` sends it back. */
  asked: v.exactOptional(natural),
  /** The number of the viewer's own turn that they may try to take back. */
  takeBack: v.exactOptional(natural),
  /** What the viewer has left with the table, as long as it can do something. */
  order: v.exactOptional(v.unknown()),
  /** The order is about to make a move. */
  ordering: v.exactOptional(v.literal(true)),
  /** The last turn was the viewer's own, and their order made it. */
  byOrder: v.exactOptional(v.literal(true)),
  /** A clock for each seat, if the table has clocks. */
  clocks: v.exactOptional(v.array(SeatClockSchema)),
  /** An agreed pause, or an offer of one. */
  pause: v.exactOptional(PauseSchema),
  /** Some players want to end the match without a result: who has agreed, and when the offer lapses. */
  end: v.exactOptional(v.object({ agreed: seatSet, lapses: time })),
  /** Once the match is over: the result, and the seed whose hash was shown at the start. */
  over: v.exactOptional(v.object({ result: ResultSchema, seed: v.string() })),
})
export type Position = v.InferOutput<typeof PositionSchema>

export const DifferenceSchema = v.custom<Difference>(isObject)

/** What one viewer saw after a turn: the first step has the view, each later one what changed in it. */
export const HistoryStepSchema = v.object({
  /** The seat that moved. Absent for the first step. */
  by: v.exactOptional(seat),
  /** The move was made by a bot that stood in. */
  standIn: v.exactOptional(v.literal(true)),
  /** The move was made by the viewer's own order. */
  byOrder: v.exactOptional(v.literal(true)),
  /** The seat took back a turn, which is not in the history. */
  back: v.exactOptional(v.literal(true)),
  waiting: seatSet,
  view: v.exactOptional(ViewSchema),
  /** The difference from the previous view. Absent if this viewer could see none. */
  changes: v.exactOptional(DifferenceSchema),
})
export type HistoryStep = v.InferOutput<typeof HistoryStepSchema>
