import * as v from 'valibot'
import { gameId, natural } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'
import { RatingSchema } from './ratings.ts'

/* What visitors show of themselves to everybody. Nothing is shown unless they have chosen it. */

/** Results by game and number of players, ratings, and on which days they have played. */
export const PROFILE_PARTS = ['results', 'ratings', 'days'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

const parts = v.pipe(v.array(v.picklist(PROFILE_PARTS)), v.maxLength(PROFILE_PARTS.length))

/** Without any part, nobody can see the profile, and its address leads nowhere. */
export const ShowProfileSchema = v.strictObject({ shows: parts })

const MyProfileSchema = v.object({
  shows: parts,
  /** Leads to the profile while it shows something. So does the handle, if the visitor has one. */
  address: v.exactOptional(v.string()),
  handle: v.exactOptional(v.string()),
})
export type MyProfile = v.InferOutput<typeof MyProfileSchema>

/** All figures come from the logs of this server, the latest 500 matches at most. */
const PublicProfileSchema = v.object({
  name: v.string(),
  handle: v.exactOptional(v.string()),
  results: v.exactOptional(
    v.array(
      v.object({
        game: gameId,
        seats: natural,
        /** Whether at least one other person played, or only bots. */
        against: v.picklist(['people', 'bots']),
        matches: natural,
        /** How many matches ended on each place, the first place first. */
        places: v.array(natural),
        mean: v.number(),
        best: v.number(),
      }),
    ),
  ),
  ratings: v.exactOptional(
    v.array(v.object({ game: gameId, seats: natural, rating: RatingSchema, matches: natural })),
  ),
  /** How many matches were finished on each day of the last year, in UTC. */
  days: v.exactOptional(v.array(v.object({ day: v.string(), matches: natural }))),
})
export type PublicProfile = v.InferOutput<typeof PublicProfileSchema>

export const PROFILE_ENDPOINTS = {
  setStatistics: { method: 'PUT', path: '/api/archive/:table/statistics', response: v.object({}) },
  myProfile: { method: 'GET', path: '/api/me/profile', response: MyProfileSchema },
  showProfile: { method: 'PUT', path: '/api/me/profile', response: MyProfileSchema },
  profile: { method: 'GET', path: '/api/profiles/:who', response: PublicProfileSchema },
} as const satisfies Endpoints
