import { PROFILE_ENDPOINTS } from '../../../protocol/http/profile.ts'
import type { MatchStatistics, ProfilePart } from '../../../protocol/index.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

/** What the visitor shows to everybody. */
export const fetchMyProfile = () => requestOwn(PROFILE_ENDPOINTS.myProfile, {})
export const showProfile = (shows: readonly ProfilePart[]) =>
  request(PROFILE_ENDPOINTS.showProfile, {}, { shows: [...shows] })
/** What somebody shows, by their handle or the address of their profile. */
export const fetchProfile = (who: string) => request(PROFILE_ENDPOINTS.profile, { who })
/** Keeps what was computed about a match for the visitor's other devices. */
export const storeStatistics = (table: string, statistics: MatchStatistics) =>
  request(PROFILE_ENDPOINTS.setStatistics, { table }, statistics)
