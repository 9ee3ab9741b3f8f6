import type { IncomingMessage } from 'node:http'
import type { ServerContext } from '../context.ts'
import { findSignedIn, type SignedIn, useSession } from '../sessions.ts'
import { browserName } from './browser-name.ts'
import { cookieOf, cookieText } from './cookie.ts'
import { isSecure } from './request-origin.ts'

export interface RequestVisitor extends SignedIn {
  /** The text of a `Set-Cookie` header that renews the cookie, if it is time for that. */
  readonly renewal: string | undefined
}

/** Who sent a request, by the cookie. */
export async function findVisitor(
  raw: IncomingMessage,
  context: ServerContext,
): Promise<RequestVisitor | undefined> {
  const { base, store, time, log } = context
  const now = time.now()
  const signedIn = await findSignedIn(store, cookieOf(raw, base), now)
  if (!signedIn) return undefined
  const browser = browserName(raw.headers['user-agent'])
  // A visitor is not turned away because the store cannot be written to; the next request tries again.
  const secret = await useSession(store, signedIn.key, browser, now).catch((problem) => {
    log.debug({ problem }, 'could not renew a session')
    return undefined
  })
  return { ...signedIn, renewal: secret === undefined ? undefined : setCookieText(secret, raw, context) }
}

export const setCookieText = (secret: string, raw: IncomingMessage, context: ServerContext): string =>
  cookieText(secret, context.base, isSecure(raw, context.originSettings))
