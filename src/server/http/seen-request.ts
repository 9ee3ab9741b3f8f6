import type { IncomingMessage } from 'node:http'
import { clientAddress, isSecure, type OriginSettings } from './request-origin.ts'

/** Below the base path. */
export const SEEN_PATH = '/health/seen'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']

/**
 * What the server makes of a request, by which `vermeil doctor` can tell whether the proxy in front is set up well. It
 * tells visitors nothing but their own address.
 */
export const seenRequest = (request: IncomingMessage, settings: OriginSettings) => ({
  address: clientAddress(request, settings),
  secure: isSecure(request, settings),
  trusted: settings.trustProxy,
  forwarded: FORWARDED.filter((name) => request.headers[name] !== undefined),
})
