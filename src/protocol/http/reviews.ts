import * as v from 'valibot'
import { seat, tableId } from '../shapes.ts'
import { packedMatch, reviewId, reviewStep } from '../socket/reviews.ts'
import type { Endpoints } from './endpoint.ts'

const position = { step: v.exactOptional(reviewStep), eyes: v.exactOptional(seat) }

/** A finished match of this server, or one from a device. */
export const CreateReviewSchema = v.union([
  v.strictObject({ table: tableId, ...position }),
  v.strictObject({ match: packedMatch, ...position }),
])

const SharedReviewSchema = v.object({ review: reviewId })

export const REVIEW_ENDPOINTS = {
  shareReview: { method: 'POST', path: '/api/reviews', response: SharedReviewSchema },
  deleteReview: { method: 'DELETE', path: '/api/reviews/:review', response: v.object({}) },
} as const satisfies Endpoints
