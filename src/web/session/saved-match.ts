import * as v from 'valibot'
import type { Seat, SeatOutcome } from '../../kernel/index.ts'

interface SavedTurn {
  readonly seat: Seat
  readonly moves: readonly unknown[]
  /** An order of the seat made it. */
  readonly byOrder?: true
}

/** A match on this device as it is stored: everything needed to play on, including the seed. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: unknown
  /** `bot` is the level of a bot; a person at this screen has none. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[]
  readonly seed: string
  /** The file of the match that this one was forked from. `turns` are those played since. */
  readonly fork?: string
  /** The day whose public practice deal is played, in UTC. */
  readonly practice?: string
  /** The published seed of the deal that counted on that day, if this one is practised. */
  readonly revealed?: string
  /** The level of the bots follows the player's results. */
  readonly challenge?: true
  readonly turns: readonly SavedTurn[]
  /** By seat: the orders that stand, in the game's own shape; null for none. Empty if no seat has one. */
  readonly orders?: readonly unknown[]
  readonly over: boolean
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number
  /** The seats that owe a move, as a bit set. */
  readonly waiting: number
  /** The result of each seat. Matches that earlier versions finished have none. */
  readonly results?: readonly SeatOutcome[]
}

/** A match that has been set up but not opened yet: it has no seed. */
export type NewLocalMatch = Pick<
  SavedMatch,
  'id' | 'game' | 'options' | 'seats' | 'fork' | 'practice' | 'revealed' | 'challenge'
>

const setup = {
  id: v.string(),
  game: v.string(),
  options: v.unknown(),
  seats: v.array(v.object({ name: v.string(), bot: v.exactOptional(v.string()) })),
  fork: v.exactOptional(v.string()),
  practice: v.exactOptional(v.string()),
  revealed: v.exactOptional(v.string()),
  challenge: v.exactOptional(v.literal(true)),
}

export const NewLocalMatchSchema: v.GenericSchema<unknown, NewLocalMatch> = v.object(setup)

/** The result of each seat. */
export const OutcomesSchema = v.array(v.object({ place: v.number(), score: v.number() }))

export const SavedMatchSchema: v.GenericSchema<unknown, SavedMatch> = v.object({
  ...setup,
  rules: v.number(),
  seed: v.string(),
  turns: v.array(
    v.object({
      seat: v.number(),
      moves: v.array(v.unknown()),
      byOrder: v.exactOptional(v.literal(true)),
    }),
  ),
  orders: v.exactOptional(v.array(v.unknown())),
  over: v.boolean(),
  at: v.number(),
  waiting: v.number(),
  results: v.exactOptional(OutcomesSchema),
})
