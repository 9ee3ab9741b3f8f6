import type { IncomingMessage } from 'node:http'
import type { ServerContext } from '../context.ts'
import { tokenOf } from '../programs/token.ts'
import { findSignedIn, noteUse, type SignedIn, useSession } from '../sessions.ts'
import { browserName } from './browser-name.ts'
import { cookieOf, cookieText } from './cookie.ts'
import { Refused } from './refused.ts'
import { isSecure } from './request-origin.ts'

export interface RequestVisitor extends SignedIn {
  /** The text of a `Set-Cookie` header that renews the cookie, if it is time for that. */
  readonly renewal: string | undefined
}

/** Who sent a request: a program says so by its token, a browser by its cookie. A wrong token is refused. */
export async function findVisitor(
  raw: IncomingMessage,
  context: ServerContext,
): Promise<RequestVisitor | undefined> {
  const { base, store, time, log } = context
  const now = time.now()
  const token = tokenOf(raw.headers.authorization)
  if (token !== undefined) return { ...(await findProgram(token, context)), renewal: undefined }
  const signedIn = await findSignedIn(store, cookieOf(raw, base), 'cookie', now)
  if (!signedIn) return undefined
  const browser = browserName(raw.headers['user-agent'])
  // A visitor is not turned away because the store cannot be written to; the next request tries again.
  const secret = await useSession(store, signedIn.key, browser, now).catch((problem) => {
    log.debug({ problem }, 'could not renew a session')
    return undefined
  })
  return { ...signedIn, renewal: secret === undefined ? undefined : setCookieText(secret, raw, context) }
}

async function findProgram(token: string, { store, time, log }: ServerContext): Promise<SignedIn> {
  const now = time.now()
  const program = await findSignedIn(store, token, 'token', now)
  if (program?.guest.owner === undefined) throw new Refused('tokenInvalid')
  await noteUse(store, program.key, now).catch((problem) =>
    log.debug({ problem }, 'could not record the use of a token'),
  )
  return program
}

export const setCookieText = (secret: string, raw: IncomingMessage, context: ServerContext): string =>
  cookieText(secret, context.base, isSecure(raw, context.originSettings))
