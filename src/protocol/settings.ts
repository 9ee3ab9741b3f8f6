import * as v from 'valibot'
import { NewTableRestSchema, TableRestSchema } from './http/rest/rest.ts'
import { LIMITS } from './limits.ts'
import { ClockSchema, NewClockSchema, natural } from './shapes.ts'

const optionName = v.pipe(v.string(), v.regex(/^\w{1,40}$/))

/** The game checks the values. A deck is chosen when the table is made and cannot be replaced later. */
const OptionChangesSchema = v.pipe(
  v.record(optionName, v.union([v.boolean(), natural, v.pipe(v.string(), v.maxLength(40))])),
  v.maxEntries(20),
)

/** What the host can change before the start. What is absent stays as it is. */
const TABLE_SETTINGS = {
  /** The name of the table; empty if it has none. */
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(4 * LIMITS.nameLength))),
  options: v.exactOptional(OptionChangesSchema),
  clock: v.exactOptional(ClockSchema),
  /** Weekends, and how long players may sleep. All of it is replaced. */
  rest: v.exactOptional(TableRestSchema),
  listed: v.exactOptional(v.boolean()),
  spectators: v.exactOptional(v.boolean()),
  /** How many seats there are. The last ones are removed, unless a person has one of them. */
  seats: v.exactOptional(natural),
} as const

/** The same in a request. */
export const NEW_TABLE_SETTINGS = {
  ...TABLE_SETTINGS,
  clock: v.exactOptional(NewClockSchema),
  rest: v.exactOptional(NewTableRestSchema),
} as const

export const SettingsSchema = v.object(TABLE_SETTINGS)
export type TableSettings = Readonly<v.InferOutput<typeof SettingsSchema>>
