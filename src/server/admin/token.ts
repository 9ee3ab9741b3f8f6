import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ADMIN_TOKEN_PREFIX } from '../../protocol/http/admin/admin.ts'
import type { AdminToken } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'

/** The label of the token that is made on the first start. */
const FIRST_LABEL = 'admin'

interface NewToken {
  readonly stored: AdminToken
  /** Shown once and stored nowhere. */
  readonly secret: string
}

function newToken(label: string, now: number): NewToken {
  const secret = ADMIN_TOKEN_PREFIX + randomBytes(32).toString('base64url')
  return { secret, stored: storedToken(label, secret, now) }
}

export const storedToken = (label: string, secret: string, now: number): AdminToken => ({
  label,
  hash: hashOf(secret),
  created: now,
})

const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest()

/** Makes the first token of a store. Undefined if it has one already; of several processes one gets it. */
export async function makeFirstToken(store: Store, now: number): Promise<string | undefined> {
  const { stored, secret } = newToken(FIRST_LABEL, now)
  return (await store.addFirstToken(stored)) ? secret : undefined
}

/** Replaces the token of this label, or makes one. Running servers notice within seconds. */
export async function rotateToken(store: Store, label: string, now: number): Promise<string> {
  const { stored, secret } = newToken(label, now)
  const act = { id: randomBytes(12).toString('base64url'), at: now, who: label, act: 'rotateToken' }
  await store.recordAct(act, [{ type: 'token', token: stored }])
  return secret
}

/** The hash of the token in an `Authorization` header. */
export const tokenHash = (header: string | undefined): Uint8Array =>
  hashOf(header?.replace(/^Bearer /, '') ?? '')

/** The label of the token in an `Authorization` header. All tokens are compared, each in constant time. */
export function labelOf(tokens: readonly AdminToken[], header: string | undefined): string | undefined {
  const given = tokenHash(header)
  let found: string | undefined
  for (const { label, hash } of tokens)
    if (hash.length === given.length && timingSafeEqual(given, hash)) found = label
  return found
}
