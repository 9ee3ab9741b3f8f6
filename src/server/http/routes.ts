import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type HttpRoute, httpStatus, type Problem, ROUTES, type RouteName } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { hasForbiddenKey, placeOf } from '../input.ts'
import { Buckets } from '../limits.ts'
import type { Tables } from '../tables/tables.ts'
import { guestHandlers } from './guest-handlers.ts'
import { HTTPS_ONLY, SECURITY_HEADERS } from './headers.ts'
import { storeHealth } from './health.ts'
import { Refused, rejectionOf } from './refused.ts'
import { clientAddress, isForwarded, isSecure, originAllowed } from './request-origin.ts'
import type { RouteHandler, RouteHandlers, RouteRequest } from './route-handler.ts'
import { tableHandlers } from './table-handlers.ts'
import { findVisitor } from './visitor.ts'

/** Everything that is answered over HTTP, except the pages. */
export function addRoutes(app: FastifyInstance, context: ServerContext, tables: Tables): void {
  const requests = new Buckets(context.limits.requests, context.time)
  const handlers: RouteHandlers = {
    ...guestHandlers(context, tables),
    ...tableHandlers(context, tables, requests),
  }
  checkEveryRequest(app, context, requests)
  answerErrors(app, context)
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, context, name, handlers[name])
  addHealth(app, context)
  addMetrics(app, context)
}

/** Adds the security headers, and checks the rate limit and the origin, whatever is requested. */
function checkEveryRequest(app: FastifyInstance, context: ServerContext, requests: Buckets): void {
  const { base, originSettings, limits, time } = context
  const files = new Buckets(limits.files, time)
  app.addHook('onRequest', async ({ raw, url, method }, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isSecure(raw, originSettings)) reply.header('strict-transport-security', HTTPS_ONLY)
    const buckets = url.startsWith(`${base}/api/`) ? requests : files
    if (!buckets.take(clientAddress(raw, originSettings))) throw new Refused('tooFast')
    const changes = method !== 'GET' && method !== 'HEAD'
    if (changes && !originAllowed(raw, originSettings)) throw new Refused('wrongOrigin')
  })
}

function answerErrors(app: FastifyInstance, { metrics }: ServerContext): void {
  app.setErrorHandler((problem: Error & { statusCode?: number }, request, reply) => {
    const rejection = rejectionOf(problem)
    if (rejection.code === 'serverTrouble') request.log.error({ problem }, 'a request failed')
    metrics.refused.inc({ code: rejection.code })
    return reply.code(httpStatus(rejection.code)).send({ rejection } satisfies Problem)
  })
}

function addRoute<Name extends RouteName>(
  app: FastifyInstance,
  context: ServerContext,
  name: Name,
  handler: RouteHandler<Name>,
): void {
  const { method, path, status = 200 }: HttpRoute = ROUTES[name]
  app.route({
    method,
    url: context.base + path,
    handler: async (request, reply) =>
      reply.code(status).send(await handler(await parseRequest(name, request, reply, context))),
  })
}

/** Looks up the visitor and parses the request as its route declares. */
async function parseRequest<Name extends RouteName>(
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<RouteRequest<Name>> {
  const { raw, params } = request
  const { visitor, query, body }: HttpRoute = ROUTES[name]
  const found = visitor && (await findVisitor(raw, context))
  if (visitor === 'required' && !found) throw new Refused('nameFirst')
  if (found?.renewal !== undefined) reply.header('set-cookie', found.renewal)
  const parsed: Record<keyof RouteRequest<Name>, unknown> = {
    params,
    query: query && parse(query, request.query),
    body: body && parse(body, request.body),
    guest: found?.guest,
    session: found?.key.session,
    raw,
    reply,
  }
  // The compiler cannot see that these were parsed by the schemas from which the type is derived.
  return parsed as RouteRequest<Name>
}

function parse(schema: v.GenericSchema, input: unknown): unknown {
  if (hasForbiddenKey(input)) throw new Refused('forbiddenKey')
  const { success, output, issues } = v.safeParse(schema, input, { abortEarly: true })
  if (!success) throw new Refused({ code: 'malformed', place: placeOf(issues[0]) })
  return output
}

/** Also outside the base path: whatever supervises the process need not know the path of the proxy. */
function addHealth(app: FastifyInstance, { base, store, log }: ServerContext): void {
  const isHealthy = storeHealth(store, log)
  for (const path of new Set([base, ''])) {
    for (const url of [`${path}/health`, `${path}/health/`]) {
      app.get(url, async (_request, reply) => {
        const healthy = await isHealthy()
        return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'storeAway' })
      })
    }
  }
}

/** Only for requests that did not come through the proxy: with few players, these numbers would reveal hidden moves. */
function addMetrics(app: FastifyInstance, { base, originSettings, metrics }: ServerContext): void {
  app.get(`${base}/metrics`, async (request, reply) => {
    if (isForwarded(request.raw, originSettings)) throw new Refused('notFound')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
