import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { COOKIE_AGE } from '../sessions.ts'

/** The name over plain http, and of all cookies that earlier builds have set. */
const PLAIN_NAME = 'vermeil'

/**
 * The name over https. With this prefix browsers take the cookie only from this very host, over https and for all paths,
 * so no other host of the domain can plant one. The path is part of the name, to tell servers on one host apart.
 */
const hostName = (base: string): string => `__Host-${PLAIN_NAME}${base.replaceAll('/', '-')}`

export function cookieOf({ headers }: IncomingMessage, base: string): string | undefined {
  if (headers.cookie === undefined) return undefined
  const cookies = parseCookie(headers.cookie)
  return cookies[hostName(base)] ?? cookies[PLAIN_NAME]
}

/** Scripts cannot read it, other sites cannot send it except by a link, and one set over https is only sent over https. */
export function cookieText(secret: string, base: string, secure: boolean): string {
  return stringifySetCookie({
    name: secure ? hostName(base) : PLAIN_NAME,
    value: secret,
    path: secure ? '/' : pathOf(base),
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_AGE,
  })
}

/** The cookie that belongs to a challenge for an authenticator. */
const CHALLENGE_NAME = `${PLAIN_NAME}-challenge`

export const challengeCookieOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[CHALLENGE_NAME]

/** Only requests of our own pages send it. */
export const challengeCookieText = (secret: string, base: string, secure: boolean, seconds: number): string =>
  stringifySetCookie({
    name: CHALLENGE_NAME,
    value: secret,
    path: `${base}/api`,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: seconds,
  })

const removed = (name: string, path: string, secure: boolean): string =>
  stringifySetCookie({ name, value: '', path, maxAge: 0, httpOnly: true, secure })

/** The headers that remove the cookie of a visitor, under every name it has had. */
export const removedCookies = (base: string, secure: boolean): string[] => [
  ...(secure ? [removed(hostName(base), '/', true)] : []),
  removed(PLAIN_NAME, pathOf(base), secure),
]

/** The headers that rename the cookie of an earlier build, for a request over https. */
export function renamedCookie({ headers }: IncomingMessage, base: string): string[] {
  const cookies = parseCookie(headers.cookie ?? '')
  const secret = cookies[PLAIN_NAME]
  if (secret === undefined || cookies[hostName(base)] !== undefined) return []
  return [cookieText(secret, base, true), removed(PLAIN_NAME, pathOf(base), true)]
}

const pathOf = (base: string): string => (base === '' ? '/' : base)
