/* Shared reviews: finished matches at which several people look together. */

/** Everything about shared reviews is deleted with the table that they are about. */
export interface ReviewStore {
  /** Does nothing if there is already a review with that id, or if the table is gone. */
  createReview(review: SharedReviewRow): Promise<void>
  findReview(id: string): Promise<SharedReviewRow | undefined>
  /** The review that somebody has made of this match before. */
  findReviewOf(owner: string, match: ReviewedMatch): Promise<string | undefined>
  countReviews(owner: string): Promise<number>
  /** The versions of those of these reviews that exist. */
  reviewVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Shows another position. False if this visitor does not lead any more. */
  stepReview(id: string, leader: string, position: ReviewPosition, now: number): Promise<boolean>
  /** Hands over the lead. False if somebody else leads than expected. */
  leadReview(id: string, expected: string | undefined, leader: string, now: number): Promise<boolean>
  /** In the order in which they were added; with `after`, only those with a larger number. */
  reviewItems(id: string, after?: number): Promise<ReviewItem[]>
  countReviewItems(id: string): Promise<number>
  /** False if the review has `most` items of this kind, or one of this guest and command, or is gone. */
  addReviewItem(id: string, item: Omit<ReviewItem, 'number'>, most: number): Promise<boolean>
  dropReviewItem(id: string, number: number): Promise<boolean>
  /** True for exactly one of several attempts. */
  deleteReview(id: string): Promise<boolean>
  /** The reviews that a guest has made, and everything that they have added to any. */
  reviewsOf(guest: string): Promise<{ readonly made: SharedReviewRow[]; readonly added: AddedItem[] }>
  /** Deletes up to `limit` reviews of matches from devices that were last used then or earlier. Returns how many. */
  forgetReviews(touched: number, limit: number): Promise<number>
}

/** A match of this server, or a match from a device as it is packed for links. */
export type ReviewedMatch = { readonly table: string } | { readonly match: string }

interface ReviewPosition {
  readonly step: number
  /** The seat through whose eyes the match is seen; absent for what everybody sees. */
  readonly eyes?: number
}

export interface SharedReviewRow {
  readonly id: string
  readonly of: ReviewedMatch
  /** The guest who made it; empty once they were deleted. */
  readonly owner: string
  /** The visitor who leads, by the name that they have in this review only. */
  readonly leader?: string
  readonly position: ReviewPosition
  readonly created: number
  /** When something was last changed. */
  readonly touched: number
  /** Grows with every change. */
  readonly version: number
  /** The version with which the items last changed. */
  readonly itemsVersion: number
}

/** A note, or an arrow between two places of the board. */
export type ReviewContent =
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'mark'; readonly from: string; readonly to: string }

export interface ReviewItem {
  /** Grows within a review. */
  readonly number: number
  readonly guest: string
  /** The name of the guest when they added it. */
  readonly name: string
  readonly step: number
  readonly created: number
  /** The id of the command that added it. */
  readonly command: string
  readonly content: ReviewContent
}

interface AddedItem extends ReviewItem {
  readonly review: string
}
