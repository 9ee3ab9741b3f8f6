import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Headers by which proxies say for whom they ask; `x-forwarded-…` and the like are found by their prefix. */
const FORWARDING = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'client-ip',
  'cdn-loop',
])
const FORWARDING_PREFIXES = [
  'x-forwarded',
  'x-original-',
  'x-envoy-',
  'x-amzn-',
  'x-azure-',
  'cf-',
  'fly-',
  'fastly-',
]

const PRIVATE = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(address, bits, 'ipv4')
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whether a request may read the metrics, which would tell players about each other's hidden moves: it has the token, or
 * without one it comes directly from this machine or the private network around it.
 */
export function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return sameText(headers.authorization ?? '', `Bearer ${token}`)
  return !Object.keys(headers).some(isForwarding) && isPrivate(socket.remoteAddress ?? '')
}

const isForwarding = (header: string): boolean =>
  FORWARDING.has(header) || FORWARDING_PREFIXES.some((prefix) => header.startsWith(prefix))

function isPrivate(remote: string): boolean {
  const address = remote.replace(/^::ffff:/, '')
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
