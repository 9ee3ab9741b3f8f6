import type * as v from 'valibot'
import type { ProtocolCode } from './codes.ts'
import {
  ClaimSchema,
  CreatedSchema,
  CreateTableSchema,
  DeviceLinkSchema,
  DevicesSchema,
  GamesSchema,
  ListTablesSchema,
  MeSchema,
  SetNameSchema,
  TablePageSchema,
  TableSummarySchema,
} from './http.ts'

export interface HttpRoute {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the base path of the server. `:name` is a parameter. */
  readonly path: `/api/${string}`
  /** Whether the visitor is looked up by their cookie. `required` refuses visitors without a name with `nameFirst`. */
  readonly visitor?: 'optional' | 'required'
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  /** A JSON response. Without it the response is a file, taken as text. */
  readonly response?: v.GenericSchema
  /** The status of a successful response, if it is not 200. */
  readonly status?: number
  /** How many requests it counts as, where it takes the server a lot of work. */
  readonly cost?: number
  /** Why this route refuses, beyond the codes that any request can be refused with. */
  readonly refusals: readonly ProtocolCode[]
}

/**
 * Every HTTP route, declared once: the server's handlers, the browser's client and the reference in docs/protocol.md are
 * derived from this.
 */
export const ROUTES = {
  me: { method: 'GET', path: '/api/me', visitor: 'optional', response: MeSchema, refusals: [] },
  setName: {
    method: 'PUT',
    path: '/api/me',
    visitor: 'optional',
    body: SetNameSchema,
    response: MeSchema,
    refusals: [],
  },
  linkDevice: {
    method: 'POST',
    path: '/api/me/link',
    visitor: 'required',
    response: DeviceLinkSchema,
    refusals: ['nameFirst'],
  },
  devices: {
    method: 'GET',
    path: '/api/me/devices',
    visitor: 'required',
    response: DevicesSchema,
    refusals: ['nameFirst'],
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/api/me/devices/:device',
    visitor: 'required',
    response: DevicesSchema,
    refusals: ['nameFirst', 'noSuchDevice'],
  },
  signOutOthers: {
    method: 'DELETE',
    path: '/api/me/devices',
    visitor: 'required',
    response: DevicesSchema,
    refusals: ['nameFirst'],
  },
  claimDevice: {
    method: 'POST',
    path: '/api/me/claim',
    body: ClaimSchema,
    response: MeSchema,
    refusals: ['linkInvalid', 'tooManyDevices'],
  },
  games: { method: 'GET', path: '/api/games', response: GamesSchema, refusals: [] },
  openTables: {
    method: 'GET',
    path: '/api/tables',
    query: ListTablesSchema,
    response: TablePageSchema,
    refusals: [],
  },
  createTable: {
    method: 'POST',
    path: '/api/tables',
    visitor: 'required',
    body: CreateTableSchema,
    response: CreatedSchema,
    status: 201,
    refusals: ['nameFirst', 'noSuchGame', 'noSuchBot', 'tooManyTables', 'tooManyNewTables', 'storageFull'],
  },
  myTables: {
    method: 'GET',
    path: '/api/tables/mine',
    visitor: 'optional',
    query: ListTablesSchema,
    response: TablePageSchema,
    refusals: [],
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    response: TableSummarySchema,
    refusals: ['noSuchTable'],
  },
  matchFile: {
    method: 'GET',
    path: '/api/tables/:table/match',
    visitor: 'optional',
    // The whole match is replayed.
    cost: 10,
    refusals: ['noSuchTable', 'matchNotOver', 'noSpectators', 'rulesNotHere'],
  },
} as const satisfies Record<string, HttpRoute>

/** The codes that any request can be refused with. */
export const COMMON_REFUSALS = [
  'malformed',
  'forbiddenKey',
  'tooLarge',
  'tooFast',
  'wrongOrigin',
  'wrongHost',
  'notFound',
  'serverTrouble',
] as const satisfies readonly ProtocolCode[]

export type RouteName = keyof typeof ROUTES
type Routes = typeof ROUTES

type Parsed<Name extends RouteName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : undefined

/** The body of a request after it was parsed; undefined for routes without one. */
export type RouteBody<Name extends RouteName> = Parsed<Name, 'body'>
export type RouteQuery<Name extends RouteName> = Parsed<Name, 'query'>
export type RouteResponse<Name extends RouteName> = Routes[Name] extends {
  readonly response: v.GenericSchema
}
  ? Parsed<Name, 'response'>
  : string

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in the path of a route. */
export type RouteParams<Name extends RouteName> = Readonly<Record<ParamNames<Routes[Name]['path']>, string>>

/** The path of a request, with its parameters filled in. */
export const routePath = <Name extends RouteName>(name: Name, params: RouteParams<Name>): string =>
  Object.entries<string>(params).reduce(
    (path, [param, value]) => path.replace(`:${param}`, encodeURIComponent(value)),
    ROUTES[name].path as string,
  )
