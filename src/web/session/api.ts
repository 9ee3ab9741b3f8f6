import type { Rejection } from '../../kernel/index.ts'
import type { Created, CreateTable, DeviceLink, Games, Me, TablePage } from '../../protocol/index.ts'

/** What lies behind the server's HTTP door; a refusal comes back as a value, no connection as `offline`. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection }

const refused = (code: string): Answer<never> => ({ ok: false, rejection: { code } })

async function ask<Value>(
  method: string,
  path: string,
  body?: unknown,
  take = (response: Response): Promise<unknown> => response.json(),
): Promise<Answer<Value>> {
  try {
    const response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!type.includes('json')) return refused('offline')
    if (response.ok) return { ok: true, value: (await take(response)) as Value }
    const { rejection } = (await response.json()) as { rejection?: Rejection }
    return { ok: false, rejection: rejection ?? { code: 'serverTrouble' } }
  } catch {
    return refused('offline')
  }
}

export const takeName = (name: string): Promise<Answer<Me>> => ask('PUT', 'me', { name })
/** A code that makes another device the same visitor, once. */
export const linkDevice = (): Promise<Answer<DeviceLink>> => ask('POST', 'me/link')
export const claimDevice = (code: string): Promise<Answer<Me>> => ask('POST', 'me/claim', { code })
export const serverGames = (): Promise<Answer<Games>> => ask('GET', 'games')
export const openTables = (): Promise<Answer<TablePage>> => ask('GET', 'tables')
export const myTables = (): Promise<Answer<TablePage>> => ask('GET', 'tables/mine')
export const createTable = (table: CreateTable): Promise<Answer<Created>> => ask('POST', 'tables', table)

/** The file of a finished match, as text. */
export const matchFile = (table: string): Promise<Answer<string>> =>
  ask('GET', `tables/${encodeURIComponent(table)}/match`, undefined, (response) => response.text())
