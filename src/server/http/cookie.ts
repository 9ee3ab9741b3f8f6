import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { COOKIE_AGE } from '../sessions.ts'

const NAME = 'vermeil'

export function cookieOf({ headers }: IncomingMessage): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[NAME]
}

/** Scripts cannot read it, other sites cannot send it except by a link, and one set over https is only sent over https. */
export function cookieText(secret: string, base: string, secure: boolean): string {
  return stringifySetCookie({
    name: NAME,
    value: secret,
    path: base === '' ? '/' : base,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_AGE,
  })
}
