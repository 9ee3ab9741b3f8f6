import type { IncomingMessage } from 'node:http'
import { type Identity, LIMITS } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { browserName } from '../http/browser-name.ts'
import { challengeCookieOf, removedCookies } from '../http/cookie.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress, isSecure } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { Buckets, VisitorBuckets } from '../limits.ts'
import type { Guest } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { beginCeremony } from './begin-ceremony.ts'
import { takeChallenge } from './challenges.ts'
import { eraseGuest } from './erase.ts'
import { exportGuest } from './export.ts'
import { handleSkeleton, writtenHandle } from './handles.ts'
import { newPasskeyOptions, verifyNewPasskey } from './passkeys.ts'
import { newRecoveryCode, parseRecoveryCode, recoveryHash } from './recovery.ts'
import { relyingParty } from './relying-party.ts'
import { signInHandlers } from './sign-in-handlers.ts'

type IdentityRoutes =
  | 'identity'
  | 'setHandle'
  | 'beginPasskey'
  | 'addPasskey'
  | 'dropPasskey'
  | 'newRecovery'
  | 'dropRecovery'
  | 'beginSignIn'
  | 'signIn'
  | 'recover'
  | 'myData'
  | 'deleteMe'

/** How visitors keep what is theirs, take it along, and delete it. */
export function identityHandlers(context: ServerContext, tables: Tables): RouteHandlers<IdentityRoutes> {
  const { base, originSettings, store, limits, time } = context
  const attempts = new Buckets(limits.signIns, time)
  const handles = new VisitorBuckets(limits.handles, time)
  const exports = new VisitorBuckets(limits.dataExports, time)

  const addressOf = (raw: IncomingMessage): string => clientAddress(raw, originSettings)

  function limitAttempts(raw: IncomingMessage): void {
    if (!attempts.take(addressOf(raw))) throw new Refused('tooFast')
  }

  return {
    ...signInHandlers(context, limitAttempts),
    ...passkeyHandlers(context, limitAttempts),

    identity: ({ guest, raw }) => identityOf(context, guest, raw),

    async setHandle({ guest, body, raw }) {
      const handle = body.handle === undefined ? undefined : writtenHandle(body.handle)
      if (handle === undefined) await store.dropHandle(guest.id)
      else if (handle !== (await store.handleOf(guest.id))) {
        if (!handles.take(guest.id, addressOf(raw))) throw new Refused('tooFast')
        const skeleton = handleSkeleton(handle)
        if (!(await store.setHandle({ guest: guest.id, handle, skeleton }))) throw new Refused('handleTaken')
      }
      return identityOf(context, guest, raw)
    },

    async newRecovery({ guest, raw }) {
      limitAttempts(raw)
      const code = newRecoveryCode()
      const created = time.now()
      const hash = recoveryHash(parseRecoveryCode(code) ?? '')
      await store.setRecovery({ guest: guest.id, hash, created })
      return { code, created }
    },

    async dropRecovery({ guest, raw }) {
      await store.dropRecovery(guest.id)
      return identityOf(context, guest, raw)
    },

    async myData({ guest, raw, reply }) {
      if (!exports.take(guest.id, addressOf(raw))) throw new Refused('tooFast')
      reply.header('content-disposition', 'attachment; filename="vermeil-data.json"').type('application/json')
      return exportGuest(store, guest, time.now())
    },

    async deleteMe({ guest, raw, reply }) {
      await eraseGuest(context, tables, guest)
      for (const text of removedCookies(base, isSecure(raw, originSettings))) reply.header('set-cookie', text)
      return {}
    },
  }
}

/** Adding and removing passkeys. */
function passkeyHandlers(
  context: ServerContext,
  limitAttempts: (raw: IncomingMessage) => void,
): RouteHandlers<'beginPasskey' | 'addPasskey' | 'dropPasskey'> {
  const { originSettings, store, time } = context

  async function checkRoom(guest: string): Promise<void> {
    if ((await store.passkeysOf(guest)).length >= LIMITS.passkeysPerGuest)
      throw new Refused('tooManyPasskeys')
  }

  return {
    async beginPasskey(request) {
      const { guest } = request
      limitAttempts(request.raw)
      await checkRoom(guest.id)
      const { party, challenge } = await beginCeremony(context, request, guest.id)
      const known = await store.passkeysOf(guest.id)
      return { options: await newPasskeyOptions(guest, known, party, challenge) }
    },

    async addPasskey({ guest, body, raw }) {
      limitAttempts(raw)
      const party = relyingParty(raw, originSettings)
      if (!party) throw new Refused('passkeysUnavailable')
      const challenge = await takeChallenge(store, challengeCookieOf(raw), guest.id, time.now())
      await checkRoom(guest.id)
      const made =
        challenge === undefined ? undefined : await verifyNewPasskey(body.response, challenge, party)
      if (!made) throw new Refused('passkeyRefused')
      const label = browserName(raw.headers['user-agent'])
      if (!(await store.addPasskey({ ...made, guest: guest.id, label, created: time.now() })))
        throw new Refused('passkeyRefused')
      return identityOf(context, guest, raw)
    },

    async dropPasskey({ guest, body, raw }) {
      if (!(await store.dropPasskey(guest.id, body.id))) throw new Refused('noSuchPasskey')
      return identityOf(context, guest, raw)
    },
  }
}

async function identityOf(
  { store, originSettings }: ServerContext,
  { id, name }: Guest,
  raw: IncomingMessage,
): Promise<Identity> {
  const [handle, passkeys, recovery] = await Promise.all([
    store.handleOf(id),
    store.passkeysOf(id),
    store.recoveryOf(id),
  ])
  return {
    name,
    ...(handle === undefined ? {} : { handle }),
    passkeys: passkeys.map(({ id: passkey, label, created, used }) => ({
      id: passkey,
      label,
      created,
      ...(used === undefined ? {} : { used }),
    })),
    ...(recovery ? { recovery: recovery.created } : {}),
    passkeysWork: relyingParty(raw, originSettings) !== undefined,
  }
}
