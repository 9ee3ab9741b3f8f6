import type { SeatInfo } from '../../protocol/index.ts'
import type { LogEntry, TableRecord } from '../../table/index.ts'

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

  /**
   * The tables that name a guest, after this id in the order of ids: those where they sit, those they left, and those that
   * keep a seat for them.
   */
  tablesNaming(guest: string, after: string, limit: number): Promise<string[]>
  /**
   * Writes a table again under another guest. False if it does not have exactly `expected` entries or was rewritten
   * meanwhile. What was decided before cannot be appended afterwards.
   */
  rewriteTable(rewritten: RewrittenTable): Promise<boolean>
  /**
   * Deletes everything about a guest except the tables, and their tries are those of `pseudonym` from then on. Shared
   * reviews of matches of this server lose their owner; those of matches from devices are deleted.
   */
  eraseGuest(guest: string, pseudonym: string): Promise<void>
  /** From now on nothing new is stored for this guest: what would be throws `PlayerErased`, in every process. */
  beginErasing(guest: string, since: number, due: number): Promise<void>
  /** The guests who are to be erased once more by then. */
  erasingDue(by: number, limit: number): Promise<Erasing[]>
  /** Erases them once more at that time; without it, their id is forgotten. */
  setErasing(guest: string, due: number | undefined): Promise<void>
}

/** A guest who is deleted. */
export interface Erasing {
  readonly guest: string
  readonly since: number
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
  /** How often it was rewritten when it was read; by default never. */
  readonly rewrites?: number
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
