import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostUrl, requestedHost } from '../http/request-host.ts'
import { isSecure, lastOf, type OriginSettings } from '../http/request-origin.ts'

/** The site for which passkeys are made, as WebAuthn calls it. */
export interface RelyingParty {
  /** The host name: a passkey works on this host only. */
  readonly id: string
  readonly origin: string
}

/**
 * The site that a request was sent to; undefined where browsers offer no passkeys: without https, except on the same
 * machine, and under an address instead of a name. That the origin is one of ours was checked for every request.
 */
export function relyingParty(raw: IncomingMessage, settings: OriginSettings): RelyingParty | undefined {
  const origin = originOf(raw, settings)
  const { protocol, hostname } = (origin && URL.parse(origin)) || {}
  if (origin === undefined || hostname === undefined || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return undefined
  const here = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || here ? { id: hostname, origin } : undefined
}

/** Browsers send the origin with every request that changes something. Otherwise it is the one of the requested host. */
function originOf(raw: IncomingMessage, settings: OriginSettings): string | undefined {
  if (raw.headers.origin !== undefined) return raw.headers.origin
  const forwarded = settings.trustProxy ? lastOf(raw.headers['x-forwarded-host']) : undefined
  const host = forwarded === undefined ? requestedHost(raw) : hostUrl(forwarded)
  const scheme = isSecure(raw, settings) ? 'https' : 'http'
  const asked = host && URL.parse(`${scheme}://${host.host}`)?.origin
  const { origins } = settings
  return origins.length === 0 || origins.includes(asked ?? '') ? asked : origins[0]
}
