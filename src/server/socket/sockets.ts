import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, WebSocketServer } from 'ws'
import {
  CLOSE_CODES,
  httpStatus,
  LIMITS,
  type MessageOf,
  type Problem,
  type ProtocolCode,
} from '../../protocol/index.ts'
import type { ConnectedGuest } from '../admin/overview.ts'
import type { ServerContext } from '../context.ts'
import type { EmbedLimits } from '../embed/embed-limits.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress, clientIp, originProblem } from '../http/request-origin.ts'
import { findVisitor, type RequestVisitor } from '../http/visitor.ts'
import { Buckets } from '../limits.ts'
import { ProgramSockets } from '../programs/program-sockets.ts'
import type { SharedReviews } from '../shared-reviews/shared-reviews.ts'
import type { Tables } from '../tables/tables.ts'
import { repeatEvery } from '../time.ts'
import type { Address } from './addresses.ts'
import { Backlog } from './backlog.ts'
import { Connection } from './connection.ts'

const PING_INTERVAL = 25_000
/** How long a client may take to complete the closing handshake, in milliseconds. */
const HANDSHAKE_TIMEOUT = 500
/** The same when the server closes. */
const CLOSE_TIMEOUT = 300
/** How often the keys of open sockets are checked, in case a message from another process was lost, in milliseconds. */
const KEY_CHECK_INTERVAL = 5 * 60_000
const KEYS_PER_CHECK = 500
/** How soon they are checked again if the store did not answer, in milliseconds. */
const KEY_RETRY = 2_000

/** The types of ws do not have `closeTimeout` yet. */
const SERVER_OPTIONS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: LIMITS.messageBytes,
  maxFragments: LIMITS.fragments,
  closeTimeout: HANDSHAKE_TIMEOUT,
  perMessageDeflate: false,
  clientTracking: false,
  // A connection answers pings itself, because it counts them.
  autoPong: false,
}

/** The sockets of a server: decides who may open one, and how many. */
export function openSockets(
  server: Server,
  context: ServerContext,
  tables: Tables,
  reviews: SharedReviews,
  embeds: EmbedLimits,
): Sockets {
  const sockets = new Sockets(context, tables, reviews, embeds)
  server.on('upgrade', (request, stream, head) => {
    sockets.upgrade(request, stream, head).catch((problem) => {
      context.log.error({ problem }, 'could not open a socket')
      stream.destroy()
    })
  })
  return sockets
}

class Sockets {
  readonly #context: ServerContext
  readonly #tables: Tables
  readonly #reviews: SharedReviews
  readonly #handshakes: Buckets
  readonly #server = new WebSocketServer(SERVER_OPTIONS)
  readonly #connections = new Set<Connection>()
  /** The cookies that are renewed with the answer to a handshake. */
  readonly #renewals = new WeakMap<IncomingMessage, string>()
  #stopChecking: () => void
  /** For each handshake under way, the guests some of whose devices were signed out meanwhile. */
  readonly #opening = new Set<Set<string>>()
  /** The streams of all connections, and of handshakes that are not complete yet. */
  readonly #streams = new Set<Duplex>()
  readonly #backlog: Backlog
  readonly #programs: ProgramSockets
  readonly #embeds: EmbedLimits
  readonly #pinging: NodeJS.Timeout
  #closing = false

  constructor(context: ServerContext, tables: Tables, reviews: SharedReviews, embeds: EmbedLimits) {
    this.#embeds = embeds
    this.#context = context
    this.#tables = tables
    this.#reviews = reviews
    this.#handshakes = new Buckets(context.limits.handshakes, context.time)
    this.#backlog = new Backlog(context.limits)
    this.#programs = new ProgramSockets(context.limits, context.time)
    this.#pinging = setInterval(() => {
      for (const connection of this.#connections) connection.ping()
      context.addresses.forgetIdle()
    }, PING_INTERVAL)
    this.#pinging.unref()
    this.#server.on('headers', (headers, request) => {
      const renewal = this.#renewals.get(request)
      if (renewal !== undefined) headers.push(`Set-Cookie: ${renewal}`)
    })
    // Otherwise ws would answer with plain text.
    this.#server.on('wsClientError', (_, stream) => this.#refuse(stream, 'malformed'))
    this.#stopChecking = this.#checkLater()
  }

  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const signedOut = new Set<string>()
    this.#opening.add(signedOut)
    try {
      await this.#open(request, stream, head, signedOut)
    } finally {
      this.#opening.delete(signedOut)
    }
  }

  async #open(request: IncomingMessage, stream: Duplex, head: Buffer, signedOut: Set<string>): Promise<void> {
    const { originSettings, limits, addresses } = this.#context
    stream.on('error', () => undefined)
    const name = clientAddress(request, originSettings)
    const ip = clientIp(request, originSettings)
    const address = addresses.of(name)
    const problem = this.#problemWith(request, name, address)
    if (problem) return this.#refuse(stream, problem)
    this.#count(stream, address)
    const embedded = this.#isEmbedded(request)
    // Readers of an embedded table are anonymous, whatever cookie the browser sends.
    const visitor = embedded ? undefined : await this.#visitor(request, signedOut)
    if (visitor === 'tokenInvalid') return this.#refuse(stream, visitor)
    if (visitor?.renewal !== undefined) this.#renewals.set(request, visitor.renewal)
    if (stream.destroyed) return
    if (this.#closing) return this.#refuse(stream, 'serverClosing')
    const ban = this.#banOf(visitor?.guest, ip)
    if (ban) return this.#refuse(stream, 'banned')
    if (embedded) {
      if (!this.#embeds.admits(name, stream)) return this.#refuse(stream, 'tooManyConnections')
    } else if (!visitor) {
      if (address.anonymous >= limits.anonymousPerAddress) return this.#refuse(stream, 'tooManyConnections')
      address.anonymous++
      stream.once('close', () => address.anonymous--)
    }
    const program = visitor?.guest.owner === undefined ? undefined : visitor.guest.id
    if (program !== undefined && !this.#programs.admits(program, stream))
      return this.#refuse(stream, 'tooManyConnections')
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      const { guest, key } = visitor ?? {}
      const limiter = program === undefined ? undefined : this.#programs
      const options = {
        socket,
        stream,
        guest,
        key: key?.selector,
        address,
        ip,
        backlog: this.#backlog,
        limiter,
        embedded,
      }
      this.#add(new Connection(options, this.#context, this.#tables, this.#reviews), socket)
    })
  }

  /** A wrong token is refused, so that nobody plays as a stranger without noticing. */
  async #visitor(
    request: IncomingMessage,
    signedOut: Set<string>,
  ): Promise<RequestVisitor | 'tokenInvalid' | undefined> {
    try {
      const found = await findVisitor(request, this.#context)
      // The key may have been read before.
      while (found && signedOut.delete(found.guest.id))
        if ((await this.#context.store.knownKeys([found.key.selector])).length === 0)
          return found.key.kind === 'token' ? 'tokenInvalid' : undefined
      return found
    } catch (problem) {
      if (problem instanceof Refused && problem.rejection.code === 'tokenInvalid') return 'tokenInvalid'
      throw problem
    }
  }

  #problemWith(request: IncomingMessage, name: string, address: Address): ProtocolCode | undefined {
    const { base, originSettings, limits } = this.#context
    const embedded = this.#isEmbedded(request)
    if (this.#closing) return 'serverClosing'
    if (!(embedded ? this.#embeds.takeHandshake(name) : this.#handshakes.take(name))) return 'tooFast'
    if (!embedded && pathOf(request) !== `${base}/socket`) return 'notFound'
    const problem = originProblem(request, originSettings, true)
    if (problem) return problem
    return address.sockets >= limits.socketsPerAddress || this.#connections.size >= limits.sockets
      ? 'tooManyConnections'
      : undefined
  }

  #isEmbedded(request: IncomingMessage): boolean {
    return pathOf(request) === `${this.#context.base}/embed/socket`
  }

  #count(stream: Duplex, address: Address): void {
    this.#streams.add(stream)
    address.sockets++
    stream.once('close', () => {
      this.#streams.delete(stream)
      address.sockets--
    })
  }

  #add(connection: Connection, socket: { once(event: 'close', listener: () => void): unknown }): void {
    const { metrics } = this.#context
    this.#connections.add(connection)
    metrics.sockets.set(this.#connections.size)
    socket.once('close', () => {
      this.#connections.delete(connection)
      metrics.sockets.set(this.#connections.size)
    })
  }

  #refuse(stream: Duplex, code: ProtocolCode): void {
    this.#context.metrics.refused.inc({ code })
    const status = httpStatus(code)
    const body = JSON.stringify({ rejection: { code } } satisfies Problem)
    // Destroyed even if the other side keeps its half open.
    stream.once('finish', () => stream.destroy())
    stream.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nSec-WebSocket-Version: 13\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }

  #banOf(guest: Connection['guest'], ip: string) {
    const { moderation } = this.#context
    return moderation.guestBan(guest) ?? moderation.networkBan(ip)
  }

  /** Closes the sockets of those who are banned now. */
  checkBans(): void {
    for (const connection of this.#connections) {
      const ban = this.#banOf(connection.guest, connection.ip)
      if (ban) connection.ban(ban.until)
    }
  }

  /** Who is connected to this process. */
  connected(): ConnectedGuest[] {
    return [...this.#connections].map(({ guest, ip }) => ({ guest, ip }))
  }

  /** Closes the sockets of a guest whose keys are gone: devices that were signed out. */
  checkKeys(guest: string): void {
    for (const signedOut of this.#opening) signedOut.add(guest)
    this.#closeUnknown([...this.#connections].filter((connection) => connection.guest?.id === guest))
  }

  /** Tells the sockets of a guest that their invitations have changed. */
  tellInvited(guest: string): void {
    const message: MessageOf<'invitations'> = { type: 'invitations' }
    for (const connection of this.#connections)
      if (connection.guest?.id === guest) connection.send(JSON.stringify(message))
  }

  #closeUnknown(found: readonly Connection[]): void {
    const connections = found.filter((connection) => this.#connections.has(connection))
    const keys = connections.flatMap(({ key }) => key ?? [])
    if (keys.length === 0) return
    this.#context.store.knownKeys(keys).then(
      (known) => {
        const valid = new Set(known)
        for (const connection of connections)
          if (connection.key !== undefined && !valid.has(connection.key))
            connection.close(CLOSE_CODES.policyViolation, 'signedOut')
      },
      (problem) => {
        this.#context.log.warn({ problem }, 'could not check the keys of sockets')
        if (!this.#closing) this.#context.time.after(KEY_RETRY, () => this.#closeUnknown(connections))
      },
    )
  }

  #checkLater(): () => void {
    return repeatEvery(this.#context.time, KEY_CHECK_INTERVAL, () => this.checkAllKeys())
  }

  /** Closes the sockets of all devices that were signed out. */
  checkAllKeys(): void {
    const connections = [...this.#connections]
    for (let from = 0; from < connections.length; from += KEYS_PER_CHECK)
      this.#closeUnknown(connections.slice(from, from + KEYS_PER_CHECK))
  }

  /** From now on no socket is opened and no command is accepted; commands under way are still answered. */
  stopReading(): void {
    this.#closing = true
    for (const connection of this.#connections) connection.stopReading()
  }

  close(): void {
    clearInterval(this.#pinging)
    this.#stopChecking()
    for (const connection of this.#connections) connection.close(CLOSE_CODES.goingAway, 'serverClosing')
    // Wait neither for clients that do not complete the handshake, nor for a store that does not find a guest.
    setTimeout(() => {
      for (const stream of this.#streams) stream.destroy()
    }, CLOSE_TIMEOUT).unref()
  }
}

const pathOf = ({ url }: IncomingMessage): string | undefined => url?.split('?')[0]
