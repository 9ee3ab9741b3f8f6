import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { LIMITS, type ProtocolCode } from '../../protocol/index.ts'
import type { Log } from '../context.ts'
import { guestOfCookie } from '../guests.ts'
import { cookieOf } from '../http/cookie.ts'
import { addressOf, type Border, originAllowed } from '../http/request-origin.ts'
import { Buckets, type ServerLimits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import type { Time } from '../time.ts'
import { Connection } from './connection.ts'

const PING = 25_000
const GOING_AWAY = 1001

export interface SocketsParts {
  readonly base: string
  readonly border: Border
  readonly store: Store
  readonly tables: Tables
  readonly limits: ServerLimits
  readonly metrics: Metrics
  readonly time: Time
  readonly log: Log
}

const STATUS_OF: Partial<Record<ProtocolCode, string>> = {
  notFound: '404 Not Found',
  wrongOrigin: '403 Forbidden',
  tooFast: '429 Too Many Requests',
  tooManyConnections: '429 Too Many Requests',
  serverClosing: '503 Service Unavailable',
}

/** The sockets of a server: who may open one, and how many. */
export function openSockets(server: Server, parts: SocketsParts): { deafen(): void; close(): void } {
  const { base, border, store, tables, limits, metrics, time, log } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    // A connection answers pings itself, because it counts them.
    autoPong: false,
  })
  const connections = new Set<Connection>()
  /** What they write to, and what those write to of whom it is not known yet who they are. */
  const streams = new Set<Duplex>()
  const perAddress = new Map<string, number>()
  const handshakes = new Buckets(limits.handshakes, time)
  let closing = false

  function problemOf(request: IncomingMessage, address: string): ProtocolCode | undefined {
    const path = request.url?.split('?')[0]
    if (closing) return 'serverClosing'
    if (!handshakes.take(address)) return 'tooFast'
    if (path !== `${base}/socket`) return 'notFound'
    if (!originAllowed(request, border)) return 'wrongOrigin'
    const here = perAddress.get(address) ?? 0
    return here >= limits.socketsPerAddress || connections.size >= limits.sockets
      ? 'tooManyConnections'
      : undefined
  }

  async function welcome(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => undefined)
    const address = addressOf(request, border)
    const problem = problemOf(request, address)
    if (problem) return turnAway(stream, problem)
    streams.add(stream)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    const goodbye = (): void => {
      streams.delete(stream)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    }
    stream.once('close', goodbye)
    const guest = await guestOfCookie(store, cookieOf(request), time.now())
    if (stream.destroyed) return
    if (closing) return turnAway(stream, 'serverClosing')
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = new Connection({ socket, stream, guest, tables, limits, metrics, time, log })
      connections.add(connection)
      metrics.sockets.set(connections.size)
      socket.once('close', () => {
        connections.delete(connection)
        metrics.sockets.set(connections.size)
      })
    })
  }

  function turnAway(stream: Duplex, code: ProtocolCode): void {
    metrics.refused.inc({ code })
    const body = JSON.stringify({ rejection: { code } })
    // Also where the other side keeps its half open.
    stream.once('finish', () => stream.destroy())
    stream.end(
      `HTTP/1.1 ${STATUS_OF[code] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }

  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping()
  }, PING)
  pinging.unref()

  server.on('upgrade', (request, stream, head) => {
    welcome(request, stream, head).catch((problem) => {
      log.error({ problem }, 'a socket could not be opened')
      stream.destroy()
    })
  })

  return {
    /** From now on nobody new is let in and no command is taken; what is under way is still answered. */
    deafen() {
      closing = true
      for (const connection of connections) connection.deafen()
    },
    close() {
      clearInterval(pinging)
      for (const connection of connections) connection.close(GOING_AWAY, 'serverClosing')
      // Who does not say goodbye is not waited for, nor a store that does not say who somebody is.
      setTimeout(() => {
        for (const stream of streams) stream.destroy()
      }, 300).unref()
    },
  }
}
