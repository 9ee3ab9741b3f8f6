import type * as v from 'valibot'
import { ArchivePageSchema } from './archive.ts'
import { DailyDaySchema, DailySchema } from './daily.ts'
import { IdentitySchema, NewPasskeySchema, RecoverySchema, SignInOptionsSchema } from './identity.ts'
import { EmptySchema, NoticeSettingsSchema } from './notices.ts'
import { RatingsSchema, TableRatingsSchema } from './ratings.ts'
import {
  CreatedSchema,
  DeviceLinkSchema,
  DevicesSchema,
  GamesSchema,
  MeSchema,
  MyRestSchema,
  TablePageSchema,
  TableSummarySchema,
} from './responses.ts'

/** What a client needs to know to send a request. */
export interface Endpoint {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the base path of the server. `:name` is a parameter. */
  readonly path: `/api/${string}`
  /** A JSON response. Without it the response is a file, taken as text. */
  readonly response?: v.GenericSchema
}

/** Every HTTP endpoint. They stand apart from the rest of the routes, which is not shipped to the browser. */
export const ENDPOINTS = {
  me: { method: 'GET', path: '/api/me', response: MeSchema },
  setName: { method: 'PUT', path: '/api/me', response: MeSchema },
  rest: { method: 'GET', path: '/api/me/rest', response: MyRestSchema },
  setSleep: { method: 'PUT', path: '/api/me/sleep', response: MyRestSchema },
  planHoliday: { method: 'POST', path: '/api/me/holidays', response: MyRestSchema },
  endHoliday: { method: 'DELETE', path: '/api/me/holidays/:day', response: MyRestSchema },
  linkDevice: { method: 'POST', path: '/api/me/link', response: DeviceLinkSchema },
  devices: { method: 'GET', path: '/api/me/devices', response: DevicesSchema },
  signOutDevice: { method: 'DELETE', path: '/api/me/devices/:device', response: DevicesSchema },
  signOutOthers: { method: 'DELETE', path: '/api/me/devices', response: DevicesSchema },
  identity: { method: 'GET', path: '/api/me/identity', response: IdentitySchema },
  setHandle: { method: 'PUT', path: '/api/me/handle', response: IdentitySchema },
  beginPasskey: { method: 'POST', path: '/api/me/passkeys/begin', response: NewPasskeySchema },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', response: IdentitySchema },
  dropPasskey: { method: 'DELETE', path: '/api/me/passkeys', response: IdentitySchema },
  newRecovery: { method: 'POST', path: '/api/me/recovery', response: RecoverySchema },
  dropRecovery: { method: 'DELETE', path: '/api/me/recovery', response: IdentitySchema },
  beginSignIn: { method: 'POST', path: '/api/sign-in/begin', response: SignInOptionsSchema },
  signIn: { method: 'POST', path: '/api/sign-in', response: MeSchema },
  recover: { method: 'POST', path: '/api/sign-in/recovery', response: MeSchema },
  myData: { method: 'GET', path: '/api/me/data' },
  deleteMe: { method: 'DELETE', path: '/api/me', response: MeSchema },
  claimDevice: { method: 'POST', path: '/api/me/claim', response: MeSchema },
  notices: { method: 'GET', path: '/api/me/notices', response: NoticeSettingsSchema },
  setNotices: { method: 'PUT', path: '/api/me/notices', response: NoticeSettingsSchema },
  addChannel: { method: 'POST', path: '/api/me/notices/channels', response: NoticeSettingsSchema },
  dropChannel: {
    method: 'DELETE',
    path: '/api/me/notices/channels/:channel',
    response: NoticeSettingsSchema,
  },
  testChannel: { method: 'POST', path: '/api/me/notices/channels/:channel/test', response: EmptySchema },
  confirmChannel: { method: 'POST', path: '/api/notices/confirm/:token', response: EmptySchema },
  stopChannel: { method: 'POST', path: '/api/notices/stop/:token', response: EmptySchema },
  games: { method: 'GET', path: '/api/games', response: GamesSchema },
  openTables: { method: 'GET', path: '/api/tables', response: TablePageSchema },
  createTable: { method: 'POST', path: '/api/tables', response: CreatedSchema },
  tableByCode: { method: 'GET', path: '/api/codes/:code', response: CreatedSchema },
  myTables: { method: 'GET', path: '/api/tables/mine', response: TablePageSchema },
  table: { method: 'GET', path: '/api/tables/:table', response: TableSummarySchema },
  matchFile: { method: 'GET', path: '/api/tables/:table/match' },
  archive: { method: 'GET', path: '/api/archive', response: ArchivePageSchema },
  tableRatings: { method: 'GET', path: '/api/tables/:table/ratings', response: TableRatingsSchema },
  ratings: { method: 'GET', path: '/api/ratings', response: RatingsSchema },
  daily: { method: 'GET', path: '/api/daily', response: DailySchema },
  dailyDay: { method: 'GET', path: '/api/daily/:day', response: DailyDaySchema },
  playDaily: { method: 'POST', path: '/api/daily/:game', response: CreatedSchema },
  masterMatch: { method: 'GET', path: '/api/daily/:day/:game/master' },
} as const satisfies Record<string, Endpoint>

export type RouteName = keyof typeof ENDPOINTS
type Endpoints = typeof ENDPOINTS

export type RouteResponse<Name extends RouteName> = Endpoints[Name] extends {
  readonly response: infer Schema extends v.GenericSchema
}
  ? v.InferOutput<Schema>
  : string

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in the path of a route. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamNames<Endpoints[Name]['path']>, string>
>

/** The path of a request, with its parameters filled in. */
export const routePath = <Name extends RouteName>(name: Name, params: RouteParams<Name>): string =>
  Object.entries<string>(params).reduce(
    (path, [param, value]) => path.replace(`:${param}`, encodeURIComponent(value)),
    ENDPOINTS[name].path as string,
  )
