import * as v from 'valibot'
import { natural, type Rejection } from '../kernel/index.ts'
import { LIMITS } from './limits.ts'

export { natural }
/** Milliseconds since 1970, by the server's clock. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))
/** Bit `s` is set if the set contains seat `s`. */
export const seatSet = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const tableId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,24}$/))
export const commandId = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LIMITS.commandIdLength))
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
/** A language by its ISO 639 code, such as `pl`. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))
export const botName = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** A visible character: not a space of any kind, a filler, or a mark that only modifies another character. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]/u

/** One line of plain text: no control characters, and nothing that changes the direction of the surrounding text. */
export const line = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * length),
    v.normalize('NFC'),
    v.trim(),
    v.regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200e}\u{200f}\u{61c}]+$/u),
    v.regex(VISIBLE),
    v.maxLength(length),
  )

export const minutesOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))

/** Whoever does not know a time zone, as an older browser or server may, reads it as UTC. Only requests must name a known one. */
export const zoneName = v.pipe(v.string(), v.maxLength(60))
const NOT_A_ZONE = 'not a time zone'
export const knownZone = v.pipe(zoneName, v.check(isZone, NOT_A_ZONE))

/** The same schema for a request. */
export const inKnownZone = <Schema extends v.GenericSchema<unknown, { readonly zone: string }>>(
  schema: Schema,
) =>
  v.pipe(
    schema,
    v.check(({ zone }) => isZone(zone), NOT_A_ZONE),
  )

/** Sleeping hours: minutes of the day in a time zone. Hours that end when they begin only say the zone. */
export const SleepSchema = v.strictObject({ from: minutesOfDay, to: minutesOfDay, zone: zoneName })
export type Sleep = Readonly<v.InferOutput<typeof SleepSchema>>

export const ClockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** A time bank for the whole match and an increment for every completed move, in seconds. */
  v.strictObject({
    kind: v.literal('live'),
    bank: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(6 * 3600)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  }),
  /** Days for every move. The clock stops during the sleeping hours, which are those of players who have set none. */
  v.strictObject({
    kind: v.literal('correspondence'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
    sleep: v.exactOptional(SleepSchema),
  }),
])
export type ClockSettings = v.InferOutput<typeof ClockSchema>
/** The same in a request. */
export const NewClockSchema = v.pipe(
  ClockSchema,
  v.check(
    (clock) => clock.kind !== 'correspondence' || clock.sleep === undefined || isZone(clock.sleep.zone),
    NOT_A_ZONE,
  ),
)
export type CorrespondenceClock = Extract<ClockSettings, { kind: 'correspondence' }>

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** What the host can set a seat to before the start. */
export const SeatSettingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: botName }),
])

export const SeatSchema = v.variant('kind', [
  /** `keptFor`: until then, only the person with this name who played the match before may sit down. */
  v.object({
    kind: v.literal('open'),
    keptFor: v.exactOptional(v.string()),
    until: v.exactOptional(time),
  }),
  v.object({ kind: v.literal('bot'), bot: botName }),
  /**
   * `standIn` is the bot that plays for the person while they are away, and `late` says that their time has run out;
   * `holiday` is the present or next holiday;
   * `program`: not a person plays here but somebody's program.
   */
  v.object({
    kind: v.literal('person'),
    name: v.string(),
    host: v.exactOptional(v.literal(true)),
    standIn: v.exactOptional(botName),
    late: v.exactOptional(v.literal(true)),
    holiday: v.exactOptional(v.object({ from: time, until: time })),
    program: v.exactOptional(v.literal(true)),
  }),
])
export type SeatInfo = v.InferOutput<typeof SeatSchema>

export const STATUSES = ['lobby', 'playing', 'over', 'closed'] as const
export type Status = (typeof STATUSES)[number]

export const RejectionSchema = v.custom<Rejection>(
  (value) => isObject(value) && 'code' in value && typeof value.code === 'string',
)

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
