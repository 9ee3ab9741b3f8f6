import type { SeatSet } from '../../kernel/index.ts'
import type { SeatInfo, Status } from '../../protocol/index.ts'
import type { LogEntry, Occupant, TableRecord } from '../../table/index.ts'

/**
 * Where everything is kept. What a method has resolved is on the disk. Nothing above it may assume that it is the only
 * process: appending is conditional, and who is too late loads what came between and tries again.
 */
export interface Store {
  /** Where there is a table with that id already it stays as it is. */
  createTable(record: TableRecord, head: Head): Promise<void>
  /** False when the table does not have `expected` entries (any more); then nothing was written. */
  append(append: Append): Promise<boolean>
  /** The entries after the first `after` ones. */
  loadTable(id: string, after?: number): Promise<StoredTable | undefined>
  findTable(id: string): Promise<TableRow | undefined>
  /** How many entries each of these tables has. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Listed tables that wait for players, the newest first. */
  openTables(page: PageQuery): Promise<TableRow[]>
  /** The tables at which a guest has a seat: those that wait for him first, then the latest. */
  tablesOf(guest: string, page: PageQuery): Promise<(TableRow & { readonly seat: number })[]>
  /** How many tables are not over yet at which a guest has a seat. */
  countUnfinished(guest: string): Promise<number>

  /** Takes the tables for which the server had to do something by then and which nobody else holds, the most urgent first. */
  claimDue(lease: Lease, due: DueQuery): Promise<string[]>
  /** Takes tables, or goes on holding them; those that another process holds are left to it. The ones that are held then. */
  hold(tables: readonly string[], lease: Lease): Promise<string[]>
  /** Gives tables back before the lease ends. */
  release(tables: readonly string[], holder: string): Promise<void>
  /** The first deadline after then. */
  nextDeadline(after: number): Promise<number | undefined>

  saveGuest(guest: Guest): Promise<void>
  findGuest(id: string): Promise<Guest | undefined>
  saveKey(key: Key): Promise<void>
  findKey(selector: string): Promise<Key | undefined>
  /** True for exactly one of those who try to drop the same key. */
  dropKey(selector: string): Promise<boolean>
  /** Forgets keys that were valid until then or before, so many at most; how many. */
  forgetKeys(until: number, limit: number): Promise<number>

  close(): Promise<void>
}

/** What is asked of a table without reading its log. */
export interface Head {
  readonly status: Status
  /** The seats that owe a move. */
  readonly asked: SeatSet
  /** When the server has to do something: time is up, a bot is to move, an empty table expires. */
  readonly deadline?: number
  /** When something last happened that a spectator could see. */
  readonly updated: number
  /** Absent where the seats are as they were. */
  readonly seats?: readonly Occupant[]
}

/**
 * The right to do what is due at a table: one process has it at a time. It ends by itself, so that another one takes
 * over where its holder is gone; a holder that slept through its end does no harm, because appending is conditional.
 */
export interface Lease {
  /** The process. */
  readonly holder: string
  readonly now: number
  readonly until: number
}

export interface DueQuery {
  readonly by: number
  readonly limit: number
  /** Tables that are left alone. */
  readonly except: readonly string[]
}

export interface Append {
  readonly table: string
  /** How many entries the table has before. */
  readonly expected: number
  readonly entries: readonly LogEntry[]
  readonly head: Head
  /** With the start of the match. Kept apart, and sent to nobody before the end. */
  readonly seed?: string
}

export interface StoredTable {
  readonly record: TableRecord
  readonly entries: readonly LogEntry[]
  readonly seed?: string
}

export interface TableRow {
  readonly record: TableRecord
  readonly status: Status
  readonly asked: SeatSet
  readonly updated: number
  readonly seats: readonly SeatInfo[]
}

interface PageQuery {
  readonly game?: string | undefined
  readonly limit: number
  /** How many to pass over. */
  readonly after: number
}

export interface Guest {
  readonly id: string
  readonly name: string
  /** The guests whom he does not want to hear. */
  readonly muted: readonly string[]
}

/** A secret that stands for a guest: a cookie, or a link for another device. Only its hash is kept. */
export interface Key {
  readonly selector: string
  readonly hash: Uint8Array
  readonly guest: string
  readonly kind: 'cookie' | 'link'
  readonly until: number
}
