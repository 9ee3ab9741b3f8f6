import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { COOKIE_AGE } from '../guests.ts'

const NAME = 'vermeil'

export function cookieOf({ headers }: IncomingMessage): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[NAME]
}

/** No script can read it, no other site can send it with more than a link, and over https it never leaves it. */
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
