import type { Rejection } from '../../kernel/index.ts'
import type {
  AdminAct,
  AdminOverview,
  AdminPerson,
  AdminTable,
  Audit,
  Ban,
  Report,
} from '../../protocol/index.ts'

/** All that the answers to an administrator may hold. */
export interface AdminAnswer {
  readonly rejection: Rejection | undefined
  readonly switches: AdminOverview['switches']
  readonly acts: Audit[]
  readonly bans: [Ban, ...Ban[]]
  readonly reports: [Report, ...Report[]]
  readonly tables: [AdminTable, ...AdminTable[]]
  readonly people: AdminPerson[]
  readonly next: string | undefined
}

/** Sends a request as an administrator with this token. */
export async function askAdmin(
  { url, token }: { readonly url: string; readonly token: string },
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly body: AdminAnswer }> {
  const response = await fetch(`${url}/api/admin${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as AdminAnswer }
}

/** Does something as an administrator. Throws if it is refused. */
export async function actAsAdmin(
  admin: { readonly url: string; readonly token: string },
  act: AdminAct,
): Promise<Audit> {
  const { status, body } = await askAdmin(admin, '/acts', act)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as Audit
}
