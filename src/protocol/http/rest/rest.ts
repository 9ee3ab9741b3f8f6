import * as v from 'valibot'
import { knownZone, time, zoneName } from '../../shapes.ts'

/* When the clocks of a table with days for a move stand still. */

/** Why a clock stands still. */
const REST_REASONS = ['sleep', 'weekend', 'holiday', 'pause'] as const
export type RestReason = (typeof REST_REASONS)[number]

/** What a table with days for a move adds to its clock. */
export const TableRestSchema = v.strictObject({
  /** The clock stands still on Saturdays and Sundays: in the player's time zone, or in this one if they have set none. */
  weekends: v.exactOptional(zoneName),
  /** How many minutes of a day a player's own sleeping hours may stop the clock: `LIMITS.sleepMinutes` unless it is set. */
  sleepLimit: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720))),
})
/** The same in a request. */
export const NewTableRestSchema = v.strictObject({
  ...TableRestSchema.entries,
  weekends: v.exactOptional(knownZone),
})
/** As the server sends it. A newer server may send more fields. */
export const TableRestInfoSchema = v.object(TableRestSchema.entries)
export type TableRest = Readonly<v.InferOutput<typeof TableRestSchema>>

/** A time in which a clock stands still. */
export const RestSpanSchema = v.object({ from: time, until: time, because: v.picklist(REST_REASONS) })
