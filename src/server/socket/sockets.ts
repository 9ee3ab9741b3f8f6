import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { CLOSE_CODES, httpStatus, LIMITS, type Problem, type ProtocolCode } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { guestOfCookie } from '../guests.ts'
import { cookieOf } from '../http/cookie.ts'
import { clientAddress, originAllowed } from '../http/request-origin.ts'
import { Buckets } from '../limits.ts'
import type { Tables } from '../tables/tables.ts'
import { Connection } from './connection.ts'

const PING_INTERVAL = 25_000
/** How long closing waits for clients to complete the closing handshake, in milliseconds. */
const CLOSE_TIMEOUT = 300

/** The sockets of a server: decides who may open one, and how many. */
export function openSockets(server: Server, context: ServerContext, tables: Tables): Sockets {
  const sockets = new Sockets(context, tables)
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
  readonly #handshakes: Buckets
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    // A connection answers pings itself, because it counts them.
    autoPong: false,
  })
  readonly #connections = new Set<Connection>()
  /** The streams of all connections, and of handshakes that are not complete yet. */
  readonly #streams = new Set<Duplex>()
  readonly #perAddress = new Map<string, number>()
  readonly #pinging: NodeJS.Timeout
  #closing = false

  constructor(context: ServerContext, tables: Tables) {
    this.#context = context
    this.#tables = tables
    this.#handshakes = new Buckets(context.limits.handshakes, context.time)
    this.#pinging = setInterval(() => {
      for (const connection of this.#connections) connection.ping()
    }, PING_INTERVAL)
    this.#pinging.unref()
  }

  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { store, time, originSettings } = this.#context
    stream.on('error', () => undefined)
    const address = clientAddress(request, originSettings)
    const problem = this.#problemWith(request, address)
    if (problem) return this.#refuse(stream, problem)
    this.#count(stream, address)
    const guest = await guestOfCookie(store, cookieOf(request), time.now())
    if (stream.destroyed) return
    if (this.#closing) return this.#refuse(stream, 'serverClosing')
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      this.#add(new Connection({ socket, stream, guest }, this.#context, this.#tables), socket)
    })
  }

  #problemWith(request: IncomingMessage, address: string): ProtocolCode | undefined {
    const { base, originSettings, limits } = this.#context
    const path = request.url?.split('?')[0]
    if (this.#closing) return 'serverClosing'
    if (!this.#handshakes.take(address)) return 'tooFast'
    if (path !== `${base}/socket`) return 'notFound'
    if (!originAllowed(request, originSettings)) return 'wrongOrigin'
    const ofAddress = this.#perAddress.get(address) ?? 0
    return ofAddress >= limits.socketsPerAddress || this.#connections.size >= limits.sockets
      ? 'tooManyConnections'
      : undefined
  }

  #count(stream: Duplex, address: string): void {
    this.#streams.add(stream)
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    stream.once('close', () => {
      this.#streams.delete(stream)
      const left = (this.#perAddress.get(address) ?? 1) - 1
      if (left > 0) this.#perAddress.set(address, left)
      else this.#perAddress.delete(address)
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
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }

  /** From now on no socket is opened and no command is accepted; commands under way are still answered. */
  stopReading(): void {
    this.#closing = true
    for (const connection of this.#connections) connection.stopReading()
  }

  close(): void {
    clearInterval(this.#pinging)
    for (const connection of this.#connections) connection.close(CLOSE_CODES.goingAway, 'serverClosing')
    // Wait neither for clients that do not complete the handshake, nor for a store that does not find a guest.
    setTimeout(() => {
      for (const stream of this.#streams) stream.destroy()
    }, CLOSE_TIMEOUT).unref()
  }
}
