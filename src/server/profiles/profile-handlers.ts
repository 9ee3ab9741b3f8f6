import { randomBytes } from 'node:crypto'
import { LIMITS, type MyProfile, PROFILE_PARTS, type PublicProfile } from '../../protocol/index.ts'
import { shownRating } from '../../rating/model.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { handleSkeleton } from '../identity/handles.ts'
import { laddersOf } from '../ratings/ladders.ts'
import type { ShownProfile } from '../store/profile-store.ts'
import { shownDays, shownResults } from './public-profile.ts'

/** How many matches a profile is added up from. */
const MATCHES = 500
/** No handle contains an underscore, so an address is never mistaken for one. */
const ADDRESS_SHAPE = /^_[\w-]{16}$/
const newAddress = (): string => `_${randomBytes(12).toString('base64url')}`

type ProfileRoutes = 'myProfile' | 'showProfile' | 'profile' | 'setStatistics'

/**
 * What visitors show of themselves. Whoever asks for a profile that does not exist and for one that shows nothing is
 * told the same. Public figures come from the logs; what browsers have computed is given back to its owner only.
 */
export function profileHandlers(context: ServerContext): RouteHandlers<ProfileRoutes> {
  const { store, games, time, space } = context

  async function myProfile(guest: string): Promise<MyProfile> {
    const [profile, handle] = await Promise.all([store.profileOf(guest), store.handleOf(guest)])
    return {
      shows: [...(profile?.shows ?? [])],
      ...(profile ? { address: profile.address } : {}),
      ...(handle === undefined ? {} : { handle }),
    }
  }

  async function find(who: string): Promise<ShownProfile | undefined> {
    const isAddress = ADDRESS_SHAPE.test(who)
    // A handle that looks like another one shares its skeleton, but must not lead to its owner.
    const found = await store.findProfile({
      address: isAddress ? who : '',
      skeleton: isAddress ? '' : handleSkeleton(who.slice(0, LIMITS.handleLength)),
    })
    const isMeant = isAddress || found?.handle?.toLowerCase() === who.toLowerCase()
    return isMeant && found && found.shows.length > 0 ? found : undefined
  }

  async function shownRatings(guest: string): Promise<NonNullable<PublicProfile['ratings']>> {
    const found = await Promise.all(laddersOf(games).map((ladder) => store.ratingsIn(ladder, [guest])))
    return found.flat().map(({ game, seats, after, matches }) => ({
      game,
      seats,
      rating: shownRating(after),
      matches,
    }))
  }

  async function publicProfile({ guest, name, handle, shows }: ShownProfile): Promise<PublicProfile> {
    const shown = new Set(shows)
    const needsMatches = shown.has('results') || shown.has('days')
    const matches = needsMatches ? await store.resultsOf(guest, MATCHES) : []
    return {
      name,
      ...(handle === undefined ? {} : { handle }),
      ...(shown.has('results') ? { results: shownResults(matches) } : {}),
      ...(shown.has('ratings') ? { ratings: await shownRatings(guest) } : {}),
      ...(shown.has('days') ? { days: shownDays(matches, time.now()) } : {}),
    }
  }

  return {
    myProfile: ({ guest }) => myProfile(guest.id),

    async showProfile({ guest, body }) {
      const shows = PROFILE_PARTS.filter((part) => body.shows.includes(part))
      if (shows.length === 0) await store.hideProfile(guest.id)
      else await store.showProfile({ guest: guest.id, address: newAddress(), shows })
      return myProfile(guest.id)
    },

    async profile({ params }) {
      const found = await find(params.who)
      if (!found) throw new Refused('noSuchProfile')
      return publicProfile(found)
    },

    async setStatistics({ guest, params, body }) {
      if (await space.isFull()) throw new Refused('storageFull')
      if (!(await store.setStatistics(guest.id, params.table, body))) throw new Refused('noSuchTable')
      return {}
    },
  }
}
