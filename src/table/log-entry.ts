import type { Answer, Seat } from '../kernel/index.ts'
import type { ClockSettings, Phrase, TableEvent } from '../protocol/index.ts'

/** Who sits where. A person is a guest of this server; a bot that stands in plays until he returns. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person'
      readonly guest: string
      readonly name: string
      readonly host?: true
      readonly standIn?: string
    }

/** What is fixed when a table is made. */
export interface TableRecord {
  readonly id: string
  readonly created: number
  readonly game: string
  readonly options: unknown
  readonly listed: boolean
  readonly clock: ClockSettings
  readonly startWhenFull: boolean
  readonly seats: readonly Holder[]
}

/** The readers who can see an entry: seats, and spectators as a bit beyond all seats. */
export type Readers = number
export const SPECTATORS = 15
export const ALL_READERS: Readers = 0xffff

interface Common {
  readonly at: number
  /** The guest and the id of the command that it came from, so that a resend is known, also after a crash. */
  readonly command?: string
}

type Made<Type extends string, Fields = unknown> = Common & { readonly type: Type } & Readonly<Fields>

/** One line of a table's log. With the record and the seed, the log is the whole table. */
export type Entry =
  | Made<'sat', { seat: Seat; guest: string; name: string }>
  | Made<'left', { seat: Seat }>
  | Made<'seatSet', { seat: Seat; to: Extract<Holder, { kind: 'open' | 'bot' }> }>
  | Made<'started', { rules: number; commitment: string }>
  | Made<'turn', { seat: Seat; moves: readonly unknown[]; chance?: readonly Answer[]; seen: Readers }>
  | Made<'tookBack', { seat: Seat; seen: Readers }>
  | Made<'standIn', { seat: Seat; bot: string; because: 'time' | 'left' }>
  | Made<'returned', { seat: Seat }>
  | Made<'chat', { seat: Seat; text: string }>
  | Made<'phrase', { seat: Seat; phrase: Phrase }>
  | Made<'rematch', { seat: Seat; to: string }>
  | Made<'closed', { because: 'empty' | 'expired' }>

/** What readers are told of an entry: never what a turn consisted of. */
export function publicEvent(entry: Entry): TableEvent {
  switch (entry.type) {
    case 'sat':
    case 'left':
    case 'seatSet':
    case 'turn':
    case 'tookBack':
    case 'returned':
      return { type: entry.type, seat: entry.seat }
    case 'started':
      return { type: 'started', rules: entry.rules, commitment: entry.commitment }
    case 'standIn':
      return { type: 'standIn', seat: entry.seat, bot: entry.bot, because: entry.because }
    case 'chat':
      return { type: 'chat', seat: entry.seat, text: entry.text }
    case 'phrase':
      return { type: 'phrase', seat: entry.seat, phrase: entry.phrase }
    case 'rematch':
      return { type: 'rematch', seat: entry.seat, to: entry.to }
    case 'closed':
      return { type: 'closed', because: entry.because }
  }
}

export const readersOf = (entry: Entry): Readers =>
  entry.type === 'turn' || entry.type === 'tookBack' ? entry.seen : ALL_READERS
