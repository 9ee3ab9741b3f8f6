import { signal } from '@preact/signals'
import { ADMIN_ENDPOINTS, ADMIN_TOKEN_PREFIX } from '../../../protocol/http/admin/admin.ts'
import type { Endpoint, ParamsOf, ResponseOf } from '../../../protocol/http/endpoint.ts'
import type { AdminAct, BodyOf } from '../../../protocol/index.ts'
import { type ApiResult, request } from './request.ts'

/**
 * The token of the administrator, in the memory of this tab only: a reload forgets it. It is in no cookie, so no other
 * page can act with it, and in no storage, so nobody finds it on a shared computer.
 */
export const adminToken = signal('')

export type AdminQuery = Readonly<Record<string, string>>

async function send<Called extends Endpoint>(
  endpoint: Called,
  params: ParamsOf<Called>,
  query: AdminQuery = {},
  body?: BodyOf<Called>,
): Promise<ApiResult<ResponseOf<Called>>> {
  const token = adminToken.peek()
  const answer = await request(endpoint, params, body, query, { authorization: `Bearer ${token}` })
  // The token was replaced meanwhile.
  if (!answer.ok && answer.rejection.code === 'adminOnly' && adminToken.peek() === token)
    adminToken.value = ''
  return answer
}

/** Whether the server accepts a token. */
export const tryToken = (token: string) =>
  request(ADMIN_ENDPOINTS.adminOverview, {}, undefined, {}, { authorization: `Bearer ${token}` })
export const fetchOverview = () => send(ADMIN_ENDPOINTS.adminOverview, {})
export const fetchAdminTables = (query: AdminQuery) => send(ADMIN_ENDPOINTS.adminTables, {}, query)
export const fetchAdminPeople = (query: AdminQuery) => send(ADMIN_ENDPOINTS.adminPeople, {}, query)
export const fetchBans = (query: AdminQuery) => send(ADMIN_ENDPOINTS.adminBans, {}, query)
export const fetchReports = (query: AdminQuery) => send(ADMIN_ENDPOINTS.adminReports, {}, query)
export const fetchAudit = (query: AdminQuery) => send(ADMIN_ENDPOINTS.adminAudit, {}, query)
export const performAct = (act: AdminAct) => send(ADMIN_ENDPOINTS.adminAct, {}, {}, act)

/** A new token, which works once the server has been told. */
export function newToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return ADMIN_TOKEN_PREFIX + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Tells the server to accept this token instead of the one in use. If an answer was lost, the new one works already and
 * the old one does not.
 */
export async function replaceToken(
  act: Extract<AdminAct, { act: 'rotateToken' }>,
): Promise<ApiResult<unknown>> {
  const headers = { authorization: `Bearer ${adminToken.peek()}` }
  const answer = await request(ADMIN_ENDPOINTS.adminAct, {}, act, {}, headers)
  const isKnown = answer.ok || (await tryToken(act.token)).ok
  if (isKnown) adminToken.value = act.token
  return isKnown ? { ok: true, value: undefined } : answer
}
