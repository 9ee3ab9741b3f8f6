import type { SharedPosition } from '../../session/remote/shared-review.ts'

/** What the visitor has shared on their way to the page of the review. */
let shared: { readonly review: string; readonly position: SharedPosition } | undefined

/** Needed because a match that was shared before already has a review, which was left at another position. */
export function noteShared(review: string, position: SharedPosition): void {
  shared = { review, position }
}

/** The position at which the visitor has just shared this review. Only the first call gets it. */
export function takeShared(review: string): SharedPosition | undefined {
  const found = shared?.review === review ? shared.position : undefined
  shared = undefined
  return found
}
