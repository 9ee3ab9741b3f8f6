import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type HttpRoute, httpStatus, type Problem, ROUTES, type RouteName } from '../../protocol/index.ts'
import { adminAccess } from '../admin/access.ts'
import { adminHandlers } from '../admin/admin-handlers.ts'
import type { ConnectedGuest } from '../admin/overview.ts'
import { reportHandlers } from '../admin/report-handlers.ts'
import type { ServerContext } from '../context.ts'
import { storeHealth } from '../health/store-health.ts'
import { identityHandlers } from '../identity/identity-handlers.ts'
import { hasForbiddenKey, placeOf } from '../input/input.ts'
import { Buckets } from '../limits.ts'
import type { NoticeService } from '../notices/notices.ts'
import { OneAtATime } from '../one-at-a-time.ts'
import { OpenLimit } from '../open-limit.ts'
import { pairingHandlers } from '../pairing/pairing-handlers.ts'
import { groupHandlers } from '../people/group-handlers.ts'
import { invitationHandlers } from '../people/invitation-handlers.ts'
import { peopleHandlers, peopleLimit } from '../people/people-handlers.ts'
import { PeopleLookup } from '../people/people-lookup.ts'
import { profileHandlers } from '../profiles/profile-handlers.ts'
import { programHandlers } from '../programs/program-handlers.ts'
import { reviewHandlers } from '../shared-reviews/review-handlers.ts'
import type { SharedReviews } from '../shared-reviews/shared-reviews.ts'
import type { Tables } from '../tables/tables.ts'
import { watchHandlers } from '../watching/watch-handlers.ts'
import { renamedCookie } from './cookie.ts'
import { archiveHandlers } from './handlers/archive-handlers.ts'
import { type DailyParts, dailyHandlers } from './handlers/daily-handlers.ts'
import { guestHandlers } from './handlers/guest-handlers.ts'
import { noticeHandlers } from './handlers/notice-handlers.ts'
import { ratingHandlers } from './handlers/rating-handlers.ts'
import { restHandlers } from './handlers/rest-handlers.ts'
import { tableHandlers } from './handlers/table-handlers.ts'
import { HTTPS_ONLY, NO_STORE, SECURITY_HEADERS } from './headers.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { bannedUntil, Refused, rejectionOf } from './refused.ts'
import { clientAddress, clientIp, isSecure, originProblem } from './request-origin.ts'
import type { RouteHandler, RouteHandlers, RouteRequest } from './route-handler.ts'
import { SEEN_PATH, seenRequest } from './seen-request.ts'
import { findVisitor, type RequestVisitor } from './visitor.ts'
import { wrongHostExplainer, wrongHostText } from './wrong-host.ts'

/** Everything that is answered over HTTP, except the pages. */
export function addRoutes(
  app: FastifyInstance,
  context: ServerContext,
  tables: Tables,
  daily: DailyParts,
  notices: NoticeService,
  reviews: SharedReviews,
  connected: () => readonly ConnectedGuest[],
): void {
  const requests = new Buckets(context.limits.requests, context.time)
  const lookup = new PeopleLookup(context.store)
  const limitPeople = peopleLimit(context)
  const handlers: RouteHandlers = {
    ...guestHandlers(context, tables),
    ...restHandlers(context, tables),
    ...identityHandlers(context, tables),
    ...programHandlers(context, tables),
    ...tableHandlers(context, tables),
    ...watchHandlers(context, tables),
    ...pairingHandlers(context, tables),
    ...dailyHandlers(context, daily),
    ...ratingHandlers(context),
    ...archiveHandlers(context),
    ...reviewHandlers(context, reviews),
    ...profileHandlers(context),
    ...noticeHandlers(context, notices, tables),
    ...peopleHandlers(context, tables, lookup, limitPeople),
    ...invitationHandlers(context, tables, lookup),
    ...groupHandlers(context, lookup, limitPeople),
    ...reportHandlers(context, tables),
    ...adminHandlers(context, tables, connected),
  }
  checkEveryRequest(app, context, requests)
  answerErrors(app, context)
  const programs = new Buckets(context.limits.programRequests, context.time)
  const changes = new OneAtATime()
  for (const name of Object.keys(ROUTES) as RouteName[])
    addRoute(app, { context, requests, programs, changes }, name, handlers[name])
  addStopPage(app, context)
  addDescriptions(app, context)
  addHealth(app, context)
  addSeen(app, context)
  addMetrics(app, context)
  // Otherwise such a path would be looked for among the files of the pages, and count as one.
  app.all(`${context.base}/api/*`, { config: { kind: 'api' } }, async () => {
    throw new Refused('notFound')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a matched route counts as. Everything else that is read counts as a file of the pages. */
    readonly kind?: 'api' | 'probe' | 'admin'
  }
}

/** Adds the security headers, and checks the rate limit, the host and the origin, whatever is requested. */
function checkEveryRequest(app: FastifyInstance, context: ServerContext, requests: Buckets): void {
  const { base, originSettings, limits, time, moderation } = context
  const files = new Buckets(limits.files, time)
  const explain = wrongHostExplainer(context)
  const checkAdmin = adminAccess(context)
  // Without a proxy in between, the connections themselves are limited, and each has one request at a time.
  const open = originSettings.trustProxy ? new OpenLimit(limits.connectionsPerAddress) : undefined
  app.addHook('onRequest', async (request, reply) => {
    const { raw, method, routeOptions } = request
    // By the route that was found: the same path can be written in many ways.
    const { kind } = routeOptions.config
    const changes = method !== 'GET' && method !== 'HEAD'
    const secure = isSecure(raw, originSettings)
    reply.headers(SECURITY_HEADERS)
    if (secure) reply.header('strict-transport-security', HTTPS_ONLY)
    if (kind !== undefined) reply.header('cache-control', NO_STORE)
    const buckets = kind === 'api' || changes ? requests : files
    const address = clientAddress(raw, originSettings)
    // First, and until the body has arrived as well: one that nobody reads holds its connection after it was answered.
    const isAdmin = kind === 'admin' && moderation.adminOf(raw.headers.authorization) !== undefined
    if (!isAdmin && open?.admits(address, reply.raw, raw) === false) throw new Refused('tooManyConnections')
    if (kind === 'admin') checkAdmin(raw)
    else if (!buckets.take(address)) throw new Refused('tooFast')
    const ban = kind === 'api' ? moderation.networkBan(clientIp(raw, originSettings)) : undefined
    if (ban) throw new Refused(bannedUntil(ban))
    // No browser and no proxy sends a whole URL or an asterisk here.
    if (!raw.url?.startsWith('/')) throw new Refused('malformed')
    // PostgreSQL cannot even look for a zero byte. Pages check the ids in their addresses themselves.
    if (kind !== undefined && raw.url.includes('%00')) throw new Refused('malformed')
    const problem = originProblem(raw, originSettings, changes)
    if (problem === 'wrongHost' && kind !== 'probe') throw explain(raw)
    if (problem !== undefined && problem !== 'wrongHost') throw new Refused(problem)
    if (kind === 'api' && secure)
      for (const text of renamedCookie(raw, base)) reply.header('set-cookie', text)
  })
}

function answerErrors(app: FastifyInstance, { metrics, log }: ServerContext): void {
  app.setErrorHandler((problem: Error & { statusCode?: number }, request, reply) => {
    const rejection = rejectionOf(problem)
    if (rejection.code === 'serverTrouble') log.error({ problem }, 'a request failed')
    metrics.refused.inc({ code: rejection.code })
    if (rejection.code === 'tooManyConnections') reply.header('connection', 'close')
    reply.code(httpStatus(rejection.code)).header('cache-control', NO_STORE)
    if (rejection.code === 'wrongHost' && request.headers.accept?.includes('text/html'))
      return reply.type('text/plain; charset=utf-8').send(wrongHostText(rejection))
    return reply.send({ rejection } satisfies Problem)
  })
}

interface RouteParts {
  readonly context: ServerContext
  /** The requests of each address. */
  readonly requests: Buckets
  /** The requests of each program. */
  readonly programs: Buckets
  /** The requests of each visitor that change something. */
  readonly changes: OneAtATime
}

function addRoute<Name extends RouteName>(
  app: FastifyInstance,
  parts: RouteParts,
  name: Name,
  handler: RouteHandler<Name>,
): void {
  const { method, path, status = 200, ignoresBody, admin }: HttpRoute = ROUTES[name]
  const add = (scope: FastifyInstance): unknown =>
    scope.route({
      method,
      url: parts.context.base + path,
      config: { kind: admin ? 'admin' : 'api' },
      handler: async (request, reply) => {
        const parsed = await parseRequest(name, request, reply, parts)
        const { guest } = parsed
        const answer =
          method === 'GET' || !guest
            ? handler(parsed)
            : parts.changes.run(guest.id, async (waited) =>
                handler(waited ? await stillTheSame(name, request, reply, parts, parsed) : parsed),
              )
        return reply.code(status).send(await answer)
      },
    })
  if (!ignoresBody) {
    add(app)
    return
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    add(scope)
  })
}

/** Banned guests can still export and delete their data. */
const FOR_BANNED: ReadonlySet<RouteName> = new Set(['myData', 'deleteMe'])

/** Looks up the visitor, if the route has one, and checks whether they may do this now. */
async function admitted(
  name: RouteName,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<RequestVisitor | undefined> {
  const { visitor, method, admin }: HttpRoute = ROUTES[name]
  if (context.moderation.readOnly !== undefined && method !== 'GET' && !admin) throw new Refused('readOnly')
  const found = visitor && (await findVisitor(raw, context))
  const ban = FOR_BANNED.has(name) ? undefined : context.moderation.guestBan(found?.guest)
  if (ban) throw new Refused(bannedUntil(ban))
  if (found?.renewal !== undefined) reply.header('set-cookie', found.renewal)
  return found
}

type VisitorOf<Name extends RouteName> = Pick<RouteRequest<Name>, 'guest' | 'session'>

/** While a request waited for others, its visitor may have changed, or their device may have been signed out. */
async function stillTheSame<Name extends RouteName>(
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
  { context }: RouteParts,
  parsed: RouteRequest<Name>,
): Promise<RouteRequest<Name>> {
  const found = await admitted(name, request, reply, context)
  if (!found || found.guest.id !== parsed.guest?.id) throw new Refused('nameFirst')
  // As in `parseRequest`.
  return { ...parsed, ...({ guest: found.guest, session: found.key.session } as VisitorOf<Name>) }
}

/** Looks up the visitor and parses the request as its route declares. */
async function parseRequest<Name extends RouteName>(
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, requests, programs }: RouteParts,
): Promise<RouteRequest<Name>> {
  const { raw, params } = request
  const { visitor, query, body, programs: forPrograms, cost = 1 }: HttpRoute = ROUTES[name]
  const found = await admitted(name, request, reply, context)
  if (found?.guest.owner !== undefined) {
    if (!forPrograms) throw new Refused('notForPrograms')
    if (!programs.take(found.guest.id)) throw new Refused('tooFast')
  }
  if (visitor === 'required' && !found) throw new Refused('nameFirst')
  // One request has been counted already.
  if (!requests.take(clientAddress(raw, context.originSettings), cost - 1)) throw new Refused('tooFast')
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
  // An empty list would pass for an object without any of its optional fields.
  if (Array.isArray(input)) throw new Refused({ code: 'malformed', place: '' })
  const { success, output, issues } = v.safeParse(schema, input, { abortEarly: true })
  if (!success) throw new Refused({ code: 'malformed', place: placeOf(issues[0]) })
  return output
}

/** Mail programs without one-click unsubscribing open the address in a browser, where a person confirms it. */
function addStopPage(app: FastifyInstance, { base }: ServerContext): void {
  const url = `${base}${ROUTES.stopChannel.path}`
  app.get<{ Params: { token: string } }>(url, { config: { kind: 'api' } }, ({ params }, reply) =>
    reply.redirect(`${base}/#/email/stop/${encodeURIComponent(params.token)}`),
  )
}

/** What the API and the socket offer, for people who write programs and for generators of code. */
function addDescriptions(app: FastifyInstance, { base }: ServerContext): void {
  const writers = {
    openapi: async () => (await import('../../protocol/reference/openapi.ts')).openApi(base),
    asyncapi: async () => (await import('../../protocol/reference/asyncapi.ts')).asyncApi(base),
  }
  for (const [name, write] of Object.entries(writers)) {
    let text: Promise<string> | undefined
    app.get(`${base}/api/${name}.json`, { config: { kind: 'api' } }, async (_request, reply) => {
      text ??= write().then((description) => JSON.stringify(description))
      return reply.type('application/json; charset=utf-8').send(await text)
    })
  }
}

/** Also outside the base path: whatever supervises the process need not know the path of the proxy. */
function addHealth(app: FastifyInstance, { base, store, log, space }: ServerContext): void {
  const isHealthy = storeHealth(store, log)
  for (const path of new Set([base, ''])) {
    for (const url of [`${path}/health`, `${path}/health/`]) {
      app.get(url, { config: { kind: 'probe' } }, async (_request, reply) => {
        const healthy = await isHealthy()
        // Not a failure: running matches go on, and a restart would free no space.
        const status = !healthy ? 'storeAway' : (await space.isFull()) ? 'storageFull' : 'ok'
        return reply.code(healthy ? 200 : 503).send({ status })
      })
    }
  }
}

function addSeen(app: FastifyInstance, { base, originSettings }: ServerContext): void {
  app.get(`${base}${SEEN_PATH}`, { config: { kind: 'api' } }, async ({ raw }) =>
    seenRequest(raw, originSettings),
  )
}

function addMetrics(app: FastifyInstance, { base, metricsToken, metrics }: ServerContext): void {
  app.get(`${base}/metrics`, { config: { kind: 'api' } }, async ({ raw }, reply) => {
    if (!mayReadMetrics(raw, metricsToken)) throw new Refused('notFound')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
