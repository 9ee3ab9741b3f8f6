import type { TimeSpan } from '../../kernel/time-units.ts'
import type { Audit, Ban, Report } from '../../protocol/index.ts'
import type { Page, TableRow } from './store.ts'

/** A token by which an administrator is recognised. Only its hash is stored. */
export interface AdminToken {
  readonly label: string
  readonly hash: Uint8Array
  readonly created: number
}

/** What an act changes, in the same commit as its entry in the audit log. */
export type AdminEffect =
  | { readonly type: 'token'; readonly token: AdminToken }
  /** Without a value the switch is removed. */
  | { readonly type: 'switch'; readonly name: string; readonly value?: string }
  | { readonly type: 'halt'; readonly halt: TimeSpan }
  | { readonly type: 'ban'; readonly ban: Ban }
  | { readonly type: 'unban'; readonly ban: string; readonly at: number }
  | { readonly type: 'resolve'; readonly report: string; readonly at: number }

/** What is in force now. */
export interface AdminState {
  readonly tokens: readonly AdminToken[]
  readonly switches: ReadonlyMap<string, string>
  readonly halts: readonly TimeSpan[]
  /** Bans that have neither ended nor been lifted. */
  readonly bans: readonly Ban[]
}

/** Where a page of a list ends: the rows after it are older. */
export interface ListPosition {
  readonly at: number
  readonly id: string
}

/** The chat of a report names its speakers by their ids, so that one who is deleted can be erased. */
export interface StoredReport extends Omit<Report, 'chat' | 'reporter' | 'reporterName'> {
  /** Empty once they were deleted. */
  readonly reporter: string
  readonly chat: readonly (Report['chat'][number] & { readonly guest?: string })[]
}

interface TableListQuery {
  readonly status: 'unfinished' | 'finished' | 'all'
  readonly before?: ListPosition | undefined
  readonly limit: number
}

export interface NamedGuest {
  readonly id: string
  readonly name: string
}

/** How much there is of what an administrator watches; counted up to a limit. */
export interface Workload {
  readonly lobbies: number
  readonly matches: number
  readonly openReports: number
  readonly notices: number
  readonly results: number
}

/** What administrators do, and what they look at. */
export interface AdminStore {
  adminState(now: number): Promise<AdminState>
  /** Stores a token unless there is one already. True for exactly one of several attempts. */
  addFirstToken(token: AdminToken): Promise<boolean>
  /**
   * Writes an act into the audit log and carries it out. False if there is an act with this id, or no token with this
   * hash any more; then nothing is done.
   */
  recordAct(act: Audit, effects: readonly AdminEffect[], token?: Uint8Array): Promise<boolean>
  findAct(id: string): Promise<Audit | undefined>
  /** The latest first. */
  acts(before: ListPosition | undefined, limit: number): Promise<Audit[]>
  bans(before: ListPosition | undefined, limit: number): Promise<Page<Ban>>
  findBan(id: string): Promise<Ban | undefined>
  addReport(report: StoredReport): Promise<void>
  findReport(id: string): Promise<StoredReport | undefined>
  reports(before: ListPosition | undefined, limit: number): Promise<Page<StoredReport>>
  reportsBy(guest: string): Promise<StoredReport[]>
  /** The newest first. */
  listTables(query: TableListQuery): Promise<Page<TableRow>>
  /** Guests whose name begins with this, in the order of names, after this one. */
  guestsNamed(beginning: string, after: NamedGuest | undefined, limit: number): Promise<NamedGuest[]>
  workload(limit: number): Promise<Workload>
  /** Deletes reports and acts that are older than these times, and bans that ended before the one for acts. */
  forgetModeration(before: { readonly reports: number; readonly acts: number }): Promise<void>
}
