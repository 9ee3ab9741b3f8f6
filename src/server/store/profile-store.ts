import type { MatchStatistics, ProfilePart } from '../../protocol/index.ts'

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
