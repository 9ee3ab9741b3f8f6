import type { SeatOutcome } from '../../kernel/index.ts'
import type { MatchStatistics, SeatInfo } from '../../protocol/index.ts'
import type { TableRecord } from '../../table/index.ts'

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
