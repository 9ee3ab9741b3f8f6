import * as v from 'valibot'
import type { ReviewContent, ReviewedMatch, ReviewItem, SharedReviewRow } from '../review-store.ts'
import { columnsOf, parse, parseJson, type Row, storedInteger, text } from './table-rows.ts'

/* The rows of shared reviews, which are the same in both stores. */

/** The beginning of every change of a review: readers notice it by its version. */
export const GROW_REVIEW = 'update shared_reviews set version = version + 1'

const ReviewSchema = v.object({
  id: text,
  table_id: v.nullable(text),
  match: v.nullable(text),
  owner: text,
  leader: v.nullable(text),
  step: storedInteger,
  eyes: v.nullable(storedInteger),
  created: storedInteger,
  touched: storedInteger,
  version: storedInteger,
  items_version: storedInteger,
})

export function reviewFrom(row: Row): SharedReviewRow {
  const parsed = parse('a shared review', ReviewSchema, row)
  const { table_id: table, match, leader, step, eyes, items_version: itemsVersion, ...rest } = parsed
  return {
    ...rest,
    of: table === null ? { match: match ?? '' } : { table },
    ...(leader === null ? {} : { leader }),
    position: { step, ...(eyes === null ? {} : { eyes }) },
    itemsVersion,
  }
}

/** The table and the match of a review, one of which is null. */
export const matchValues = (of: ReviewedMatch): [table: string | null, match: string | null] =>
  'table' in of ? [of.table, null] : [null, of.match]

export function reviewValues(review: SharedReviewRow) {
  const { id, of, owner, leader, position, created, touched, version, itemsVersion } = review
  const place = [position.step, position.eyes ?? null] as const
  return [id, ...matchValues(of), owner, leader ?? null, ...place, created, touched, version, itemsVersion]
}

const ContentSchema: v.GenericSchema<unknown, ReviewContent> = v.variant('kind', [
  v.object({ kind: v.literal('note'), text }),
  v.object({ kind: v.literal('mark'), from: text, to: text }),
])
const ItemSchema = v.object({
  review: text,
  number: storedInteger,
  guest: text,
  name: text,
  step: storedInteger,
  created: storedInteger,
  command: text,
  content: text,
})

export const REVIEW_COLUMNS = columnsOf(ReviewSchema)
export const ITEM_COLUMNS = columnsOf(ItemSchema)

export function itemFrom(row: Row): ReviewItem & { readonly review: string } {
  const { content, ...rest } = parse('an item of a review', ItemSchema, row)
  return { ...rest, content: parse('a note', ContentSchema, parseJson('a note', content)) }
}

/** All columns of an item but its review and number. */
export const itemValues = ({ guest, name, step, created, command, content }: Omit<ReviewItem, 'number'>) => [
  content.kind,
  guest,
  name,
  step,
  created,
  command,
  JSON.stringify(content),
]
