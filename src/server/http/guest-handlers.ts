import type { IncomingMessage } from 'node:http'
import type { ServerContext } from '../context.ts'
import { guestOfLink, newGuest, newSecret, selectorOf } from '../guests.ts'
import { Buckets } from '../limits.ts'
import type { Guest } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { cookieText } from './cookie.ts'
import { Refused } from './refused.ts'
import { clientAddress, isSecure } from './request-origin.ts'
import type { RouteHandlers, RouteRequest } from './route-handler.ts'

type GuestRoutes = 'me' | 'setName' | 'linkDevice' | 'claimDevice'

/** Who the visitor is: names, cookies and further devices. */
export function guestHandlers(context: ServerContext, tables: Tables): RouteHandlers<GuestRoutes> {
  const { base, originSettings, store, limits, time } = context
  const newGuests = new Buckets(limits.guests, time)

  function limitNewGuests(raw: IncomingMessage): void {
    if (!newGuests.take(clientAddress(raw, originSettings))) throw new Refused('tooFast')
  }

  async function setCookie({ raw, reply }: RouteRequest<GuestRoutes>, guest: Guest): Promise<void> {
    const secret = await newSecret(store, guest.id, 'cookie', time.now())
    reply.header('set-cookie', cookieText(secret, base, isSecure(raw, originSettings)))
  }

  return {
    me: async ({ guest }) => (guest ? { name: guest.name } : {}),

    async setName(request) {
      const { guest, body, raw } = request
      const { name } = body
      if (guest?.name === name) return { name }
      limitNewGuests(raw)
      if (guest) {
        const renamed = { ...guest, name }
        await store.saveGuest(renamed)
        await tables.rename(renamed)
      } else await setCookie(request, await newGuest(store, name))
      return { name }
    },

    async linkDevice({ guest }) {
      const now = time.now()
      const code = await newSecret(store, guest.id, 'link', now)
      const key = await store.findKey(selectorOf(code))
      return { code, until: key?.until ?? now }
    },

    async claimDevice(request) {
      // Every claim stores a cookie, as a new guest does.
      limitNewGuests(request.raw)
      const guest = await guestOfLink(store, request.body.code, time.now())
      if (!guest) throw new Refused('linkInvalid')
      await setCookie(request, guest)
      return { name: guest.name }
    },
  }
}
