import * as v from 'valibot'
import { UNCOUNTED_REASONS } from '../../../rating/model.ts'
import type { RatingRow } from '../rating-store.ts'
import { parse, type Row, replacing, storedInteger, text } from './table-rows.ts'

/* The rows of ratings, which are the same in both stores. */

export const RATING_COLUMNS = {
  game: 'text',
  seats: 'number',
  position: 'number',
  person: 'number',
  table_id: 'text',
  seat: 'number',
  guest: 'text',
  people: 'text',
  ended: 'number',
  place: 'number',
  mu_before: 'number',
  sigma_before: 'number',
  mu: 'number',
  sigma: 'number',
  matches: 'number',
  uncounted: 'text',
} as const

export const RATING_LIST = Object.keys(RATING_COLUMNS).join(', ')
export const REPLACES_RATING = replacing('game, seats, position, person', RATING_LIST)

const RowSchema = v.object({
  game: text,
  seats: storedInteger,
  position: storedInteger,
  person: storedInteger,
  table_id: text,
  seat: storedInteger,
  guest: text,
  people: text,
  ended: storedInteger,
  place: storedInteger,
  mu_before: v.number(),
  sigma_before: v.number(),
  mu: v.number(),
  sigma: v.number(),
  matches: storedInteger,
  uncounted: v.nullable(v.picklist(UNCOUNTED_REASONS)),
})

export function ratingFrom(row: Row): RatingRow {
  const { position, table_id, mu_before, sigma_before, mu, sigma, uncounted, ...rest } = parse(
    'a rating',
    RowSchema,
    row,
  )
  return {
    ...rest,
    order: position,
    table: table_id,
    before: { mu: mu_before, sigma: sigma_before },
    after: { mu, sigma },
    ...(uncounted === null ? {} : { uncounted }),
  }
}

/** The values of a row, in the order of `RATING_COLUMNS`. */
export const ratingValues = (row: RatingRow): (string | number | null)[] => [
  row.game,
  row.seats,
  row.order,
  row.person,
  row.table,
  row.seat,
  row.guest,
  row.people,
  row.ended,
  row.place,
  row.before.mu,
  row.before.sigma,
  row.after.mu,
  row.after.sigma,
  row.matches,
  row.uncounted ?? null,
]
