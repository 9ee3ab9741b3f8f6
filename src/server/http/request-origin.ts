import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** How the origin of a request is determined. */
export interface OriginSettings {
  /** Believe the X-Forwarded headers, because a trusted proxy sets them. */
  readonly trustProxy: boolean
  /** Origins whose pages may connect. When empty, only pages of the requested host may. */
  readonly origins: readonly string[]
}

/** The address that rate limits count by. Whoever has a /64 of IPv6 has all of it, so it counts as one address. */
export function clientAddress(request: IncomingMessage, { trustProxy }: OriginSettings): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined
  const address = (forwarded ?? request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isIPv6(address) ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').length) groups.push('0')
  return groups.slice(0, 4).join(':')
}

/** The proxy appends what it has seen; anything before that may have been forged by the client. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const all = Array.isArray(header) ? header.join(',') : header
  return all?.split(',').at(-1)?.trim() || undefined
}

/** Whether a request came through the proxy, and not from whoever operates the process. */
export function isForwarded({ headers }: IncomingMessage, { trustProxy }: OriginSettings): boolean {
  return trustProxy && headers['x-forwarded-for'] !== undefined
}

export function isSecure(request: IncomingMessage, { trustProxy }: OriginSettings): boolean {
  return trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https'
}

/** Whether a request may change something: it comes from an allowed page, or not from a page at all. */
export function originAllowed(request: IncomingMessage, { trustProxy, origins }: OriginSettings): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (origins.length > 0) return origins.includes(origin)
  const requested = (trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined) ?? host
  return hostOf(origin) === requested
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
