import type { IncomingMessage } from 'node:http'
import type { Devices } from '../../../protocol/index.ts'
import { programMark } from '../../../table/index.ts'
import type { ServerContext } from '../../context.ts'
import { newGuest } from '../../identity/new-guest.ts'
import { Buckets } from '../../limits.ts'
import { devicesOf, newLink, signIn, signOut, useLink } from '../../sessions.ts'
import type { Tables } from '../../tables/tables.ts'
import { browserName } from '../browser-name.ts'
import { Refused } from '../refused.ts'
import { clientAddress } from '../request-origin.ts'
import type { RouteHandlers, RouteRequest } from '../route-handler.ts'
import { setCookieText } from '../visitor.ts'

type GuestRoutes =
  | 'me'
  | 'setName'
  | 'linkDevice'
  | 'devices'
  | 'signOutDevice'
  | 'signOutOthers'
  | 'claimDevice'

/** Who the visitor is: names, cookies and further devices. */
export function guestHandlers(context: ServerContext, tables: Tables): RouteHandlers<GuestRoutes> {
  const { originSettings, store, limits, time, space, addresses } = context
  const newGuests = new Buckets(limits.guests, time)

  function limitNewGuests(raw: IncomingMessage): void {
    if (!newGuests.take(clientAddress(raw, originSettings))) throw new Refused('tooFast')
  }

  async function setCookie({ raw, reply }: RouteRequest<GuestRoutes>, guest: string): Promise<void> {
    const secret = await signIn(store, guest, browserName(raw.headers['user-agent']), time.now())
    reply.header('set-cookie', setCookieText(secret, raw, context))
  }

  return {
    me: async ({ guest }) => (guest ? { name: guest.name, ...programMark(guest) } : {}),

    async setName(request) {
      const { guest, body, raw } = request
      const { name } = body
      if (guest?.name === name) return { name }
      limitNewGuests(raw)
      if (guest) {
        // The new name is added to the logs of all lobbies in which they sit.
        const account = addresses.of(clientAddress(raw, originSettings))
        if (account.hasStoredTooMuch(guest)) throw new Refused('tooFast')
        if (await space.isFull()) throw new Refused('storageFull')
        const renamed = { ...guest, name }
        await store.saveGuest(renamed)
        await tables.rename(renamed, account)
      } else {
        const added = newGuest(name)
        // The key comes first: a guest without a key is deleted sooner or later.
        await setCookie(request, added.id)
        await store.saveGuest(added)
      }
      return { name }
    },

    async linkDevice({ guest }) {
      const link = await newLink(store, guest.id, time.now())
      if (!link) throw new Refused('tooFast')
      return link
    },

    devices: ({ guest, session }) => deviceList(context, guest.id, session),

    async signOutDevice({ guest, session, params }) {
      const keys = await store.keysOf(guest.id)
      if (keys.every((key) => key.session !== params.device)) throw new Refused('noSuchDevice')
      await signOut(context, guest.id, { only: params.device })
      return deviceList(context, guest.id, session)
    },

    async signOutOthers({ guest, session }) {
      await signOut(context, guest.id, { except: session })
      return deviceList(context, guest.id, session)
    },

    async claimDevice(request) {
      // Every claim stores a cookie, as a new guest does.
      limitNewGuests(request.raw)
      const { raw, body, reply } = request
      const used = await useLink(store, body.code, browserName(raw.headers['user-agent']), time.now())
      if (typeof used === 'string') throw new Refused(used)
      reply.header('set-cookie', setCookieText(used.cookie, raw, context))
      return { name: used.guest.name }
    },
  }
}

async function deviceList({ store, time }: ServerContext, guest: string, current: string): Promise<Devices> {
  const devices = await devicesOf(store, guest, time.now())
  return {
    devices: devices.map(({ session: id, signedIn, used, browser }) => ({
      id,
      ...(browser === '' ? {} : { browser }),
      ...(signedIn === 0 ? {} : { signedIn }),
      used,
      ...(id === current ? { current: true as const } : {}),
    })),
  }
}
