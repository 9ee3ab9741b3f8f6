import type { SeatOutcome, SeatResult, SeatSet } from '../../kernel/index.ts'
import type { MatchStatistics, PlayerRest, ProfilePart, SeatInfo, Status } from '../../protocol/index.ts'
import type { Ladder, Rating, UncountedReason } from '../../rating/model.ts'
import type { LogEntry, Occupant, TableRecord } from '../../table/index.ts'
import type { NoticeStore, TurnNotice } from './notice-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { ReviewStore } from './review-store.ts'

/**
 * Where everything is stored. Once a method has resolved, its effect is on the disk. Nothing above the store may assume
 * that it is the only process: appending is conditional, and a process that is too late loads the new entries and retries.
 */
export interface Store
  extends KeyStore,
    DailyStore,
    ArchiveStore,
    IdentityStore,
    NoticeStore,
    RatingStore,
    PeopleStore,
    ReviewStore,
    ProfileStore {
  /** Does nothing if there is already a table with that id. */
  createTable(record: TableRecord, head: Head): Promise<void>
  /** False if the table does not have exactly `expected` entries; then nothing was written. */
  append(append: Append): Promise<boolean>
  /** With the entries after the first `after` ones. */
  loadTable(id: string, after?: number): Promise<StoredTable | undefined>
  findTable(id: string): Promise<TableRow | undefined>
  /** How many entries each of these tables has. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Makes a code lead to a table. False if another table has it that has not started yet. */
  claimCode(code: string, table: string): Promise<boolean>
  /** The table that is waiting for players under this code. */
  findByCode(code: string): Promise<string | undefined>
  /** Listed tables that are waiting for players, newest first. */
  openTables(page: PageQuery): Promise<TableRow[]>
  /** The tables at which a guest has a seat: those where it is their turn first, then the most recent. */
  tablesOf(guest: string, page: PageQuery): Promise<(TableRow & { readonly seat: number })[]>
  /** The people at a table. */
  seatedAt(table: string): Promise<{ readonly guest: string; readonly seat: number }[]>
  /** How many unfinished tables a guest has a seat at. */
  countUnfinished(guest: string): Promise<number>

  /** Leases tables that are due and that nobody else holds, the most urgent first. */
  claimDue(lease: Lease, due: DueQuery): Promise<string[]>
  /** Leases tables, or renews their leases. Returns those that were not held by another process. */
  hold(tables: readonly string[], lease: Lease): Promise<string[]>
  /** Ends leases early. */
  release(tables: readonly string[], holder: string): Promise<void>
  /** The earliest deadline after this time. */
  nextDeadline(after: number): Promise<number | undefined>

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
  /** Leases a duty that one process at a time takes care of, or renews the lease. False if another process has it. */
  claimDuty(duty: string, lease: Lease): Promise<boolean>

  saveGuest(guest: Guest): Promise<void>
  findGuest(id: string): Promise<Guest | undefined>
  /** Stores a new program. */
  addProgram(program: Guest & { readonly owner: string }): Promise<void>
  /** The programs of a guest, by name. */
  programsOf(owner: string): Promise<Guest[]>
  /** Replaces the rest of a guest, which `saveGuest` leaves as it is. False if it is not the expected one any more. */
  replaceRest(guest: string, expected: PlayerRest | undefined, rest: PlayerRest): Promise<boolean>
  /**
   * Looks at up to `limit` guests after this id in the order of ids, and deletes those who have no key, seat, passkey or recovery code:
   * nobody can be them again. Returns the last id it looked at, or undefined if there are no more.
   */
  forgetGuests(after: string, limit: number): Promise<string | undefined>

  close(): Promise<void>
}

/** The secrets by which guests are recognised. */
export interface KeyStore {
  saveKey(key: Key): Promise<void>
  findKey(selector: string): Promise<Key | undefined>
  /** All keys of a guest. */
  keysOf(guest: string): Promise<Key[]>
  /** Those of these selectors that still have a key. */
  knownKeys(selectors: readonly string[]): Promise<string[]>
  /** Changes a key whose `replaced` is still as expected. True for exactly one of several attempts. */
  replaceKey(selector: string, expected: number | undefined, replaced: number): Promise<boolean>
  /** Notes that a key was used. A key that it replaces is then valid until `until` at the latest. */
  useKey(key: Pick<Key, 'selector' | 'replaces'>, used: number, until: number): Promise<void>
  /** Drops the keys of a guest's sessions, and returns the selectors of those that were dropped. */
  dropSessions(guest: string, which: SessionQuery): Promise<string[]>
  /** True for exactly one of several attempts to drop the same key. */
  dropKey(selector: string): Promise<boolean>
  /** Deletes up to `limit` keys that were valid until then or earlier. Returns how many were deleted. */
  forgetKeys(until: number, limit: number): Promise<number>
}

/** What lets guests sign in elsewhere, their handles, and how they are erased. */
export interface IdentityStore {
  /** False if there is a passkey with this id already. */
  addPasskey(passkey: Passkey): Promise<boolean>
  findPasskey(id: string): Promise<Passkey | undefined>
  /** The oldest first. */
  passkeysOf(guest: string): Promise<Passkey[]>
  /** Notes that a passkey was used. False if its counter is not the expected one any more. */
  usePasskey(id: string, expected: number, counter: number, used: number): Promise<boolean>
  dropPasskey(guest: string, id: string): Promise<boolean>

  /** Replaces the recovery code of a guest. */
  setRecovery(recovery: StoredRecovery): Promise<void>
  dropRecovery(guest: string): Promise<void>
  findRecovery(hash: Uint8Array): Promise<StoredRecovery | undefined>
  recoveryOf(guest: string): Promise<StoredRecovery | undefined>

  saveChallenge(challenge: Challenge): Promise<void>
  /** Removes a challenge and returns it: to exactly one of several attempts. */
  takeChallenge(selector: string): Promise<Challenge | undefined>
  /** Deletes up to `limit` challenges that were valid until then or earlier. Returns how many were deleted. */
  forgetChallenges(until: number, limit: number): Promise<number>

  /** Gives a guest a handle instead of the one before. False if another guest has one that looks like it. */
  setHandle(handle: Handle): Promise<boolean>
  dropHandle(guest: string): Promise<void>
  handleOf(guest: string): Promise<string | undefined>

  /** The tables that name a guest, after this id in the order of ids: those where they sit, and those they left. */
  tablesNaming(guest: string, after: string, limit: number): Promise<string[]>
  /** Writes a table again under another guest. False if it does not have exactly `expected` entries. */
  rewriteTable(rewritten: RewrittenTable): Promise<boolean>
  /**
   * Deletes everything about a guest except the tables, and their tries are those of `pseudonym` from then on. Shared
   * reviews of matches of this server lose their owner; those of matches from devices are deleted.
   */
  eraseGuest(guest: string, pseudonym: string): Promise<void>
}

/** The deals of the daily challenge, and what was achieved on them. Days are written as `2026-11-16`. */
export interface DailyStore {
  /** Adds deals. Where there is one of that day and game already, it stays: all processes use the first. */
  addDeals(deals: readonly Deal[]): Promise<void>
  /** The deals from the first of these days to the last, in the order of days and games. */
  dealsBetween(first: string, last: string): Promise<PlayedDeal[]>
  /** Stores the match that master has played on a deal, unless there is one. */
  setMasterMatch(deal: DealKey, master: MasterMatch): Promise<void>
  /** The file of that match. */
  masterFile(deal: DealKey): Promise<string | undefined>
  /** Stores a try, unless the guest has one on this deal already. */
  addTry(one: Omit<Try, 'result'>): Promise<void>
  /** Stores the result of a try, unless it has one. */
  finishTry(one: DealKey & { readonly guest: string }, result: SeatResult): Promise<void>
  /** Whether anybody has begun a try. */
  hasTries(deal: DealKey): Promise<boolean>
  /** The tries of a guest from the first of these days to the last. */
  triesOf(guest: string, first: string, last: string): Promise<Try[]>
  /** How many tries have each score, the highest first within each deal. */
  scoresBetween(first: string, last: string): Promise<ScoreCount[]>
}

/** The finished matches of each guest, the last one first. They are deleted with their tables. */
export interface ArchiveStore {
  /** A page of the matches that a guest has finished. */
  finishedOf(guest: string, query: ArchiveQuery): Promise<ArchivePage>
  /** Lists those of these tables that are over and not listed yet. Their results are left to `setFinished`. */
  listFinished(tables: readonly string[]): Promise<void>
  /** Listed tables whose results nobody has looked up yet, the last one first. */
  withoutResults(limit: number): Promise<string[]>
  /** Stores what a listed match is found by. Without players its result stays unknown for good. */
  setFinished(table: string, match: MatchOutcome): Promise<void>
}

/** What guests show of themselves, and what their browsers have computed about their matches. */
export interface ProfileStore {
  /** Replaces what a guest shows. The address stays the one that was stored first. */
  showProfile(profile: StoredProfile): Promise<void>
  /** Nothing is shown any more, and the address is forgotten. */
  hideProfile(guest: string): Promise<void>
  profileOf(guest: string): Promise<StoredProfile | undefined>
  /** By an address or by the skeleton of a handle. */
  findProfile(who: ProfileKey): Promise<ShownProfile | undefined>
  /** The latest results of a guest, the last one first. */
  resultsOf(guest: string, limit: number): Promise<FinishedResult[]>
  /** Stores what a guest's browser has computed about a match. False if it is not in their archive. */
  setStatistics(guest: string, table: string, statistics: MatchStatistics): Promise<boolean>
  statisticsAt(guest: string, table: string): Promise<MatchStatistics | undefined>
}

export interface StoredProfile {
  readonly guest: string
  /** Cannot be guessed, and is no handle. */
  readonly address: string
  readonly shows: readonly ProfilePart[]
}

interface ProfileKey {
  readonly address: string
  readonly skeleton: string
}

export interface ShownProfile extends StoredProfile {
  readonly name: string
  readonly handle?: string
}

export interface FinishedResult {
  readonly game: string
  readonly seats: number
  /** How many other people played. */
  readonly others: number
  readonly ended: number
  readonly place: number
  readonly score: number
}

/** What rated matches have meant for their players. */
export interface RatingStore {
  /** The latest row of each of these guests in a ladder. */
  ratingsIn(ladder: Ladder, guests: readonly string[]): Promise<RatingRow[]>
  /** The position of the last rated match of a ladder; 0 if there is none. */
  lastRatingOrder(ladder: Ladder): Promise<number>
  /** How many matches of these people have counted in a ladder after a time. */
  countRatings(ladder: Ladder, people: string, after: number): Promise<number>
  /** Adds the rows of a match. False if it has been rated already, or its position is taken; then nothing was written. */
  addRatings(rows: readonly RatingRow[]): Promise<boolean>
  /** The rows of a match, in the order of the seats. */
  ratingsAt(table: string): Promise<RatingRow[]>
  /** The latest rows of a guest, the latest first. */
  ratingsOf(guest: string, limit: number): Promise<RatingRow[]>
  /** All rows in the order of games, seats and positions, after this one. */
  ratingsAfter(last: RatingRow | undefined, limit: number): Promise<RatingRow[]>
  /** Replaces the row of the same table and seat. */
  correctRating(row: RatingRow): Promise<void>
}

/** What a rated match has meant for one of its people. */
export interface RatingRow {
  readonly game: string
  readonly seats: number
  /** The position of the match among the rated matches of this game and number of players, from 1 on. */
  readonly order: number
  /** Counts the people of a match from 0 on. */
  readonly person: number
  readonly table: string
  readonly seat: number
  readonly guest: string
  /** The people of the match, which are the same in all its rows. Empty once one of them was deleted. */
  readonly people: string
  readonly ended: number
  readonly place: number
  readonly before: Rating
  readonly after: Rating
  /** How many matches have counted, this one included. */
  readonly matches: number
  readonly uncounted?: UncountedReason
}

/** The store cannot be used: the disk is full or gone, or the database does not answer. Not a mistake in the program. */
export class StoreUnavailable extends Error {
  constructor(problem: unknown) {
    super(problem instanceof Error ? problem.message : String(problem), { cause: problem })
    this.name = 'StoreUnavailable'
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
  readonly entries: readonly LogEntry[]
  readonly head: Head
  /** Comes with the start of the match. Stored apart from the log, and sent to nobody before the end. */
  readonly seed?: string
  /** Comes with the end of the match. */
  readonly finished?: MatchOutcome
  /** Whom to tell that they are asked for a move. */
  readonly notices?: readonly TurnNotice[]
}

/** What a match is found by once it is over. */
export interface MatchOutcome {
  readonly game: string
  readonly ended: number
  /** Of each seat. */
  readonly results: readonly SeatOutcome[]
  /** The people among the players. */
  readonly players: readonly FinishedPlayer[]
}

interface FinishedPlayer {
  readonly guest: string
  readonly seat: number
  /** The names of the other people, folded, one in a line. */
  readonly opponents: string
}

/** Where a page of the archive ends. */
export interface ArchivePosition {
  readonly ended: number
  readonly table: string
}

export interface ArchiveQuery {
  readonly game?: string | undefined
  /** A part of the folded name of another person at the table. */
  readonly opponent?: string | undefined
  readonly result?: 'won' | 'lost' | undefined
  readonly against?: 'people' | 'bots' | undefined
  /** The time when the match ended: from the first to before the second. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly after?: ArchivePosition | undefined
  readonly limit: number
  /** How many matches are looked at, so that a filter that finds nothing takes no longer than others. */
  readonly window: number
}

interface ArchivePage {
  readonly matches: readonly ArchivedRow[]
  /** Where the search has stopped, if there may be more matches before it. */
  readonly end?: ArchivePosition
}

export interface ArchivedRow {
  readonly record: TableRecord
  readonly seats: readonly SeatInfo[]
  readonly seat: number
  readonly ended: number
  /** Absent while nobody has looked them up, or if this version cannot. */
  readonly results?: readonly SeatOutcome[]
  readonly statistics?: MatchStatistics
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
  /** When the next clock runs out. */
  readonly runsOut?: number
  readonly updated: number
  readonly seats: readonly SeatInfo[]
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

interface DealKey {
  readonly day: string
  readonly game: string
}

/** The same cards for everybody who plays the daily challenge. */
export interface Deal extends DealKey {
  /** Secret until the day is over. */
  readonly seed: string
  readonly created: number
}

export interface PlayedDeal extends Deal {
  /** What master has achieved, once it has played. */
  readonly master?: SeatResult
}

interface MasterMatch {
  readonly result: SeatResult
  /** Without the seed. */
  readonly file: string
}

/** A guest's only try at a deal. */
export interface Try extends DealKey {
  readonly guest: string
  readonly table: string
  readonly begun: number
  readonly result?: SeatResult
}

export interface ScoreCount extends DealKey {
  readonly score: number
  readonly count: number
}

/** A key pair whose private half an authenticator keeps. */
export interface Passkey {
  /** As the authenticator calls it, in base64url. */
  readonly id: string
  readonly guest: string
  readonly publicKey: Uint8Array
  /** Grows with every use, unless the authenticator does not count. */
  readonly counter: number
  /** A rough name of the browser in which it was made; empty if it is not known. */
  readonly label: string
  readonly created: number
  readonly used?: number
}

export interface StoredRecovery {
  readonly guest: string
  readonly hash: Uint8Array
  readonly created: number
}

/** What an authenticator has to sign next. It belongs to the browser that has the cookie with the verifier. */
export interface Challenge {
  readonly selector: string
  /** Of the verifier in the cookie. */
  readonly hash: Uint8Array
  readonly challenge: string
  /** For whom a passkey is made; absent if somebody signs in. */
  readonly guest?: string
  readonly until: number
}

interface Handle {
  readonly guest: string
  readonly handle: string
  /** The same for all handles that look alike. */
  readonly skeleton: string
}

interface RewrittenTable {
  readonly table: string
  readonly expected: number
  readonly record: TableRecord
  /** As the log has made them. */
  readonly seats: readonly SeatInfo[]
  /** The entries that differ, by their numbers, which begin with 1. */
  readonly entries: ReadonlyMap<number, LogEntry>
  /** For those of the other players who have the match in their archive: by whom they find it, by their seats. */
  readonly opponents: ReadonlyMap<number, string>
  readonly guest: string
  readonly pseudonym: string
}

/** A secret that identifies a guest: a cookie, a link for another device, or a program's token. Only its hash is stored. */
export interface Key {
  readonly selector: string
  readonly hash: Uint8Array
  readonly guest: string
  readonly kind: 'cookie' | 'link' | 'token'
  readonly until: number
  /** The signed-in device. A key that replaces another one belongs to the same session. */
  readonly session: string
  /** When the device was signed in; 0 if that is not known. */
  readonly signedIn: number
  /** When the key was made; 0 if that is not known. */
  readonly created: number
  readonly used: number
  /** A rough name of the browser; empty if it is not known. */
  readonly browser: string
  /** When this key was replaced by another one. */
  readonly replaced?: number
  /** The selector of the key that this one replaces, until this one has been used. */
  readonly replaces?: string
}

/** One session, or all others. */
export type SessionQuery = { readonly only: string } | { readonly except: string }

/** What decides how long a table is kept. */
export interface TableAge {
  readonly id: string
  readonly entries: number
  readonly status: Status
  /** When something last happened, or when the next deadline is, whichever is later. */
  readonly touched: number
  /** How many people have a seat. */
  readonly people: number
  /** Whether the match had begun. */
  readonly begun: boolean
}
