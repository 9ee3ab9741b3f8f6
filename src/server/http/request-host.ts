import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { OriginSettings } from './request-origin.ts'

/**
 * Suffixes of names that nobody can register: a page whose name ends in one of them was not served by a stranger who
 * pointed their own domain at this server (DNS rebinding).
 */
const PRIVATE_SUFFIXES = ['.localhost', '.local', '.lan', '.home', '.home.arpa', '.internal']

/** The host of a request as it appears in a URL, in lower case; undefined if it is missing, repeated or nonsense. */
export function requestedHost({ headers, rawHeaders }: IncomingMessage): URL | undefined {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return count === 1 ? hostUrl(headers.host) : undefined
}

/** The longest name that DNS knows, with a port. */
const MAX_HOST = 260

/** A host, with its port if it has one, as a URL. */
export function hostUrl(host: string | undefined): URL | undefined {
  if (host === undefined || host.length > MAX_HOST || !/^[^\s/?#@\\,]+$/.test(host)) return undefined
  return URL.parse(`http://${host}`) ?? undefined
}

/** Whether this server is known by that name: an address, a name of the local network, or one that was configured. */
export function isOwnHost({ hostname }: URL, { origins, hostnames }: OriginSettings): boolean {
  const name = hostname.replace(/\.$/, '')
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  // There are no websites without a dot in their name, but most home networks have such names.
  if (!name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix))) return true
  return hostnames.includes(name) || origins.some((origin) => new URL(origin).hostname === name)
}
