import { signal } from '@preact/signals'
import * as v from 'valibot'
import type { Seat } from '../../kernel/index.ts'
import { readStored, removeStored, storedNames, writeStored } from '../../ui/device/storage.ts'

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
  readonly turns: readonly SavedTurn[]
  /** By seat: the orders that stand, in the game's own shape; null for none. Empty if no seat has one. */
  readonly orders?: readonly unknown[]
  readonly over: boolean
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number
  /** The seats that owe a move, as a bit set. */
  readonly waiting: number
}

/** A match that has been set up but not opened yet: it has no seed. */
export type NewLocalMatch = Pick<
  SavedMatch,
  'id' | 'game' | 'options' | 'seats' | 'fork' | 'practice' | 'revealed'
>

const setup = {
  id: v.string(),
  game: v.string(),
  options: v.unknown(),
  seats: v.array(v.object({ name: v.string(), bot: v.exactOptional(v.string()) })),
  fork: v.exactOptional(v.string()),
  practice: v.exactOptional(v.string()),
  revealed: v.exactOptional(v.string()),
}

const NewLocalMatchSchema: v.GenericSchema<unknown, NewLocalMatch> = v.object(setup)

const SavedMatchSchema: v.GenericSchema<unknown, SavedMatch> = v.object({
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
})

/** Finished matches beyond this number are removed, the oldest first. */
const MAX_FINISHED = 12

const savedName = (id: string): string => `match:${id}`
const setupName = (id: string): string => `new:${id}`

/** A short id for a match on this device. */
export function newMatchId(): string {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word.toString(36)
}

/** Grows whenever a match is stored or removed, so that pages follow. */
const changes = signal(0)

/** The matches stored on this device, the last played first. */
export function savedMatches(): SavedMatch[] {
  void changes.value
  return storedNames('match:')
    .flatMap((name) => readStored(name, SavedMatchSchema) ?? [])
    .sort((a, b) => b.at - a.at)
}

export const savedMatch = (id: string): SavedMatch | undefined => readStored(savedName(id), SavedMatchSchema)

/** Removes a match with its setup, or opening its address would deal it again. */
export function removeMatch(id: string): void {
  removeStored(savedName(id))
  removeStored(setupName(id))
  changes.value++
}

export function saveMatch(match: SavedMatch): void {
  writeStored(savedName(match.id), match)
  changes.value++
  if (!match.over) return
  const finished = savedMatches().filter(({ over }) => over)
  for (const { id } of finished.slice(MAX_FINISHED)) removeMatch(id)
}

/** Stores the setup of a new match and returns its id. Opening its address deals the cards. */
export function startLocal(match: NewLocalMatch): string {
  writeStored(setupName(match.id), match)
  return match.id
}

/** A match that was started here, or the setup of one that has not been opened yet. */
export function findLocal(id: string): NewLocalMatch | SavedMatch | undefined {
  const saved = savedMatch(id)
  if (!saved) return readStored(setupName(id), NewLocalMatchSchema)
  removeStored(setupName(id))
  return saved
}
