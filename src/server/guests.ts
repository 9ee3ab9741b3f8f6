import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { at } from '../kernel/index.ts'
import type { ServerContext } from './context.ts'
import type { Guest, Key, Store } from './store/store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const COOKIE_LIFETIME = 400 * 24 * HOUR
const LINK_LIFETIME = 10 * MINUTE

/** How long a browser keeps the cookie, in seconds. */
export const COOKIE_AGE = COOKIE_LIFETIME / 1000

/**
 * A secret has the form `selector.verifier`. The selector is used to find it; of the verifier only the hash is stored, and
 * it is compared in constant time.
 */
export async function newSecret(
  store: Store,
  guest: string,
  kind: Key['kind'],
  now: number,
): Promise<string> {
  const selector = randomBytes(18).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const until = now + (kind === 'cookie' ? COOKIE_LIFETIME : LINK_LIFETIME)
  await store.saveKey({ selector, hash: hashOf(verifier), guest, kind, until })
  return `${selector}.${verifier}`
}

export const selectorOf = (secret: string): string => secret.split('.')[0] ?? ''

export async function guestOfCookie(
  store: Store,
  cookie: string | undefined,
  now: number,
): Promise<Guest | undefined> {
  const key = await validKey(store, cookie, 'cookie', now)
  return key && store.findGuest(key.guest)
}

/** A link works once: only the request that drops its key may use it. */
export async function guestOfLink(store: Store, code: string, now: number): Promise<Guest | undefined> {
  const key = await validKey(store, code, 'link', now)
  if (!key || !(await store.dropKey(key.selector))) return undefined
  return store.findGuest(key.guest)
}

async function validKey(
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

/** Saves and drops a key that nobody can use, in one commit. Fails if the store cannot be written to. */
export async function probeWrite(store: Store): Promise<void> {
  const selector = randomBytes(18).toString('base64url')
  const key = { selector, hash: NO_HASH, guest: '', kind: 'link', until: 0 } as const
  await Promise.all([store.saveKey(key), store.dropKey(selector)])
}

const KEYS_AT_ONCE = 1_000

/** Deletes expired keys every hour. Returns a function that stops it. */
export function forgetExpiredKeys({
  store,
  time,
  log,
}: Pick<ServerContext, 'store' | 'time' | 'log'>): () => void {
  let cancel: () => void
  async function forget(): Promise<void> {
    while ((await store.forgetKeys(time.now(), KEYS_AT_ONCE)) === KEYS_AT_ONCE);
  }
  function schedule(): void {
    cancel = time.after(HOUR, () => {
      forget().catch((problem) => log.warn({ problem }, 'could not delete expired keys'))
      schedule()
    })
  }
  schedule()
  return () => cancel()
}

const NO_HASH = new Uint8Array(32)

const hashOf = (verifier: string): Uint8Array => createHash('sha256').update(verifier).digest()

export async function newGuest(store: Store, name: string): Promise<Guest> {
  const guest = { id: randomBytes(12).toString('base64url'), name, muted: [] }
  await store.saveGuest(guest)
  return guest
}

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const TABLE_ID_LENGTH = 12

/** An id that cannot be guessed: whoever knows it was given the link. */
export function newTableId(): string {
  let id = ''
  while (id.length < TABLE_ID_LENGTH) id = idOf(randomBytes(16))
  return id
}

/** The id of the rematch of a table. It may be derived, because whoever knows the table is told it anyway. */
export const tableIdAfter = (table: string): string =>
  idOf(createHash('sha512').update(`after ${table}`).digest())

/** Bytes that would make some letters more likely than others are skipped. */
function idOf(bytes: Uint8Array): string {
  const usable = [...bytes].filter((byte) => byte < 4 * LETTERS.length)
  const letters = usable.slice(0, TABLE_ID_LENGTH).map((byte) => at(LETTERS, byte % LETTERS.length))
  return letters.join('')
}
