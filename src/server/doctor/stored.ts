import type { SchemaVersion } from '../store/migrations.ts'

/** How the place of the data is called if it is not a file. */
export const DATABASE = 'the database'

/** What was found in the place of the data. */
export type Stored =
  /** Nothing was stored yet. */
  | { readonly kind: 'none'; readonly place: string }
  | { readonly kind: 'unusable'; readonly place: string; readonly reason: string }
  | StoredFacts

interface StoredFacts {
  readonly kind: 'found'
  readonly place: string
  readonly schema: SchemaVersion
  /** How many steps of the schema this version knows. */
  readonly known: number
  /** How far the clock of the database is ahead of ours, in milliseconds; absent for a file. */
  readonly ahead?: number
  /** When the latest deal of the daily challenge was chosen, which happens every day. */
  readonly lastDeal?: number
  /** When a server last noted what time it is, which it does every hour. */
  readonly lastTime?: number
  /** The keys of web push, as they are stored. */
  readonly pushKeys?: string
  /** There are ratings that were computed before the levels of bots were last measured. */
  readonly oldRatings: boolean
  /** In bytes. */
  readonly size: number
  /** What is set in a way that endangers the data. */
  readonly dangers: readonly string[]
}
