import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { ProtocolCode } from '../../protocol/index.ts'
import { hostUrl, isOwnHost, requestedHost } from './request-host.ts'

/** How the origin of a request is determined. */
export interface OriginSettings {
  /** Believe the X-Forwarded headers, because a trusted proxy sets them. */
  readonly trustProxy: boolean
  /** Origins whose pages may connect. When empty, only pages of the requested host may. */
  readonly origins: readonly string[]
  /** Names of this machine, in lower case. */
  readonly hostnames: readonly string[]
}

/** The address that rate limits count by. An IPv6 /64 belongs to one customer, so it counts as one address. */
export function clientAddress(
  request: IncomingMessage,
  { trustProxy }: Pick<OriginSettings, 'trustProxy'>,
): string {
  return networkOf(clientIp(request, { trustProxy }))
}

/** The address itself, by which networks are banned. */
export function clientIp(
  request: IncomingMessage,
  { trustProxy }: Pick<OriginSettings, 'trustProxy'>,
): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined
  return forwarded === undefined ? (request.socket.remoteAddress ?? '') : withoutPort(forwarded)
}

/** Some proxies append the port, which differs with every connection of a visitor. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** What counts as one address. */
export function networkOf(remoteAddress = ''): string {
  const address = remoteAddress.replace(/^::ffff:/, '')
  return isIPv6(address) ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').length) groups.push('0')
  return groups.slice(0, 4).join(':')
}

/** The proxy appends what it has seen; anything before that may have been forged by the client. */
export function lastOf(header: string | string[] | undefined): string | undefined {
  const all = Array.isArray(header) ? header.join(',') : header
  return all?.split(',').at(-1)?.trim() || undefined
}

export function isSecure(request: IncomingMessage, { trustProxy }: OriginSettings): boolean {
  return trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https'
}

/**
 * Why a request is refused because of where it comes from. `changes` is false for requests that only read: their answers
 * are kept from pages of other origins by the browser.
 */
export function originProblem(
  request: IncomingMessage,
  settings: OriginSettings,
  changes: boolean,
): ProtocolCode | undefined {
  const direct = requestedHost(request)
  if (!direct) return 'malformed'
  const forwarded = settings.trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined
  const requested = forwarded === undefined ? direct : hostUrl(forwarded)
  if (!requested) return 'malformed'
  // A script can send forwarded headers too, so both names must be ours.
  if (!isOwnHost(direct, settings) || !isOwnHost(requested, settings)) return 'wrongHost'
  return changes && !originAllowed(request, requested, settings) ? 'wrongOrigin' : undefined
}

/**
 * The origin under which a request was answered, for links that leave the server. Whoever sends a request can write any
 * host into it, so that one of the configured origins is used where there are some.
 */
export function ownOrigin(request: IncomingMessage, settings: OriginSettings): string {
  const forwarded = settings.trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined
  const requested = forwarded === undefined ? requestedHost(request) : hostUrl(forwarded)
  const { origins } = settings
  const known = origins.find((origin) => new URL(origin).host === requested?.host) ?? origins[0]
  return known ?? `${isSecure(request, settings) ? 'https' : 'http'}://${requested?.host ?? 'localhost'}`
}

/** Whether a request comes from an allowed page, or not from a page at all. */
function originAllowed(request: IncomingMessage, { host }: URL, settings: OriginSettings): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (settings.origins.length > 0) return settings.origins.includes(origin)
  const scheme = isSecure(request, settings) ? 'https' : 'http'
  return URL.parse(`${scheme}://${host}`)?.origin === origin
}
