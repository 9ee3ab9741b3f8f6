import type { RatingStore } from '../rating-store.ts'
import { ratingFrom, ratingValues } from '../rows/rating-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import { integerFrom } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Statements } from './sqlite-statements.ts'

export const sqliteRatings = (run: Statements, write: GroupCommit): RatingStore => ({
  ratingsIn: async ({ game, seats }, guests) =>
    run.ratingsIn.all({ game, seats, guests: JSON.stringify(guests) }).map(ratingFrom),
  lastRatingOrder: async ({ game, seats }) =>
    integerFrom(run.lastRatingOrder.get(game, seats)?.position) ?? 0,
  countRatings: async ({ game, seats }, people, after) =>
    integerFrom(run.countRatings.get(game, seats, people, after)?.count) ?? 0,
  addRatings: (rows) =>
    write(() => {
      const isTaken = rows.some(
        ({ table, game, seats, order }) =>
          run.ratingsAt.get(table) !== undefined ||
          order <= (integerFrom(run.lastRatingOrder.get(game, seats)?.position) ?? 0),
      )
      if (isTaken) return false
      for (const row of rows) run.addRating.run(...ratingValues(row))
      return true
    }),
  ratingsAt: async (table) => run.ratingsAt.all(table).map(ratingFrom),
  ratingsOf: async (guest, limit) => readable(run.ratingsOf.all(guest, limit), ratingFrom),
  async ratingsAfter(last, limit) {
    const { game = '', seats = 0, order = 0, person = 0 } = last ?? {}
    return run.ratingsAfter.all(game, seats, order, person, limit).map(ratingFrom)
  },
  correctRating: (row) => write(() => void run.correctRating.run(...ratingValues(row))),
})
