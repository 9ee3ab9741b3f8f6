import type { Seat } from '../kernel/index.ts'
import { FORMER_PLAYER } from '../protocol/index.ts'
import type { StoredTable } from './apply/replay.ts'
import type { LogEntry } from './log-entry.ts'
import { type Occupant, seatOfGuest, type TableRecord } from './record.ts'
import { resized } from './settings.ts'

/** What stands for a chat message whose author was deleted. */
const ERASED_TEXT = '…'

export interface ErasedTable {
  readonly record: TableRecord
  /** The entries that differ, by their numbers, which begin with 1. */
  readonly entries: ReadonlyMap<number, LogEntry>
  /** Where the guest sits in the end. */
  readonly seat: Seat | undefined
}

/**
 * A table without what it says about a guest: their id becomes a pseudonym, their name a neutral one, and what they wrote
 * is gone. All moves stay, so the match can still be continued and verified.
 */
export function eraseFromTable(
  { record, entries }: Pick<StoredTable, 'record' | 'entries'>,
  guest: string,
  pseudonym: string,
): ErasedTable {
  const erase = <Named extends { readonly guest: string; readonly name: string }>(one: Named): Named =>
    one.guest === guest ? { ...one, guest: pseudonym, name: FORMER_PLAYER } : one
  const changed = new Map<number, LogEntry>()
  let seats = record.seats
  let namedTable = false
  for (const [index, entry] of entries.entries()) {
    const sitter = 'seat' in entry ? seats[entry.seat] : undefined
    const own = sitter?.kind === 'person' && sitter.guest === guest
    const erased = eraseEntry(entry, { guest, pseudonym, own })
    if (erased !== entry) changed.set(index + 1, erased)
    if (own && entry.type === 'settingsSet' && entry.settings.name !== undefined) namedTable = true
    seats = seatsAfter(seats, entry)
  }
  const { name, reserved, ...others } = record
  return {
    record: {
      ...others,
      ...(name === undefined || namedTable ? {} : { name }),
      ...(reserved === undefined ? {} : { reserved: reserved.map(erase) }),
      seats: record.seats.map((occupant) => (occupant.kind === 'person' ? erase(occupant) : occupant)),
    },
    entries: changed,
    seat: seatOfGuest(seats, guest),
  }
}

interface Erasure {
  readonly guest: string
  readonly pseudonym: string
  /** Whether the guest sits at the seat of the entry. */
  readonly own: boolean
}

function eraseEntry(entry: LogEntry, { guest, pseudonym, own }: Erasure): LogEntry {
  const { command } = entry
  const sent = command?.startsWith(`${guest}/`) === true
  const unsigned = sent ? { ...entry, command: pseudonym + command.slice(guest.length) } : entry
  if (unsigned.type === 'sat' && unsigned.guest === guest)
    return { ...unsigned, guest: pseudonym, name: FORMER_PLAYER }
  if (sent && unsigned.type === 'left' && unsigned.removed) {
    const { reason: _, ...removed } = unsigned.removed
    return { ...unsigned, removed }
  }
  if (!own) return unsigned
  switch (unsigned.type) {
    case 'chat':
      return { ...unsigned, text: ERASED_TEXT }
    case 'restSet':
      return { ...unsigned, rest: {} }
    case 'settingsSet': {
      const { name: _, ...settings } = unsigned.settings
      return { ...unsigned, settings }
    }
    default:
      return unsigned
  }
}

/** Who sits where after an entry. The log is not replayed: it may need rules that this build does not have. */
function seatsAfter(seats: readonly Occupant[], entry: LogEntry): readonly Occupant[] {
  switch (entry.type) {
    case 'sat':
      return seats.with(entry.seat, { kind: 'person', guest: entry.guest, name: entry.name })
    case 'left':
      return seats.with(entry.seat, { kind: 'open' })
    case 'seatSet':
      return seats.with(entry.seat, entry.to)
    case 'settingsSet':
      return entry.settings.seats === undefined ? seats : resized(seats, entry.settings.seats)
    case 'started':
      return seats.filter(({ kind }) => kind !== 'open')
    default:
      return seats
  }
}
