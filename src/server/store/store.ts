import type { SeatSet } from '../../kernel/index.ts'
import type { PlayerRest, SeatInfo, Status } from '../../protocol/index.ts'
import type { LogEntry, Occupant, StoredTable, TableRecord } from '../../table/index.ts'
import type { AdminStore } from './admin-store.ts'
import type { ArchiveStore, MatchOutcome } from './archive-store.ts'
import type { DailyStore } from './daily-store.ts'
import type { IdentityStore } from './identity-store.ts'
import type { KeyStore } from './key-store.ts'
import type { NoticeStore, TurnNotice } from './notice-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { ProfileStore } from './profile-store.ts'
import type { RatingStore } from './rating-store.ts'
import type { ReviewStore } from './review-store.ts'

/**
 * Where everything is stored. Once a method has resolved, its effect is on the disk. Nothing above the store may assume
 * that it is the only process: appending is conditional, and a process that is too late loads the new entries and retries.
 */
export interface Store
  extends TableStore,
    CodeStore,
    TableListStore,
    LeaseStore,
    RetentionStore,
    GuestStore,
    KeyStore,
    DailyStore,
    ArchiveStore,
    IdentityStore,
    NoticeStore,
    RatingStore,
    PeopleStore,
    ReviewStore,
    ProfileStore,
    AdminStore {
  close(): Promise<void>
}

export interface TableStore {
  /** Does nothing if there is already a table with that id. */
  createTable(record: TableRecord, head: Head): Promise<void>
  /** False if the table does not have exactly `expected` entries or was rewritten; then nothing was written. */
  append(append: Append): Promise<boolean>
  /** With the entries after the first `after` ones. */
  loadTable(id: string, after?: number): Promise<StoredTable | undefined>
  findTable(id: string): Promise<TableRow | undefined>
  /** How many entries each of these tables has. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** The codes by which people join a table. */
export interface CodeStore {
  /** Makes a code lead to a table. False if another table has it that has not started yet. */
  claimCode(code: string, table: string): Promise<boolean>
  /** The table that is waiting for players under this code. */
  findByCode(code: string): Promise<string | undefined>
}

/** Rows of a list. Those that this version cannot read are undefined, and count when the next page is asked for. */
export type Page<Row> = readonly (Row | undefined)[]

export interface TableListStore {
  /** Listed tables with an open seat that are waiting for players, newest first. */
  openTables(page: PageQuery): Promise<Page<TableRow>>
  /** Listed tables whose match is running, the newest first. */
  runningTables(limit: number): Promise<TableRow[]>
  /** Tables of strangers with this many seats: those that wait for players, then those being played, newest first. */
  pairingTables(wanted: PairingQuery): Promise<TableRow[]>
  /** The unfinished tables of strangers at which a guest has a seat, the oldest first. */
  pairingTablesOf(guest: string): Promise<(TableRow & { readonly seat: number })[]>
  /** The tables at which a guest has a seat: those where it is their turn first, then the most recent. */
  tablesOf(guest: string, page: PageQuery): Promise<Page<TableRow & { readonly seat: number }>>
  /** The people at a table. */
  seatedAt(table: string): Promise<{ readonly guest: string; readonly seat: number }[]>
  /** How many unfinished tables a guest has a seat at. */
  countUnfinished(guest: string): Promise<number>
}

/** Which process acts at a table that is due. */
export interface LeaseStore {
  /** Leases tables that are due and that nobody else holds, the most urgent first. */
  claimDue(lease: Lease, due: DueQuery): Promise<string[]>
  /** Leases tables, or renews their leases. Returns those that were not held by another process. */
  hold(tables: readonly string[], lease: Lease): Promise<string[]>
  /** Ends leases early. */
  release(tables: readonly string[], holder: string): Promise<void>
  /** The earliest deadline after this time. */
  nextDeadline(after: number): Promise<number | undefined>
}

/** What removes old tables, and leases the duty to do it. */
export interface RetentionStore {
  /** The tables after this id in the order of their ids, with what decides how long they are kept. */
  agesAfter(id: string, limit: number): Promise<TableAge[]>
  /** Deletes a table that still has exactly this many entries. The entries themselves are left to `purge`. */
  deleteTable(id: string, entries: number): Promise<boolean>
  /** Deletes up to `limit` entries of deleted tables. Returns how many were deleted. */
  purge(limit: number): Promise<number>
  /** Returns a little free space to the disk, where the store can. */
  shrink(): Promise<void>
  /** The bytes that the stored data takes up. */
  size(): Promise<number>
  /**
   * Notes what time it is, unless more time than `most` has passed since the last note: then it returns false. A clock
   * that is behind, as at the start of a machine without one of its own, changes nothing.
   */
  noteTime(now: number, most: number): Promise<boolean>
  /** Leases a duty that one process at a time takes care of, or renews the lease. False if another process has it. */
  claimDuty(duty: string, lease: Lease): Promise<boolean>
}

export interface GuestStore {
  /** Stores a new guest, or the new name of one. */
  saveGuest(guest: Guest): Promise<void>
  findGuest(id: string): Promise<Guest | undefined>
  /** Stores a new program. Does nothing if it is stored already. */
  addProgram(program: Guest & { readonly owner: string }): Promise<void>
  /** The programs of a guest, by name. */
  programsOf(owner: string): Promise<Guest[]>
  /** Replaces whom a guest has muted. False if that is not what was expected any more. */
  replaceMuted(guest: string, expected: readonly string[], muted: readonly string[]): Promise<boolean>
  /** Replaces the rest of a guest, which `saveGuest` leaves as it is. False if it is not the expected one any more. */
  replaceRest(guest: string, expected: PlayerRest | undefined, rest: PlayerRest): Promise<boolean>
  /**
   * Looks at up to `limit` guests after this id in the order of ids, and deletes those who have no key, seat, passkey or
   * recovery code, because nobody can sign in as them again. They leave their groups. Returns the last id it looked at, or
   * undefined if there are no more.
   */
  forgetGuests(after: string, limit: number): Promise<string | undefined>
}

/** The store cannot be used: the disk is full or gone, or the database does not answer. Not a mistake in the program. */
export class StoreUnavailable extends Error {
  constructor(problem: unknown) {
    super(problem instanceof Error ? problem.message : String(problem), { cause: problem })
    this.name = 'StoreUnavailable'
  }
}

/** Something was to be stored for a player who is deleted. */
export class PlayerErased extends Error {
  constructor(problem: unknown) {
    super('the player was deleted', { cause: problem })
    this.name = 'PlayerErased'
  }
}

/** What can be queried about a table without reading its log. */
export interface Head {
  readonly status: Status
  /** The seats that owe a move. */
  readonly asked: SeatSet
  /** When the server has to act: a clock runs out, a bot or an order is to move, an empty table expires. */
  readonly deadline?: number
  /** When the next clock runs out, which players are told. */
  readonly runsOut?: number
  /** The same for each seat, null where no clock runs. Absent if all that run do so for equally long. */
  readonly runOuts?: readonly (number | null)[]
  /** When something last happened that a spectator could see. */
  readonly updated: number
  /** Absent if the host has not changed the settings. */
  readonly record?: TableRecord
  /** Absent if the seats have not changed. */
  readonly seats?: readonly Occupant[]
}

/**
 * The right to act at a table when it is due. One process has it at a time. It expires, so that another process takes
 * over when the holder is gone. A holder that was suspended past the end does no harm, because appending is conditional.
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
  /** Tables to skip. */
  readonly except: readonly string[]
}

export interface Append {
  readonly table: string
  /** How many entries the table has before. */
  readonly expected: number
  /** How often it was rewritten when the entries were decided; by default never. */
  readonly rewrites?: number
  readonly entries: readonly LogEntry[]
  readonly head: Head
  /** Comes with the start of the match. Stored apart from the log, and sent to nobody before the end. */
  readonly seed?: string
  /** Comes with the end of the match. */
  readonly finished?: MatchOutcome
  /** Whom to tell that they are asked for a move. */
  readonly notices?: readonly TurnNotice[]
}

export interface TableRow {
  readonly record: TableRecord
  readonly status: Status
  readonly asked: SeatSet
  /** When the next clock runs out; in the list of a guest, when their own does, if it runs. */
  readonly runsOut?: number
  readonly updated: number
  readonly seats: readonly SeatInfo[]
}

interface PairingQuery {
  readonly game: string
  readonly seats: number
  /** Only tables that were made after this. */
  readonly since: number
  readonly limit: number
}

interface PageQuery {
  readonly game?: string | undefined
  readonly limit: number
  /** How many rows to skip. */
  readonly after: number
}

export interface Guest {
  readonly id: string
  readonly name: string
  /** The guests whom they have muted. */
  readonly muted: readonly string[]
  /** When they sleep and are on holiday, if they have set it. */
  readonly rest?: PlayerRest
  /** The guest whose program this is. Nobody but a program has one. */
  readonly owner?: string
}

/** What decides how long a table is kept. */
export interface TableAge {
  readonly id: string
  readonly entries: number
  /** Unknown if only a newer version knows it. */
  readonly status: Status | 'unknown'
  /** When something last happened, or when the next deadline is, whichever is later. */
  readonly touched: number
  /** How many people have a seat. */
  readonly people: number
  /** Whether the match had begun. */
  readonly begun: boolean
}
