import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from './context.ts'
import type { Guest, Key, Store } from './store/store.ts'

const COOKIE_DAYS = 400
const LINK_MINUTES = 10
const DAY = 86_400_000
const MINUTE = 60_000

/** How long a browser keeps the cookie, in seconds. */
export const COOKIE_AGE = (COOKIE_DAYS * DAY) / 1000

/**
 * A secret is a selector, by which it is found, and a verifier, of which only the hash is kept and which is compared
 * in constant time: `selector.verifier`.
 */
export async function newSecret(
  store: Store,
  guest: string,
  kind: Key['kind'],
  now: number,
): Promise<string> {
  const selector = randomBytes(18).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const until = now + (kind === 'cookie' ? COOKIE_DAYS * DAY : LINK_MINUTES * MINUTE)
  await store.saveKey({ selector, hash: hashOf(verifier), guest, kind, until })
  return `${selector}.${verifier}`
}

export async function guestOfCookie(
  store: Store,
  cookie: string | undefined,
  now: number,
): Promise<Guest | undefined> {
  const key = await checked(store, cookie, 'cookie', now)
  return key && store.findGuest(key.guest)
}

/** A link works once: whoever drops its key is the one. */
export async function guestOfLink(store: Store, code: string, now: number): Promise<Guest | undefined> {
  const key = await checked(store, code, 'link', now)
  if (!key || !(await store.dropKey(key.selector))) return undefined
  return store.findGuest(key.guest)
}

async function checked(
  store: Store,
  secret: string | undefined,
  kind: Key['kind'],
  now: number,
): Promise<Key | undefined> {
  const [selector, verifier, ...more] = secret?.split('.') ?? []
  if (!selector || !verifier || more.length > 0) return undefined
  const key = await store.findKey(selector)
  const hash = hashOf(verifier)
  const same = timingSafeEqual(hash, key?.hash ?? NO_HASH)
  return key && same && key.kind === kind && key.until > now ? key : undefined
}

/** A key that nobody can use is saved and dropped again, in one commit: fails where the store takes nothing. */
export async function proveKey(store: Store): Promise<void> {
  const selector = randomBytes(18).toString('base64url')
  const key = { selector, hash: NO_HASH, guest: '', kind: 'link', until: 0 } as const
  await Promise.all([store.saveKey(key), store.dropKey(selector)])
}

const HOUR = 3_600_000
const AT_ONCE = 1_000

/** From time to time keys that nobody can use any more are forgotten. Gives what ends it. */
export function forgetOldKeys({ store, time, log }: Pick<House, 'store' | 'time' | 'log'>): () => void {
  let callOff: () => void
  async function forget(): Promise<void> {
    while ((await store.forgetKeys(time.now(), AT_ONCE)) === AT_ONCE);
  }
  function later(): void {
    callOff = time.after(HOUR, () => {
      forget().catch((problem) => log.warn({ problem }, 'old keys could not be forgotten'))
      later()
    })
  }
  later()
  return () => callOff()
}

const NO_HASH = new Uint8Array(32)

const hashOf = (verifier: string): Uint8Array => createHash('sha256').update(verifier).digest()

export async function newGuest(store: Store, name: string): Promise<Guest> {
  const guest = { id: randomBytes(12).toString('base64url'), name, muted: [] }
  await store.saveGuest(guest)
  return guest
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id that nobody guesses: who knows it was given the link. */
export function newTableId(): string {
  let id = ''
  while (id.length < 12) id = idOf(randomBytes(16))
  return id
}

/** The id of the table for the next match. Who knows the table is told it there: so it may be found out from its id. */
export const tableIdAfter = (table: string): string =>
  idOf(createHash('sha512').update(`after ${table}`).digest())

/** The first of the bytes that give letters, each as likely as any other. */
function idOf(bytes: Uint8Array): string {
  const letters = [...bytes].flatMap((byte) => (byte < 248 ? [LETTERS[byte % 62]] : []))
  return letters.slice(0, 12).join('')
}
