import type { RatingRow, RatingStore } from '../rating-store.ts'
import { RATING_COLUMNS, ratingFrom, ratingValues } from '../rows/rating-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import { integerFrom } from '../rows/table-rows.ts'
import { type Database, isUniqueViolation } from './postgres-database.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

/** Rows as JSON objects by the names of their columns. */
const recordsOf = (rows: readonly RatingRow[]): string => {
  const columns = Object.keys(RATING_COLUMNS)
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(ratingValues(row).map((value, index) => [columns[index], value]))),
  )
}

export const postgresRatings = ({ query }: Database): RatingStore => ({
  ratingsIn: async ({ game, seats }, guests) =>
    (await query(run.ratingsIn, [game, seats, guests])).map(ratingFrom),
  async lastRatingOrder({ game, seats }) {
    const [row] = await query(run.lastRatingOrder, [game, seats])
    return integerFrom(row?.position) ?? 0
  },
  async countRatings({ game, seats }, people, after) {
    const [row] = await query(run.countRatings, [game, seats, people, after])
    return integerFrom(row?.count) ?? 0
  },
  async addRatings(rows) {
    try {
      await query(run.addRatings, [recordsOf(rows)])
      return true
    } catch (problem) {
      // If it was sent twice because the connection was lost, the caller finds the rows of the first time.
      if (isUniqueViolation(problem)) return false
      throw problem
    }
  },
  ratingsAt: async (table) => (await query(run.ratingsAt, [table])).map(ratingFrom),
  ratingsOf: async (guest, limit) => readable(await query(run.ratingsOf, [guest, limit]), ratingFrom),
  async ratingsAfter(last, limit) {
    const { game = '', seats = 0, order = 0, person = 0 } = last ?? {}
    return (await query(run.ratingsAfter, [game, seats, order, person, limit])).map(ratingFrom)
  },
  async correctRating(row) {
    await query(run.correctRating, [recordsOf([row])])
  },
})
