import { type Answer, hasSeat, type Seat, withSeat } from '../kernel/index.ts'
import type { TimeSpan } from '../kernel/time-units.ts'
import type { ChatPhrase, ClosedBy, PlayerRest, TableEvent, TableSettings } from '../protocol/index.ts'
import type { BotSeat, OpenSeat } from './record.ts'

/** Whoever looks at a table: a seat, or `SPECTATOR` for everybody who has none. */
export type Viewer = number
export const SPECTATOR: Viewer = 15
export const viewerOf = (seat: Seat | undefined): Viewer => seat ?? SPECTATOR
export const seatOf = (viewer: Viewer): Seat | undefined => (viewer === SPECTATOR ? undefined : viewer)

/** Viewers as a bit set. */
export type ViewerSet = number
export const EVERYONE: ViewerSet = 0xffff

/** What all log entries have in common. */
export interface EntryFields {
  readonly at: number
  /** The guest and the id of the command behind it, so that a resend is recognised even after a crash. */
  readonly command?: string
}

type Entry<Type extends string, Fields = unknown> = EntryFields & { readonly type: Type } & Readonly<Fields>

/** Why somebody lost their seat before the start. */
export interface Removal {
  readonly by: 'host' | 'admin'
  readonly reason?: string
}

interface TurnFields {
  seat: Seat
  moves: readonly unknown[]
  chance?: readonly Answer[]
  seen: ViewerSet
  /** An order of the seat has made it. Only its owner is told. */
  byOrder?: true
}

/** One line of a table's log. With the record and the seed, the log is the whole table. */
export type LogEntry =
  | Entry<'sat', { seat: Seat; guest: string; name: string; program?: true }>
  | Entry<'left', { seat: Seat; removed?: Removal }>
  | Entry<'seatSet', { seat: Seat; to: OpenSeat | BotSeat }>
  | Entry<'settingsSet', { seat: Seat; settings: TableSettings }>
  | Entry<'started', { rules: number; commitment: string }>
  | Entry<'turn', TurnFields>
  | Entry<'tookBack', { seat: Seat; seen: ViewerSet }>
  | Entry<'ordered', { seat: Seat; order?: unknown; pace?: number }>
  /** `removed`: by an administrator; the player cannot return. */
  | Entry<'standIn', { seat: Seat; bot: string; because: 'time' | 'left'; removed?: true }>
  /** Somebody who was removed may sit down again. `seat` is the host's, or the one that they had in the match. */
  | Entry<'readmitted', { seat: Seat; removal: number }>
  | Entry<'returned', { seat: Seat }>
  | Entry<'chat', { seat: Seat; text: string }>
  | Entry<'phrase', { seat: Seat; phrase: ChatPhrase }>
  | Entry<'rematch', { seat: Seat; to: string }>
  | Entry<'restSet', { seat: Seat; rest: PlayerRest }>
  | Entry<'pauseSet', { seat: Seat; on: boolean }>
  /** A player wants to end the match without a result, or no longer wants to. */
  | Entry<'endSet', { seat: Seat; on: boolean }>
  /** The server did not accept moves in this time, so no clock ran. */
  | Entry<'halted', TimeSpan>
  /** The match has been rated: its position among the rated matches of its game and number of players. */
  | Entry<'rated', { order: number }>
  /** `by`: ended early, without a result. Earlier versions know two reasons only. */
  | Entry<'closed', { because: 'empty' | 'expired'; by?: ClosedBy }>

export type LogEntryOf<Type extends LogEntry['type']> = Extract<LogEntry, { type: Type }>

/**
 * Who can see that an entry was written. A turn that changes nothing for a viewer is not announced to them, and an order
 * concerns its owner alone.
 */
export function viewersOf(entry: LogEntry): ViewerSet {
  if (entry.type === 'ordered') return withSeat(0, entry.seat)
  // Ratings are private, so that the match was rated is announced to nobody.
  if (entry.type === 'rated') return 0
  return entry.type === 'turn' || entry.type === 'tookBack' ? entry.seen : EVERYONE
}

export const canSee = (viewer: Viewer, entry: LogEntry): boolean => hasSeat(viewersOf(entry), viewer)

/** What viewers are told about an entry: never the moves of a turn. */
export function publicEvent(entry: LogEntry): TableEvent {
  switch (entry.type) {
    case 'sat':
    case 'left':
    case 'seatSet':
    case 'turn':
    case 'tookBack':
    case 'ordered':
    case 'returned':
      return { type: entry.type, seat: entry.seat }
    case 'settingsSet':
      // Known to released clients, which then see at least a change of seats.
      return { type: 'seatSet', seat: entry.seat, settings: entry.settings }
    case 'restSet':
      return { type: 'seatSet', seat: entry.seat, rest: true }
    case 'pauseSet':
      return { type: 'seatSet', seat: entry.seat, pause: entry.on }
    case 'endSet':
      return { type: 'seatSet', seat: entry.seat, end: entry.on }
    case 'readmitted':
      return { type: 'seatSet', seat: entry.seat, readmitted: entry.removal }
    case 'halted':
      return { type: 'seatSet', seat: 0, halted: true }
    case 'started':
      return { type: 'started', rules: entry.rules, commitment: entry.commitment }
    case 'standIn':
      return {
        type: 'standIn',
        seat: entry.seat,
        bot: entry.bot,
        because: entry.because,
        ...(entry.removed ? { removed: true } : {}),
      }
    case 'chat':
      return { type: 'chat', seat: entry.seat, text: entry.text }
    case 'phrase':
      return { type: 'phrase', seat: entry.seat, phrase: entry.phrase }
    case 'rematch':
      return { type: 'rematch', seat: entry.seat, to: entry.to }
    case 'rated':
      throw new Error('nobody can see this entry')
    case 'closed':
      return {
        type: 'closed',
        because: entry.because,
        ...(entry.by === undefined ? {} : { by: entry.by }),
      }
  }
}
