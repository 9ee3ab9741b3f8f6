import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { levelsOf } from '../../games/bots.ts'
import { CATALOGUE, findGame } from '../../games/index.ts'
import { type Rejection, writeMatch } from '../../kernel/index.ts'
import {
  ClaimSchema,
  CreateTableSchema,
  type DeviceLink,
  type Games,
  LIMITS,
  ListTablesSchema,
  type Me,
  type Problem,
  type ProtocolCode,
  SetNameSchema,
  type TablePage,
  type TableSummary,
} from '../../protocol/index.ts'
import { CannotReplay, replay } from '../../table/index.ts'
import type { Log } from '../context.ts'
import { guestOfCookie, guestOfLink, newGuest, newSecret } from '../guests.ts'
import { Buckets, type ServerLimits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import { hasForbiddenKey } from '../socket/parse-command.ts'
import type { Guest, Store, TableRow } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import type { Time } from '../time.ts'
import { cookieOf, cookieText } from './cookie.ts'
import { HTTPS_ONLY, SECURITY_HEADERS } from './headers.ts'
import { healthOf } from './health.ts'
import { addressOf, type Border, isForwarded, isSecure, originAllowed } from './request-origin.ts'

export interface HttpParts {
  readonly base: string
  readonly border: Border
  readonly store: Store
  readonly tables: Tables
  readonly limits: ServerLimits
  readonly metrics: Metrics
  readonly time: Time
  readonly log: Log
}

const STATUS_OF: Record<string, number> = {
  tooFast: 429,
  tooLarge: 413,
  wrongOrigin: 403,
  nameFirst: 401,
  notFound: 404,
  noSuchTable: 404,
  matchNotOver: 409,
  tooManyTables: 429,
  serverTrouble: 500,
}

/** To make the file of a match all of it is replayed: it counts for several requests. */
const MATCH_COST = 10

/** Thrown inside a handler; becomes the answer. */
class Refused extends Error {
  readonly rejection: Rejection
  constructor(rejection: Rejection & { code: ProtocolCode | string }) {
    super(rejection.code)
    this.rejection = rejection
  }
}

/** The requests beside the socket: who I am, which tables there are, a new one, the file of a match. */
export function addRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { base, border, store, tables, limits, metrics, time, log } = parts
  const requests = new Buckets(limits.requests, time)
  const files = new Buckets(limits.files, time)
  const guests = new Buckets(limits.guests, time)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isSecure(request.raw, border)) reply.header('strict-transport-security', HTTPS_ONLY)
    const buckets = request.url.startsWith(`${base}/api/`) ? requests : files
    if (!buckets.take(addressOf(request.raw, border))) throw new Refused({ code: 'tooFast' })
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !originAllowed(request.raw, border)) throw new Refused({ code: 'wrongOrigin' })
  })

  app.setErrorHandler((problem: Error & { statusCode?: number; code?: string }, request, reply) => {
    const rejection = rejectionOf(problem)
    if (rejection.code === 'serverTrouble') request.log.error({ problem }, 'a request failed')
    metrics.refused.inc({ code: rejection.code })
    return reply.code(STATUS_OF[rejection.code] ?? 400).send({ rejection } satisfies Problem)
  })

  const guestOf = (request: FastifyRequest): Promise<Guest | undefined> =>
    guestOfCookie(store, cookieOf(request.raw), time.now())

  async function knownGuest(request: FastifyRequest): Promise<Guest> {
    const guest = await guestOf(request)
    if (!guest) throw new Refused({ code: 'nameFirst' })
    return guest
  }

  async function giveCookie(request: FastifyRequest, reply: FastifyReply, guest: Guest): Promise<void> {
    const secret = await newSecret(store, guest.id, 'cookie', time.now())
    reply.header('set-cookie', cookieText(secret, base, isSecure(request.raw, border)))
  }

  app.get(`${base}/api/me`, async (request): Promise<Me> => {
    const guest = await guestOf(request)
    return guest ? { name: guest.name } : {}
  })

  app.put(`${base}/api/me`, async (request, reply): Promise<Me> => {
    const { name } = read(SetNameSchema, request.body)
    const guest = await guestOf(request)
    if (guest?.name === name) return { name }
    if (!guests.take(addressOf(request.raw, border))) throw new Refused({ code: 'tooFast' })
    if (guest) {
      const renamed = { ...guest, name }
      await store.saveGuest(renamed)
      await tables.rename(renamed)
      return { name }
    }
    await giveCookie(request, reply, await newGuest(store, name))
    return { name }
  })

  app.post(`${base}/api/me/link`, async (request): Promise<DeviceLink> => {
    const guest = await knownGuest(request)
    const now = time.now()
    const code = await newSecret(store, guest.id, 'link', now)
    const key = await store.findKey(code.split('.')[0])
    return { code, until: key?.until ?? now }
  })

  app.post(`${base}/api/me/claim`, async (request, reply): Promise<Me> => {
    const { code } = read(ClaimSchema, request.body)
    // Every claim leaves a cookie in the store, as a new guest does.
    if (!guests.take(addressOf(request.raw, border))) throw new Refused({ code: 'tooFast' })
    const guest = await guestOfLink(store, code, time.now())
    if (!guest) throw new Refused({ code: 'linkInvalid' })
    await giveCookie(request, reply, guest)
    return { name: guest.name }
  })

  app.get(`${base}/api/games`, async (): Promise<Games> => ({ games: CATALOGUE.map(gameInfo) }))

  app.get(`${base}/api/tables`, async (request): Promise<TablePage> => {
    const { game, after = '0' } = read(ListTablesSchema, request.query)
    const found = await store.openTables({ game, after: pageStart(after), limit: LIMITS.tablesPerPage + 1 })
    return page(found.map(summary), pageStart(after))
  })

  app.post(`${base}/api/tables`, async (request, reply) => {
    const guest = await knownGuest(request)
    const table = await tables.create(guest, read(CreateTableSchema, request.body))
    if (typeof table !== 'string') throw new Refused(table)
    return reply.code(201).send({ table })
  })

  app.get(`${base}/api/tables/mine`, async (request): Promise<TablePage> => {
    const { game, after = '0' } = read(ListTablesSchema, request.query)
    const guest = await guestOf(request)
    if (!guest) return { tables: [] }
    const query = { game, after: pageStart(after), limit: LIMITS.tablesPerPage + 1 }
    const found = await store.tablesOf(guest.id, query)
    const mine = found.map((row) => ({
      ...summary(row),
      you: row.seat,
      yourMove: row.status === 'playing' && ((row.asked >> row.seat) & 1) === 1,
    }))
    return page(mine, pageStart(after))
  })

  app.get<{ Params: { table: string } }>(`${base}/api/tables/:table`, async (request) => {
    const row = await store.findTable(request.params.table)
    if (!row) throw new Refused({ code: 'noSuchTable' })
    return summary(row)
  })

  app.get<{ Params: { table: string } }>(`${base}/api/tables/:table/match`, async (request, reply) => {
    // A match that goes on is not replayed for whoever asks.
    const row = await store.findTable(request.params.table)
    if (row && row.status !== 'over') throw new Refused({ code: 'matchNotOver' })
    const paid = row && requests.take(addressOf(request.raw, border), MATCH_COST - 1)
    if (row && !paid) throw new Refused({ code: 'tooFast' })
    const stored = row && (await store.loadTable(request.params.table))
    const game = stored && findGame(stored.record.game)
    if (!stored || !game) throw new Refused({ code: 'noSuchTable' })
    const { match, status } = replay(stored, { game, bots: [] })
    if (!match || status !== 'over') throw new Refused({ code: 'matchNotOver' })
    const name = `${stored.record.game}-${stored.record.id}.vermeil.json`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/json')
      .send(writeMatch(match))
  })

  const isWell = healthOf(store, log)
  // Who looks after the process need not know the path below which a proxy shows it.
  for (const path of new Set([base, ''])) {
    for (const health of [`${path}/health`, `${path}/health/`]) {
      app.get(health, async (_request, reply) => {
        const well = await isWell()
        return reply.code(well ? 200 : 503).send({ status: well ? 'ok' : 'storeAway' })
      })
    }
  }

  // Where few play, who watches these numbers could count hidden moves: they are for the host, not for who comes by
  // the proxy.
  app.get(`${base}/metrics`, async (request, reply) => {
    if (isForwarded(request.raw, border)) throw new Refused({ code: 'notFound' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function read<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  if (hasForbiddenKey(input)) throw new Refused({ code: 'forbiddenKey' })
  const shape = v.safeParse(schema, input, { abortEarly: true })
  if (shape.success) return shape.output
  const place = shape.issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new Refused({ code: 'malformed', place: place.slice(0, 80) })
}

function rejectionOf(problem: Error & { statusCode?: number; code?: string }): Rejection {
  if (problem instanceof Refused) return problem.rejection
  if (problem instanceof CannotReplay) return { code: problem.code }
  if (problem.statusCode === 413) return { code: 'tooLarge' }
  const status = problem.statusCode ?? 500
  return { code: status >= 400 && status < 500 ? 'malformed' : 'serverTrouble' }
}

function gameInfo({ game }: (typeof CATALOGUE)[number]): Games['games'][number] {
  const { id, version: rules, seats } = game
  return { id, rules, seats, bots: levelsOf(id).map(({ name }) => name) }
}

const LAST_PAGE = 1_000_000

const pageStart = (after: string): number => {
  const start = Number(after)
  if (!Number.isInteger(start) || start < 0 || start > LAST_PAGE) throw new Refused({ code: 'malformed' })
  return start
}

function page(found: TableSummary[], start: number): TablePage {
  const tables = found.slice(0, LIMITS.tablesPerPage)
  return found.length > tables.length ? { tables, next: String(start + tables.length) } : { tables }
}

function summary({ record, status, updated, seats }: TableRow): TableSummary {
  const { id, game, listed, clock, created } = record
  return { table: id, game, status, listed, clock, seats: [...seats], created, updated }
}
