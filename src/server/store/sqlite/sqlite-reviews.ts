import type { DatabaseSync } from 'node:sqlite'
import type { ReviewStore } from '../review-store.ts'
import { readable } from '../rows/readable-rows.ts'
import {
  GROW_REVIEW,
  itemFrom,
  itemValues,
  matchValues,
  reviewFrom,
  reviewValues,
} from '../rows/review-rows.ts'
import { idFrom, integerFrom, versionFrom } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'

function prepareReviews(db: DatabaseSync) {
  const prepare = (sql: string) => db.prepare(sql)
  return {
    create: prepare(
      `insert into shared_reviews
         (id, table_id, match, owner, leader, step, eyes, created, touched, version, items_version)
       select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
       where ?2 is null or exists (select 1 from heads where id = ?2)
       on conflict do nothing`,
    ),
    find: prepare('select * from shared_reviews where id = ?'),
    findOf: prepare('select id from shared_reviews where owner = ? and table_id is ? and match is ?'),
    count: prepare('select count(*) as count from shared_reviews where owner = ?'),
    versions: prepare(
      `select r.id, r.version from json_each(?) wanted join shared_reviews r on r.id = wanted.value`,
    ),
    step: prepare(`${GROW_REVIEW}, step = ?, eyes = ?, touched = ? where id = ? and leader = ?`),
    lead: prepare(`${GROW_REVIEW}, leader = ?, touched = ? where id = ? and leader is ?`),
    items: prepare('select * from review_items where review = ? and number > ? order by number'),
    countAllItems: prepare('select count(*) as count from review_items where review = ?'),
    hasItem: prepare('select 1 from review_items where review = ? and guest = ? and command = ?'),
    countItems: prepare('select count(*) as count from review_items where review = ? and kind = ?'),
    grow: prepare(
      `${GROW_REVIEW}, items_version = version + 1, touched = coalesce(?, touched) where id = ? returning version`,
    ),
    addItem: prepare(
      `insert into review_items (review, number, kind, guest, name, step, created, command, content)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    dropItem: prepare('delete from review_items where review = ? and number = ?'),
    dropItems: prepare('delete from review_items where review = ?'),
    drop: prepare('delete from shared_reviews where id = ?'),
    made: prepare('select * from shared_reviews where owner = ? order by created, id'),
    added: prepare('select * from review_items where guest = ? order by review, number'),
    unused: prepare(
      `select id from shared_reviews where match is not null and touched <= ? order by touched limit ?`,
    ),
  }
}

export function sqliteReviews(db: DatabaseSync, write: GroupCommit): ReviewStore {
  const run = prepareReviews(db)
  const drop = (id: string): boolean => {
    run.dropItems.run(id)
    return run.drop.run(id).changes === 1
  }
  return {
    createReview: (review) => write(() => void run.create.run(...reviewValues(review))),
    async findReview(id) {
      const row = run.find.get(id)
      return row && reviewFrom(row)
    },
    async findReviewOf(owner, of) {
      const row = run.findOf.get(owner, ...matchValues(of))
      return row && idFrom(row)
    },
    countReviews: async (owner) => integerFrom(run.count.get(owner)?.count) ?? 0,
    reviewVersions: async (ids) => new Map(run.versions.all(JSON.stringify(ids)).map(versionFrom)),
    stepReview: (id, leader, { step, eyes }, now) =>
      write(() => run.step.run(step, eyes ?? null, now, id, leader).changes === 1),
    leadReview: (id, expected, leader, now) =>
      write(() => run.lead.run(leader, now, id, expected ?? null).changes === 1),
    reviewItems: async (id, after = 0) => readable(run.items.all(id, after), itemFrom),
    countReviewItems: async (id) => integerFrom(run.countAllItems.get(id)?.count) ?? 0,
    addReviewItem: (id, item, most) =>
      write(() => {
        const { guest, command, content, created } = item
        const count = integerFrom(run.countItems.get(id, content.kind)?.count) ?? 0
        if (count >= most || run.hasItem.get(id, guest, command)) return false
        const number = integerFrom(run.grow.get(created, id)?.version)
        if (number === undefined) return false
        run.addItem.run(id, number, ...itemValues(item))
        return true
      }),
    dropReviewItem: (id, number) =>
      write(() => {
        if (run.dropItem.run(id, number).changes === 0) return false
        run.grow.get(null, id)
        return true
      }),
    deleteReview: (id) => write(() => drop(id)),
    reviewsOf: async (guest) => ({
      made: run.made.all(guest).map(reviewFrom),
      added: readable(run.added.all(guest), itemFrom),
    }),
    forgetReviews: (touched, limit) =>
      write(() => run.unused.all(touched, limit).map(idFrom).filter(drop).length),
  }
}
