import * as v from 'valibot'
import type { Rejection } from '../../kernel/index.ts'
import {
  ENDPOINTS,
  type Endpoint,
  type RouteName,
  type RouteParams,
  type RouteResponse,
  routePath,
} from '../../protocol/http/endpoints.ts'
import { ProblemSchema } from '../../protocol/http/responses.ts'
import type { CreateTable, Holiday, NewChannel, RouteBody, Sleep } from '../../protocol/index.ts'
import { parseKnown } from './parse-known.ts'

/** The outcome of an HTTP request. A refusal is a value too; without a connection its code is `offline`. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection }

const refused = (code: string): ApiResult<never> => ({ ok: false, rejection: { code } })

/** Sends a request as its route declares it, and parses the response by the schema of the route. */
export async function request<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  body?: RouteBody<Name>,
  query: Readonly<Record<string, string>> = {},
): Promise<ApiResult<RouteResponse<Name>>> {
  const { method, response: schema }: Endpoint = ENDPOINTS[name]
  try {
    const url = new URL(routePath(name, params).slice(1), document.baseURI)
    url.search = new URLSearchParams(query).toString()
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!type.includes('json')) return refused('offline')
    if (response.ok) return parsed(schema ?? v.string(), await (schema ? response.json() : response.text()))
    const problem = parseKnown(ProblemSchema, await response.json())
    return problem ? { ok: false, rejection: problem.output.rejection } : refused('serverTrouble')
  } catch {
    return refused('offline')
  }
}

/** A response that does not fit its schema comes from a server of another version. */
function parsed<Value>(schema: v.GenericSchema, value: unknown): ApiResult<Value> {
  const found = parseKnown(schema, value)
  return found ? { ok: true, value: found.output as Value } : refused('serverTrouble')
}

export const takeName = (name: string) => request('setName', {}, { name })
/** A code that signs in another device as the same visitor, once. */
export const linkDevice = () => request('linkDevice', {})
/** The devices on which the visitor is signed in. */
export const fetchDevices = () => request('devices', {})
export const signOutDevice = (device: string) => request('signOutDevice', { device })
export const signOutOthers = () => request('signOutOthers', {})
/** When the visitor sleeps and is on holiday. */
export const fetchRest = () => request('rest', {})
export const setSleep = (sleep: Sleep | undefined) => request('setSleep', {}, sleep ? { sleep } : {})
export const announceHoliday = (holiday: Holiday) => request('planHoliday', {}, holiday)
/** Takes back the holiday that begins on this day. */
export const cancelHoliday = (day: string) => request('endHoliday', { day })
export const claimDevice = (code: string) => request('claimDevice', {}, { code })
/** How and when the visitor is told that a table waits for them. */
export const fetchNotices = () => request('notices', {})
export const setNotices = (wanted: RouteBody<'setNotices'>) => request('setNotices', {}, wanted)
export const addChannel = (channel: NewChannel) => request('addChannel', {}, channel)
export const dropChannel = (channel: string) => request('dropChannel', { channel })
export const testChannel = (channel: string) => request('testChannel', { channel })
/** With the token of the link in an e-mail. */
export const confirmChannel = (token: string) => request('confirmChannel', { token })
export const stopChannel = (token: string) => request('stopChannel', { token })
export const serverGames = () => request('games', {})
export const openTables = () => request('openTables', {})
export const myTables = () => request('myTables', {})
/** The table that waits for players under a code. */
export const tableByCode = (code: string) => request('tableByCode', { code })
export const createTable = (table: CreateTable) => request('createTable', {}, table)

type ArchiveField = 'game' | 'opponent' | 'result' | 'against' | 'from' | 'to' | 'after'
export type ArchiveRequest = Readonly<Partial<Record<ArchiveField, string>>>

/** The file of a finished match, as text. */
export const fetchMatchFile = (table: string) => request('matchFile', { table })

/** A page of the visitor's finished matches. */
export const fetchArchive = (query: ArchiveRequest) => request('archive', {}, undefined, query)
/** The visitor's own ratings. */
export const fetchRatings = () => request('ratings', {})
/** The ratings of those who sit at a rated table. */
export const fetchTableRatings = (table: string) => request('tableRatings', { table })

/** The challenges of today and of earlier days. */
export const fetchDaily = () => request('daily', {})
/** Opens the visitor's counted try of a game's challenge; the same table again if there is one. */
export const playDaily = (game: string) => request('playDaily', { game })
/** The file of master's match on the deal of a day that is over, as text. */
export const fetchMasterMatch = (day: string, game: string) => request('masterMatch', { day, game })
