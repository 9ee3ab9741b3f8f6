import type { SeatResult } from '../../kernel/index.ts'

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
