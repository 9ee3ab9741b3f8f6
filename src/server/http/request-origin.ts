import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** What a request says about where it comes from. Forwarded headers count only behind a proxy that is trusted. */
export interface OriginSettings {
  readonly trustProxy: boolean
  /** Origins whose pages may talk to us; without any, only pages of the host that was asked. */
  readonly origins: readonly string[]
}

/** The address to count by. One who has a /64 of IPv6 has all of it, so it counts as one. */
export function addressOf(request: IncomingMessage, { trustProxy }: OriginSettings): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined
  const address = (forwarded ?? request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isIPv6(address) ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head, tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').length) groups.push('0')
  return groups.slice(0, 4).join(':')
}

/** The proxy adds what it has seen at the end; what stands before it anyone may have written. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const all = Array.isArray(header) ? header.join(',') : header
  return all?.split(',').at(-1)?.trim() || undefined
}

/** Whether a request came by the proxy, and not from who looks after the process. */
export function isForwarded({ headers }: IncomingMessage, { trustProxy }: OriginSettings): boolean {
  return trustProxy && headers['x-forwarded-for'] !== undefined
}

export function isSecure(request: IncomingMessage, { trustProxy }: OriginSettings): boolean {
  return trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https'
}

/** Whether a request may change something: it comes from our own page, or from no page at all. */
export function originAllowed(request: IncomingMessage, { trustProxy, origins }: OriginSettings): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (origins.length > 0) return origins.includes(origin)
  const asked = (trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined) ?? host
  return hostOf(origin) === asked
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
