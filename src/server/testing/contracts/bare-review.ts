import type { ReviewItem, SharedReviewRow } from '../../store/review-store.ts'

/** A shared review of the match at table `t` by `ada`, who leads. */
export const bareReview = (id: string, of: SharedReviewRow['of'] = { table: 't' }): SharedReviewRow => ({
  id,
  of,
  owner: 'ada',
  leader: 'visitor ada',
  position: { step: 0 },
  created: 1,
  touched: 1,
  version: 1,
  itemsVersion: 1,
})

export const bareNote = (guest: string, text: string): Omit<ReviewItem, 'number'> => ({
  guest,
  name: guest.toUpperCase(),
  step: 3,
  created: 5,
  command: text,
  content: { kind: 'note', text },
})
