import * as v from 'valibot'
import { guestName } from '../names.ts'
import { botName, gameId, inKnownZone, languageCode, NewClockSchema, SleepSchema } from '../shapes.ts'
import { NewTableRestSchema } from './rest/rest.ts'

/* The bodies and queries of HTTP requests. They are strict, and only the server needs their schemas. */

export const SetNameSchema = v.strictObject({ name: guestName })

/** Without hours, the visitor sleeps as the tables say. */
export const SetSleepSchema = v.strictObject({ sleep: v.exactOptional(inKnownZone(SleepSchema)) })

export const ClaimSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[\w-]{20,80}\.[\w-]{20,80}$/)),
})

const isBot = ({ kind }: { readonly kind: string }): boolean => kind === 'bot'

export const CreateTableSchema = v.strictObject({
  game: gameId,
  /** Checked by the game's own schema. */
  options: v.exactOptional(v.unknown()),
  /** Exactly one is `me`, or all are bots: then the match begins at once, and whoever made the table watches it. */
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), bot: botName }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(12),
    v.check(
      (seats) => seats.filter(({ kind }) => kind === 'me').length === 1 || seats.every(isBot),
      'exactly one seat is yours, or all are bots',
    ),
  ),
  /** Whether strangers find the table in the list. Otherwise it takes the link to find it. */
  listed: v.exactOptional(v.boolean()),
  /** Whether people without a seat may watch the match, which they may unless this is false. */
  spectators: v.exactOptional(v.boolean()),
  /** The host's language, shown in the list of open tables. */
  language: v.exactOptional(languageCode),
  clock: v.exactOptional(NewClockSchema),
  /** For a clock with days: weekends, and how long players may sleep. */
  rest: v.exactOptional(NewTableRestSchema),
  /** Whether the match counts for ratings. */
  rated: v.exactOptional(v.boolean()),
  /** Start as soon as no seat is open: at once, if all other seats are bots. */
  startWhenFull: v.exactOptional(v.boolean()),
})
export type CreateTable = v.InferOutput<typeof CreateTableSchema>

/** A game with strangers, for this many players. Without `running`: false, also in a match that has just begun. */
export const PairSchema = v.strictObject({
  game: gameId,
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12)),
  running: v.exactOptional(v.boolean()),
})
export type PairingWish = v.InferOutput<typeof PairSchema>

export const ListTablesSchema = v.strictObject({
  game: v.exactOptional(gameId),
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/))),
})
