import type { IncomingMessage } from 'node:http'
import type { ServerContext } from '../context.ts'
import { browserName } from '../http/browser-name.ts'
import { challengeCookieOf } from '../http/cookie.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers, RouteRequest } from '../http/route-handler.ts'
import { setCookieText } from '../http/visitor.ts'
import { VisitorBuckets } from '../limits.ts'
import { makeRoomForDevice, signIn, signOut } from '../sessions.ts'
import type { Guest } from '../store/store.ts'
import { beginCeremony } from './begin-ceremony.ts'
import { takeChallenge } from './challenges.ts'
import { signInOptions, verifySignIn } from './passkeys.ts'
import { parseRecoveryCode, recoveryHash } from './recovery.ts'
import { relyingParty } from './relying-party.ts'
import { countUnreachableTables } from './unreachable-tables.ts'

type SignInRoutes = 'beginSignIn' | 'signIn' | 'recover'

/** Signing in on a browser that does not know the visitor any more, or not yet. */
export function signInHandlers(
  context: ServerContext,
  limitAttempts: (raw: IncomingMessage) => void,
): RouteHandlers<SignInRoutes> {
  const { originSettings, store, limits, time } = context
  const guesses = new VisitorBuckets(limits.wrongCodes, time)

  /** Two guests are never merged. The one signed in before stays unchanged, and is only replaced with consent. */
  async function checkLeaving(
    { guest, body }: RouteRequest<'signIn' | 'recover'>,
    to: string,
  ): Promise<void> {
    if (!guest || guest.id === to || body.leave) return
    const count = await countUnreachableTables(store, guest.id, time.now())
    if (count > 0) throw new Refused({ code: 'seatsHere', count })
  }

  async function enter(request: RouteRequest<'signIn' | 'recover'>, to: Guest): Promise<{ name: string }> {
    const { guest, session, raw, reply } = request
    if (guest?.id === to.id) return { name: to.name }
    const now = time.now()
    await makeRoomForDevice(context, to.id, now)
    const secret = await signIn(store, to.id, browserName(raw.headers['user-agent']), now)
    reply.header('set-cookie', setCookieText(secret, raw, context))
    if (guest && session !== undefined) await signOut(context, guest.id, { only: session })
    return { name: to.name }
  }

  return {
    async beginSignIn(request) {
      limitAttempts(request.raw)
      const { guest } = request
      const { party, challenge } = await beginCeremony(context, request, undefined)
      const leaves = guest ? await countUnreachableTables(store, guest.id, time.now()) : 0
      const options = await signInOptions(party, challenge)
      return { options, ...(leaves > 0 ? { leaves } : {}) }
    },

    async signIn(request) {
      limitAttempts(request.raw)
      const { body, raw } = request
      const party = relyingParty(raw, originSettings)
      if (!party) throw new Refused('passkeysUnavailable')
      const passkey = await store.findPasskey(body.response.id)
      if (passkey) await checkLeaving(request, passkey.guest)
      const challenge = await takeChallenge(store, challengeCookieOf(raw), undefined, time.now())
      if (challenge === undefined) throw new Refused('passkeyRefused')
      if (!passkey) throw new Refused('passkeyUnknown')
      const counter = await verifySignIn(body.response, passkey, challenge, party)
      if (counter === undefined) throw new Refused('passkeyRefused')
      // Of several answers with the same counter, one is taken.
      if (!(await store.usePasskey(passkey.id, passkey.counter, counter, time.now())))
        throw new Refused('passkeyRefused')
      const owner = await store.findGuest(passkey.guest)
      if (!owner) throw new Refused('passkeyUnknown')
      return enter(request, owner)
    },

    async recover(request) {
      limitAttempts(request.raw)
      const { body, raw, guest } = request
      const code = parseRecoveryCode(body.code)
      if (code === undefined) throw new Refused('recoveryMistyped')
      const guesser = [guest?.id, clientAddress(raw, originSettings)] as const
      // Counted before it is looked up, so that guesses at the same time cannot exceed the limit.
      if (!guesses.take(...guesser)) throw new Refused('tooManyCodes')
      const recovery = await store.findRecovery(recoveryHash(code))
      const owner = recovery && (await store.findGuest(recovery.guest))
      if (!owner) throw new Refused('recoveryUnknown')
      guesses.giveBack(...guesser)
      await checkLeaving(request, owner.id)
      return enter(request, owner)
    },
  }
}
