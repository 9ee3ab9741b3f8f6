import { RATING_ENDPOINTS } from '../../../protocol/http/ratings.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

/** The visitor's own ratings. */
export const fetchRatings = () => requestOwn(RATING_ENDPOINTS.ratings, {})
/** The ratings of those who sit at a rated table. */
export const fetchTableRatings = (table: string) => request(RATING_ENDPOINTS.tableRatings, { table })
