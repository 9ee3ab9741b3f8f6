import { once } from 'node:events'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { SEEN_PATH } from '../http/seen-request.ts'
import { reasonOf } from '../reason-of.ts'
import { EXAMINATION_TIMEOUT, type ExaminedServer, type Probes } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('proxy')

/** A documentation address (RFC 5737), which no visitor has. */
const FORGED = '203.0.113.7'
const EXAMPLES = 'docs/hosting.md ("Behind a reverse proxy") has settings for Caddy and nginx.'

const SeenSchema = v.object({
  address: v.string(),
  secure: v.boolean(),
  trusted: v.boolean(),
  forwarded: v.array(v.string()),
})
type Seen = v.InferOutput<typeof SeenSchema>

/** Whether the proxy tells the server who visits it, and whether visitors can lie about that. */
export async function checkProxy(server: ExaminedServer, probes: Probes): Promise<Finding> {
  const { origins, trustProxy } = server
  const [origin] = origins
  if (origin === undefined)
    return trustProxy
      ? warn('--trust-proxy is set without --origin.', 'Say with --origin which address visitors open.')
      : ok('No proxy is set; visitors reach the server directly.')
  const https = origin.startsWith('https:')
  if (https && !trustProxy)
    return fail(
      `Visitors open ${origin}, but the server does not know that its proxy uses https.`,
      'Start it with --trust-proxy.',
    )
  const url = `${origin}${pathOf(server.base)}`
  try {
    const plain = await ask(`${url}${SEEN_PATH}`, probes)
    const problem = problemOf(plain, https, trustProxy)
    if (problem !== undefined) return problem
    const headers = { 'x-forwarded-for': FORGED, 'x-forwarded-proto': https ? 'http' : 'https' }
    const forged = trustProxy ? await ask(`${url}${SEEN_PATH}`, probes, headers) : plain
    if (forged.address === FORGED || forged.secure !== plain.secure)
      return fail(
        'The proxy passes on what visitors claim to be (X-Forwarded-For, X-Forwarded-Proto).',
        `It must replace these headers, or append what it has seen itself. ${EXAMPLES}`,
      )
  } catch (problem) {
    return fail(
      `${url} does not lead to this server: ${reasonOf(problem)}.`,
      `Check the name (DNS), the certificate, and that proxy and server run. ${EXAMPLES}`,
    )
  }
  if (!(await opensSocket(url)))
    return fail(
      `${url} shows the pages, but lets no WebSockets through, so nobody can play.`,
      `Let the proxy pass on Upgrade and Connection. ${EXAMPLES}`,
    )
  return trustProxy && isOpen(server, probes)
    ? warn(
        'The proxy works. But whoever reaches the port of the server directly can claim to have any address.',
        'Start the server with --host 127.0.0.1, or let the firewall admit only the proxy.',
      )
    : ok(`${url} leads to this server.`)
}

const pathOf = (base: string): string => {
  const path = base.replace(/^\/*|\/*$/g, '')
  return path === '' ? '' : `/${path}`
}

async function ask(url: string, { fetch }: Probes, headers?: Record<string, string>): Promise<Seen> {
  const response = await fetch(url, headers)
  if (response.status === 421)
    throw new Error('the proxy does not pass on the name that visitors have opened (Host)')
  const seen = v.safeParse(SeenSchema, await response.json().catch(() => undefined))
  if (!seen.success)
    throw new Error(`the answer, with status ${response.status}, is not from a Vermeil of this version`)
  return seen.output
}

function problemOf({ secure, trusted, forwarded }: Seen, https: boolean, trustProxy: boolean) {
  if (!trustProxy) return undefined
  if (!trusted) return fail('The running server does not trust its proxy.', 'Restart it with --trust-proxy.')
  if (!forwarded.includes('x-forwarded-for'))
    return fail(
      'The proxy does not say who visits (X-Forwarded-For), so all visitors share the limits of one.',
      EXAMPLES,
    )
  if (https && !secure)
    return fail(
      'The proxy does not say that visitors use https (X-Forwarded-Proto), so cookies are not protected.',
      EXAMPLES,
    )
  return undefined
}

/** Whether others than the proxy may reach the port. In a container, that is decided elsewhere. */
const isOpen = ({ host = '0.0.0.0' }: ExaminedServer, { contained }: Probes): boolean =>
  !contained && !/^(127\.|::1$|localhost$)/.test(host)

async function opensSocket(url: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, {
    handshakeTimeout: EXAMINATION_TIMEOUT,
  })
  try {
    await once(socket, 'open')
    return true
  } catch {
    return false
  } finally {
    socket.on('error', () => undefined)
    socket.terminate()
  }
}
