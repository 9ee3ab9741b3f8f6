import type { ReviewStore } from '../review-store.ts'
import { readable } from '../rows/readable-rows.ts'
import {
  GROW_REVIEW,
  ITEM_COLUMNS,
  itemFrom,
  itemValues,
  matchValues,
  REVIEW_COLUMNS,
  reviewFrom,
  reviewValues,
} from '../rows/review-rows.ts'
import { idFrom, integerFrom, versionFrom } from '../rows/table-rows.ts'
import { type Database, named } from './postgres-database.ts'

const GROW_ITEMS = `${GROW_REVIEW}, items_version = version + 1`

const run = named({
  createReview: `
    insert into shared_reviews
      (id, table_id, match, owner, leader, step, eyes, created, touched, version, items_version)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
    where $2::text is null or exists (select 1 from heads where id = $2 for key share)
    on conflict do nothing`,
  findReview: `select ${REVIEW_COLUMNS} from shared_reviews where id = $1`,
  findReviewOf: `
    select id from shared_reviews
    where owner = $1 and table_id is not distinct from $2 and match is not distinct from $3`,
  countReviews: 'select count(*) as count from shared_reviews where owner = $1',
  reviewVersions: 'select id, version from shared_reviews where id = any($1)',
  stepReview: `${GROW_REVIEW}, step = $3, eyes = $4, touched = $5 where id = $1 and leader = $2 returning id`,
  leadReview: `
    ${GROW_REVIEW}, leader = $3, touched = $4 where id = $1 and leader is not distinct from $2 returning id`,
  reviewItems: `select ${ITEM_COLUMNS} from review_items where review = $1 and number > $2 order by number`,
  countReviewItems: 'select count(*) as count from review_items where review = $1',
  addReviewItem: `
    with grown as (
      ${GROW_ITEMS}, touched = $6
      where id = $1
        and not exists (select 1 from review_items where review = $1 and guest = $3 and command = $7)
        and (select count(*) from review_items where review = $1 and kind = $2) < $9
      returning id, version
    )
    insert into review_items (review, number, kind, guest, name, step, created, command, content)
    select id, version, $2, $3, $4, $5, $6, $7, $8 from grown
    on conflict do nothing returning number`,
  dropReviewItem: `
    with gone as (delete from review_items where review = $1 and number = $2 returning review)
    ${GROW_ITEMS} where id in (select review from gone) returning id`,
  deleteReview: `
    with items as (delete from review_items where review = $1)
    delete from shared_reviews where id = $1 returning id`,
  reviewsMade: `select ${REVIEW_COLUMNS} from shared_reviews where owner = $1 order by created, id`,
  itemsAdded: `select ${ITEM_COLUMNS} from review_items where guest = $1 order by review, number`,
  forgetReviews: `
    with unused as (
      select id from shared_reviews where match is not null and touched <= $1 order by touched limit $2
    ),
    items as (delete from review_items where review in (select id from unused))
    delete from shared_reviews where id in (select id from unused) returning id`,
  // A statement that deletes a table or reviews does not see what is added until it has locked their rows.
  dropLateReviews: `
    with late as (delete from shared_reviews where table_id = $1 returning id)
    delete from review_items
    where review in (select id from late union all select unnest($2::text[]))`,
})

/** Deletes reviews that were made while their table was deleted, and items that were added to deleted reviews meanwhile. */
export async function dropLateReviews(
  { query }: Database,
  table: string | null,
  deleted: readonly string[],
): Promise<void> {
  await query(run.dropLateReviews, [table, deleted])
}

/** What must not be carried out twice is written by `write`, which does not repeat it. */
export function postgresReviews(database: Database): ReviewStore {
  const { query, write } = database
  return {
    async createReview(review) {
      await query(run.createReview, reviewValues(review))
    },
    async findReview(id) {
      const [row] = await query(run.findReview, [id])
      return row && reviewFrom(row)
    },
    async findReviewOf(owner, of) {
      const [row] = await query(run.findReviewOf, [owner, ...matchValues(of)])
      return row && idFrom(row)
    },
    async countReviews(owner) {
      const [row] = await query(run.countReviews, [owner])
      return integerFrom(row?.count) ?? 0
    },
    reviewVersions: async (ids) => new Map((await query(run.reviewVersions, [ids])).map(versionFrom)),
    async stepReview(id, leader, { step, eyes }, now) {
      return (await query(run.stepReview, [id, leader, step, eyes ?? null, now])).length === 1
    },
    async leadReview(id, expected, leader, now) {
      const values = [id, expected ?? null, leader, now]
      return (await write({ statement: run.leadReview, values, key: id })).rowCount === 1
    },
    reviewItems: async (id, after = 0) => readable(await query(run.reviewItems, [id, after]), itemFrom),
    async countReviewItems(id) {
      const [row] = await query(run.countReviewItems, [id])
      return integerFrom(row?.count) ?? 0
    },
    async addReviewItem(id, item, most) {
      return (await query(run.addReviewItem, [id, ...itemValues(item), most])).length === 1
    },
    async dropReviewItem(id, number) {
      return (await write({ statement: run.dropReviewItem, values: [id, number], key: id })).rowCount === 1
    },
    async deleteReview(id) {
      const { rowCount } = await write({ statement: run.deleteReview, values: [id], key: id })
      if (rowCount === 1) await dropLateReviews(database, null, [id])
      return rowCount === 1
    },
    async reviewsOf(guest) {
      const [made, added] = await Promise.all([
        query(run.reviewsMade, [guest]),
        query(run.itemsAdded, [guest]),
      ])
      return { made: made.map(reviewFrom), added: readable(added, itemFrom) }
    },
    async forgetReviews(touched, limit) {
      const forgotten = (await query(run.forgetReviews, [touched, limit])).map(idFrom)
      if (forgotten.length > 0) await dropLateReviews(database, null, forgotten)
      return forgotten.length
    },
  }
}
