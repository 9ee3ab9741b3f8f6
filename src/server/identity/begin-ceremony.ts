import type { ServerContext } from '../context.ts'
import { challengeCookieText } from '../http/cookie.ts'
import { Refused } from '../http/refused.ts'
import { isSecure } from '../http/request-origin.ts'
import type { RouteRequest } from '../http/route-handler.ts'
import { CHALLENGE_TIME, newChallenge } from './challenges.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

/** Makes a challenge for the authenticator of this browser, for a guest who adds a passkey or for whoever signs in. */
export async function beginCeremony(
  { base, originSettings, store, time }: ServerContext,
  { raw, reply }: Pick<RouteRequest<'beginPasskey' | 'beginSignIn'>, 'raw' | 'reply'>,
  guest: string | undefined,
): Promise<{ readonly party: RelyingParty; readonly challenge: string }> {
  const party = relyingParty(raw, originSettings)
  if (!party) throw new Refused('passkeysUnavailable')
  const { challenge, secret } = await newChallenge(store, guest, time.now())
  const secure = isSecure(raw, originSettings)
  reply.header('set-cookie', challengeCookieText(secret, base, secure, CHALLENGE_TIME / 1000))
  return { party, challenge }
}
