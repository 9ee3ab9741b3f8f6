import { ADMIN_ENDPOINTS } from './admin/admin.ts'
import { REPORT_ENDPOINTS } from './admin/reports.ts'
import { ARCHIVE_ENDPOINTS } from './archive.ts'
import { DAILY_ENDPOINTS } from './daily.ts'
import type { Endpoints, ParamsOf, ResponseOf } from './endpoint.ts'
import { IDENTITY_ENDPOINTS } from './identity.ts'
import { ME_ENDPOINTS } from './me.ts'
import { NOTICE_ENDPOINTS } from './notices.ts'
import { PEOPLE_ENDPOINTS } from './people.ts'
import { PROFILE_ENDPOINTS } from './profile.ts'
import { PROGRAM_ENDPOINTS } from './programs.ts'
import { RATING_ENDPOINTS } from './ratings.ts'
import { REST_ENDPOINTS } from './rest/player-rest.ts'
import { REVIEW_ENDPOINTS } from './reviews.ts'
import { TABLE_ENDPOINTS } from './tables.ts'
import { WATCH_ENDPOINTS } from './watching/running-tables.ts'

/**
 * Every HTTP endpoint, for the server and the reference. A page of the browser imports the endpoints of its own area
 * instead, so that it loads no schemas of other areas.
 */
export const ENDPOINTS = {
  ...ME_ENDPOINTS,
  ...REST_ENDPOINTS,
  ...IDENTITY_ENDPOINTS,
  ...PROGRAM_ENDPOINTS,
  ...NOTICE_ENDPOINTS,
  ...TABLE_ENDPOINTS,
  ...WATCH_ENDPOINTS,
  ...ARCHIVE_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...RATING_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...DAILY_ENDPOINTS,
  ...REPORT_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
} as const satisfies Endpoints

export type RouteName = keyof typeof ENDPOINTS
export type RouteResponse<Name extends RouteName> = ResponseOf<(typeof ENDPOINTS)[Name]>
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof ENDPOINTS)[Name]>
