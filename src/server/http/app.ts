import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyReply, LogController } from 'fastify'
import { LIMITS, type Problem } from '../../protocol/index.ts'
import { isUnwieldy } from '../input/json-shape.ts'
import { serializeProblem } from '../log/serialize-problem.ts'
import { NO_STORE, SECURITY_HEADERS } from './headers.ts'
import { inTurns } from './in-turns.ts'
import { Refused } from './refused.ts'
import { clientAddress } from './request-origin.ts'

/** Fastify itself logs errors under `err`, and would log addresses and URLs under `req`. */
const SERIALIZERS = {
  problem: serializeProblem,
  err: (problem: unknown) => ({ type: 'Error', stack: '', ...serializeProblem(problem) }),
  req: () => ({}),
}

interface AppOptions {
  readonly level: string
  readonly stream?: { write(line: string): void }
  readonly trustProxy?: boolean
  /** How long a connection may stand still in the middle of a request or its answer, in milliseconds. */
  readonly stallTimeout?: number
}

/** Readers that are slow but go on reading are not cut off. */
const STALL_TIMEOUT = 60_000

/** The HTTP server before it has any routes: its log, its limits, and its answers to broken requests. */
export function newApp({ level, stream, trustProxy = false, stallTimeout = STALL_TIMEOUT }: AppOptions) {
  const app = Fastify({
    logger: level === 'silent' ? false : { level, serializers: SERIALIZERS, ...(stream ? { stream } : {}) },
    // The URL of a table is what lets people in; a log of requests would collect them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: 30_000,
    connectionTimeout: stallTimeout,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 64 },
    // Requests to upgrade to anything but WebSocket are answered as plain HTTP.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    frameworkErrors: (_problem, _request, reply: FastifyReply) => {
      void reply.code(400).headers(SECURITY_HEADERS).header('cache-control', NO_STORE).send(MALFORMED)
    },
    clientErrorHandler(_problem, socket) {
      if (!socket.writable) return
      socket.once('finish', () => socket.destroy())
      socket.end(BAD_REQUEST)
    },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (isUnwieldy(text)) done(new Refused('malformed'))
    else parseJson(request, text, done)
  })
  // Wrapped here, because with a server made by us Fastify would listen on only one address of localhost.
  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  for (const listener of listeners)
    app.server.on(
      'request',
      oneAtATime(inTurns(listener, (request) => clientAddress(request, { trustProxy }))),
    )
  // Otherwise Node answers unknown expectations by itself, as many and as fast as they are sent.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  return app
}

/**
 * Cuts off clients that send another request before the last one was answered. No browser and no proxy does that, and
 * thousands of pipelined requests would all be started before anybody else is served.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const busy = new WeakSet<Socket>()
  return (request, response) => {
    const { socket } = request
    if (busy.has(socket)) {
      socket.destroy()
      return
    }
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
    listener(request, response)
  }
}

const MALFORMED: Problem = { rejection: { code: 'malformed' } }
/** The answer to bytes that are not an HTTP request; there is no reply object to send it with. */
const BAD_REQUEST = (() => {
  const body = JSON.stringify(MALFORMED)
  const head = `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n`
  return `${head}Content-Length: ${body.length}\r\n\r\n${body}`
})()

/** How long requests that are under way may take when the server closes, in milliseconds. */
const CLOSE_TIMEOUT = 1_000

/** Requests that are under way are answered; clients that are too slow are cut off. */
export async function closeApp(app: ReturnType<typeof newApp>, timeout = CLOSE_TIMEOUT): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 20)
  // Again and again: a connection may have been accepted after the first time.
  const slow = setInterval(() => app.server.closeAllConnections(), timeout)
  await app.close()
  clearInterval(idle)
  clearInterval(slow)
}
