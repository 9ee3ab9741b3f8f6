import { REVIEW_ENDPOINTS } from '../../../protocol/http/reviews.ts'
import type { RouteBody } from '../../../protocol/index.ts'
import { request } from './request.ts'

/** Shares a finished match, so that several people can look at it together. */
export const shareReview = (review: RouteBody<'shareReview'>) =>
  request(REVIEW_ENDPOINTS.shareReview, {}, review)
export const deleteReview = (review: string) => request(REVIEW_ENDPOINTS.deleteReview, { review })
