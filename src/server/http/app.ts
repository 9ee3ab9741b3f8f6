import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyReply, LogController } from 'fastify'
import { LIMITS, type Problem } from '../../protocol/index.ts'
import { SECURITY_HEADERS } from './headers.ts'

/** What answers requests, before there is anything to ask for: its log, and what is too much or no request at all. */
export function newApp(log: { readonly level: string; readonly stream?: { write(line: string): void } }) {
  const { level, stream } = log
  const app = Fastify({
    logger:
      level === 'silent' ? false : { level, serializers: { problem: told }, ...(stream ? { stream } : {}) },
    // Addresses of tables let people in; a log of requests would collect them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 64 },
    // Whoever asks for another protocol than WebSocket is answered in this one.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    frameworkErrors: (_problem, _request, reply: FastifyReply) => {
      void reply.code(400).headers(SECURITY_HEADERS).send(MALFORMED)
    },
    clientErrorHandler(_problem, socket) {
      if (!socket.writable) return
      socket.once('finish', () => socket.destroy())
      socket.end(BAD_REQUEST)
    },
  })
  // A server of our own would be given one address of localhost only.
  const answers = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  for (const answer of answers) app.server.on('request', oneAtATime(answer))
  return app
}

/**
 * Who asks for more before he is answered is cut off. No browser and no proxy does that, and thousands of requests in
 * one piece would all be begun before anybody else is heard.
 */
function oneAtATime(answer: RequestListener): RequestListener {
  const asking = new WeakSet<Socket>()
  return (request, response) => {
    const { socket } = request
    if (asking.has(socket)) {
      socket.destroy()
      return
    }
    asking.add(socket)
    response.once('close', () => asking.delete(socket))
    answer(request, response)
  }
}

const MALFORMED: Problem = { rejection: { code: 'malformed' } }
/** For what is no request at all: there is nothing to answer it with but bytes. */
const BAD_REQUEST = (() => {
  const body = JSON.stringify(MALFORMED)
  const head = `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n`
  return `${head}Content-Length: ${body.length}\r\n\r\n${body}`
})()

/** What went wrong, in a log. */
function told(problem: unknown): unknown {
  if (!(problem instanceof Error)) return problem
  const { message, stack } = problem
  return { ...problem, message, stack }
}

/** Milliseconds for requests that are under way when the server is closed. */
const ANSWERING = 1_000

/** Requests that are under way are answered; who takes too long to ask or to read is cut off. */
export async function closeApp(app: ReturnType<typeof newApp>): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 20)
  const late = setTimeout(() => app.server.closeAllConnections(), ANSWERING)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}
