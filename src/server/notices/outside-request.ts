import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { HOUR } from '../../kernel/time-units.ts'
import { Buckets, type Rate } from '../limits.ts'
import type { Time } from '../time.ts'

/** How long another server may take to answer, in milliseconds. */
const TIMEOUT = 10_000

interface OutsideOptions {
  /** Addresses that may be reached although they are not public, also without encryption. */
  readonly allowed: readonly string[]
  readonly time: Time
  readonly timeout?: number
  /** How names are resolved. */
  readonly resolve?: typeof lookup
}

/** Messages to one host or address, of all guests together: nobody's server is flooded by way of this one. */
const TARGET_RATE: Rate = { perSecond: 5, burst: 100 }
/** The push services of browsers, which expect the messages of all guests. */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|(.+\.)?push\.services\.mozilla\.com|(.+\.)?push\.apple\.com|.+\.notify\.windows\.com)$/

/** The other server gets as many messages as it may get already. */
export class TargetBusy extends Error {}

export interface OutsideAnswer {
  readonly status: number
  /** Milliseconds after which the other server wants to be asked again. */
  readonly retryAfter?: number
}

interface OutsidePost {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Uint8Array
}

/**
 * Sends requests to addresses that visitors have given. Addresses that are not public are refused when the connection is
 * made, so that a name that is resolved differently the second time is no way around it. Redirects are not followed. The
 * body of an answer is not read.
 */
export class OutsideRequests {
  readonly #http: RequestFilteringHttpAgent
  readonly #https: RequestFilteringHttpsAgent
  readonly #allowed: readonly string[]
  readonly #targets: Buckets

  readonly #timeout: number
  readonly #resolve: typeof lookup

  constructor({ allowed, time, timeout = TIMEOUT, resolve = lookup }: OutsideOptions) {
    const options = { allowIPAddressList: [...allowed], keepAlive: false }
    this.#allowed = allowed
    this.#timeout = timeout
    this.#resolve = resolve
    this.#targets = new Buckets(TARGET_RATE, time)
    this.#http = new RequestFilteringHttpAgent(options)
    this.#https = new RequestFilteringHttpsAgent(options)
  }

  /** Whether it is an address that this server would send something to at all. */
  accepts(text: string): boolean {
    const url = URL.parse(text)
    if (url?.username !== '' || url.password !== '') return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && this.#allowed.includes(url.hostname))
  }

  /** Many names can lead to one address, so both are counted. */
  readonly #lookup: LookupFunction = (hostname, options: LookupOptions, done) =>
    this.#resolve(hostname, { ...options, all: true }, (problem, found) => {
      const [first] = found ?? []
      if (problem || !first) return done(problem ?? new Error('no address'), [])
      if (!PUSH_SERVICES.test(hostname) && !this.#targets.take(first.address))
        return done(new TargetBusy(), [])
      return answerLookup(options, found, done)
    })

  async post(text: string, { headers, body }: OutsidePost): Promise<OutsideAnswer> {
    if (!this.accepts(text)) throw new Error('not an address to send to')
    const url = new URL(text)
    if (!PUSH_SERVICES.test(url.hostname) && !this.#targets.take(url.hostname)) throw new TargetBusy()
    const signal = AbortSignal.timeout(this.#timeout)
    const length = { 'content-length': Buffer.byteLength(body), 'user-agent': 'Vermeil' }
    const options = { method: 'POST', headers: { ...headers, ...length }, signal, lookup: this.#lookup }
    return new Promise((resolve, reject) => {
      const sent: ClientRequest =
        url.protocol === 'https:'
          ? httpsRequest(url, { ...options, agent: this.#https })
          : httpRequest(url, { ...options, agent: this.#http })
      sent.on('error', reject)
      sent.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, ...retryAfterIn(response.headers['retry-after']) })
        response.on('error', () => undefined)
        response.destroy()
      })
      sent.end(body)
    })
  }
}

/** In the form that the caller has asked for. */
function answerLookup(
  { all }: LookupOptions,
  found: LookupAddress[],
  done: Parameters<LookupFunction>[2],
): void {
  const [first] = found
  if (all || !first) done(null, found)
  else done(null, first.address, first.family)
}

const LONGEST_PAUSE = HOUR

/** A number of seconds, or a date. */
function retryAfterIn(header: string | undefined): { retryAfter?: number } {
  if (header === undefined) return {}
  const wanted = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return wanted > 0 ? { retryAfter: Math.min(LONGEST_PAUSE, wanted) } : {}
}
