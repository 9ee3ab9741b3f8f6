import type { Chance, FairSeed, Rejection, Seat } from '../../kernel/index.ts'
import type { TimeSpan } from '../../kernel/time-units.ts'
import type { CommandOf, ProtocolCode, TableCommand } from '../../protocol/index.ts'
import type { Prepared } from '../apply/apply.ts'
import type { EntryFields, LogEntry } from '../log-entry.ts'
import type { IsRatedBot } from '../rated.ts'
import type { TableGuest } from '../record.ts'
import type { TableState } from '../state.ts'

/** What a decision depends on beside the table and the action. */
export interface DecideContext {
  readonly now: number
  /** Since when the table could have been attended to without a break. Orders begin their pause no earlier. */
  readonly awake?: number
  newSeed(): FairSeed
  /** Whether two names look the same. At a table on the player's own device they may. */
  readonly looksAlike?: (one: string, other: string) => boolean
  /** Which bots may sit at rated tables. A table on the player's own device is never rated. */
  readonly isRatedBot?: IsRatedBot
  /** Picks the fallback when a bot fails. */
  readonly chance: Pick<Chance, 'below'>
  /** When the server accepted no moves. */
  readonly halts?: readonly TimeSpan[]
  /** How much a log takes; a table on the player's own device has no limit. */
  readonly limits?: { readonly entriesPerTable: number; readonly entriesPerGuest: number }
}

/** The entries to be written: none where there is nothing to do. `apply` takes them, with what is prepared. */
export interface Decision {
  readonly entries: readonly LogEntry[]
  readonly prepared?: Prepared
  /** Why a bot's move was replaced by any legal one. */
  readonly fallback?: string
}

export const isDecision = (outcome: Decision | Rejection): outcome is Decision => 'entries' in outcome

export const NOTHING: Decision = { entries: [] }

export const refuse = (code: ProtocolCode): Rejection => ({ code })

/** Identifies a command across resends and restarts. */
export const commandKey = (guest: TableGuest, id: string): string => `${guest.id}/${id}`

/** The commands that change a table; the others only concern who follows it. */
export type ChangeCommand = Exclude<
  TableCommand,
  { type: 'join' | 'part' | 'mute' | 'moves' | 'look' | 'rematch' }
>

/** A command with who sent it, where they sit, and the fields that its entries share. */
export interface Request {
  readonly table: TableState
  readonly guest: TableGuest
  readonly seat: Seat | undefined
  readonly common: EntryFields
  readonly context: DecideContext
}

export type Wanted<Type extends ChangeCommand['type']> = Omit<CommandOf<Type>, 'type' | 'id' | 'table'>

/** Whether a log takes no more entries from a guest. */
export function isFull(
  { length, written }: TableState,
  guest: TableGuest,
  { limits }: DecideContext,
): boolean {
  if (!limits) return false
  return length >= limits.entriesPerTable || (written.get(guest.id) ?? 0) >= limits.entriesPerGuest
}
