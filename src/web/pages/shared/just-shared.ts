import type { SharedPosition } from '../../session/remote/shared-review.ts'

/** What the visitor has shared on their way to the page of the review. */
let shared: { readonly review: string; readonly position: SharedPosition } | undefined

/** A match that was shared before has a review already, which was left at another position. */
export function noteShared(review: string, position: SharedPosition): void {
  shared = { review, position }
}

/** The position at which the visitor has just shared this review. It is told once, and forgotten. */
export function takeShared(review: string): SharedPosition | undefined {
  const found = shared?.review === review ? shared.position : undefined
  shared = undefined
  return found
}
