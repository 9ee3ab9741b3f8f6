import type { Ladder, Rating, UncountedReason } from '../../rating/model.ts'

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
